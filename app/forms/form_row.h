// SPDX-License-Identifier: GPL-3.0-or-later
// One row of a form: label left, control right, unit outside the box; an error line under it while the last valid value stays in force; an
// icon that takes an overridden value back. Rows edit the document through the session and show what it says.
#pragma once

#include "app/window/label.h"
#include "app/window/session.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QToolButton;

namespace cabe {

// What every row needs to know about its place.
struct RowPlace {
    Session* session = nullptr;
    int labelWidth = 0;     // 0: the standard
};

// How a row is called: document key ("site.tariff"), name, glossary term of its tooltip (may be empty).
struct RowName {
    QString key;
    Label name;
    QString glossary;
};

class FormRow : public QWidget
{
    Q_OBJECT
public:
    FormRow(const RowPlace& place, RowName name, QWidget* parent = nullptr);

    [[nodiscard]] const QString& key() const { return name_.key; }
    [[nodiscard]] const QString& glossary() const { return name_.glossary; }
    [[nodiscard]] Session& session() const { return *session_; }
    // The row that a widget belongs to; nullptr: none.
    [[nodiscard]] static const FormRow* of(const QWidget* widget);
    // Shows the document's value (and, from the answers, what stands where nothing is given).
    virtual void refresh() = 0;
    // Names, units and numbers in the language of now.
    virtual void retranslate();
    // An icon appears when the value is the user's own and the catalogue or a default says something else.
    void setResettable(bool on) { resettable_ = on; }
    // The row is shown only while the condition holds.
    void showWhen(std::function<bool(const Project&)> condition) { condition_ = std::move(condition); }
    void updateVisibility();
    // Text under the row that explains what the value means now; empty: none.
    void setHint(const QString& text);

    [[nodiscard]] QString faultText() const { return fault_; }

protected:
    // The control becomes the label's buddy and takes its name.
    void setEditor(QWidget* editor);
    // The editor says the name itself (check boxes).
    void hideLabel();
    void setUnit(const QString& unit);
    void setFault(const QString& sentence);
    void setGiven(bool given);
    // The value that would stand if the user had given none, as text; "" when unknown.
    [[nodiscard]] virtual QString standingText() const = 0;
    virtual void takeBack() = 0;
    void edit(const std::function<void(Project&)>& change);
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QString tooltip() const;
    void placeNote();

    Session* session_;
    RowName name_;
    QGridLayout* grid_;
    QLabel* label_;
    QWidget* editor_ = nullptr;
    QLabel* unit_ = nullptr;
    QToolButton* reset_ = nullptr;
    QWidget* note_ = nullptr;   // icon and sentence of a fault, or a hint
    QLabel* noteIcon_ = nullptr;
    QLabel* noteText_ = nullptr;
    QString fault_, hint_;
    bool resettable_ = false, given_ = false;
    std::function<bool(const Project&)> condition_;
};

} // namespace cabe
