// SPDX-License-Identifier: GPL-3.0-or-later
// The left side of the window: the sections of the form, scrolled.
#pragma once

#include "app/forms/section.h"

#include <QScrollArea>

namespace cabe {

class FormPanel : public QFrame
{
    Q_OBJECT
public:
    explicit FormPanel(Session* session, QWidget* parent = nullptr);

    void retranslate();
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
    std::vector<FormSection*> sections_;
};

} // namespace cabe
