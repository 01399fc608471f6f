// SPDX-License-Identifier: GPL-3.0-or-later
// A box that shows what is picked and opens a list of hundreds of rows, filtered while one types.
#pragma once

#include "app/forms/combo_field.h"
#include "app/forms/picker_model.h"
#include "app/forms/rows.h"

#include <QPointer>

namespace cabe {

class PickerPopup;

class PickerBox : public ComboField
{
    Q_OBJECT
public:
    using Source = std::function<std::vector<PickItem>()>;
    // `source` is asked each time the list opens.
    explicit PickerBox(Source source, QWidget* parent = nullptr);

    void setShown(const QString& text);
    void setListName(const QString& name) { listName_ = name; }
    void showPopup() override;
    void hidePopup() override;
    [[nodiscard]] PickerPopup* popup() const { return popup_; }

Q_SIGNALS:
    void picked(const QString& id);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    Source source_;
    QPointer<PickerPopup> popup_;
    QString listName_, typedAhead_;
};

// The list under the box: a filter line, the rows, how many there are.
class PickerPopup : public QFrame
{
    Q_OBJECT
public:
    PickerPopup(std::vector<PickItem> items, const QString& current, QWidget* parent);
    void setNeedle(const QString& text);
    [[nodiscard]] QLineEdit* filterLine() const { return line_; }
    [[nodiscard]] QAbstractItemModel* shownRows() const { return filter_; }

Q_SIGNALS:
    void picked(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& text);
    void pick(const QModelIndex& index);

    PickerModel* model_;
    PickerFilter* filter_;
    QLineEdit* line_;
    class QListView* list_;
    class QLabel* count_;
};

// A row of a form with a picker.
class PickerRow : public FormRow
{
    Q_OBJECT
public:
    using NameOf = std::function<QString(const std::string& id)>;
    PickerRow(const RowPlace& place, RowName name, Binding<std::string> binding, PickerBox::Source source, NameOf nameOf, Label empty,
              QWidget* parent = nullptr);
    void refresh() override;
    void retranslate() override;
    [[nodiscard]] PickerBox* box() const { return box_; }

protected:
    [[nodiscard]] QString standingText() const override;
    void takeBack() override;

private:
    PickerBox* box_;
    Binding<std::string> binding_;
    NameOf nameOf_;
    Label empty_;
};

} // namespace cabe
