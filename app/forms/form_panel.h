// SPDX-License-Identifier: GPL-3.0-or-later
// The left side of the window: the sections of the form, scrolled.
#pragma once

#include "app/forms/section.h"
#include "app/window/view.h"

#include <QScrollArea>

namespace cabe {

class FormPanel : public QFrame
{
    Q_OBJECT
public:
    explicit FormPanel(Session* session, QWidget* parent = nullptr);

    void retranslate();
    // Shows the sections that belong to a way in.
    void setView(View view);
    [[nodiscard]] QStringList openSections() const;
    void setOpenSections(const QStringList& ids);
    // The row for a document key ("site.tariff"), made if need be; nullptr if there is none.
    [[nodiscard]] FormRow* row(const QString& key);
    [[nodiscard]] std::vector<FormRow*> rows();
    // Opens the section of the row, scrolls to it and gives it the keyboard.
    void reveal(const QString& key);

Q_SIGNALS:
    void openSectionsChanged();

private:
    void refresh();

    Session* session_;
    QScrollArea* scroll_;
    struct Entry {
        FormSection* section;
        std::vector<View> views;
    };
    std::vector<Entry> entries_;
    std::vector<FormSection*> sections_;
    View view_ = View::whichGpu;
};

} // namespace cabe
