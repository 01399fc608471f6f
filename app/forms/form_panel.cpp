// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/form_panel.h"

#include "app/forms/budget_form.h"
#include "app/forms/cost_forms.h"
#include "app/forms/machine_form.h"
#include "app/forms/owned_form.h"
#include "app/forms/preferences_form.h"
#include "app/forms/site_form.h"
#include "app/forms/workload_form.h"
#include "app/window/theme.h"

#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {
constexpr int marginLeft = 12, marginTop = 6, marginRight = 14, marginBottom = 12;
}

FormPanel::FormPanel(Session* session, QWidget* parent) : QFrame{parent}, session_{session}, scroll_{new QScrollArea{this}}
{
    setObjectName(u"forms"_s);
    auto* outer = new QVBoxLayout{this};
    outer->setContentsMargins(0, 0, 1, 0);
    outer->addWidget(scroll_);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* page = new QWidget;
    page->setObjectName(u"page"_s);
    auto* column = new QVBoxLayout{page};
    column->setContentsMargins(dp(marginLeft), dp(marginTop), dp(marginRight), dp(marginBottom));
    column->setSpacing(dp(size::sectionGap) - dp(size::rowGap));
    const RowPlace place{session, 0};
    entries_ = {{new OwnedForm{place}, {View::mine}},
                {new WorkloadForm{place}, {View::whichGpu, View::mine}}, {new BudgetForm{place}, {View::whichGpu}},
                {new MachineForm{place}, {View::whichGpu, View::mine}},  {new DemandForm{place}, {View::cost}},
                {new SiteForm{place, u"site"_s}, {View::whichGpu}},      {new SiteForm{place, u"cost-site"_s}, {View::cost}},
                {new FinanceForm{place}, {View::cost}},
                {new PreferencesForm{place}, {View::whichGpu, View::cost}}};
    for (const Entry& entry : entries_)
        sections_.push_back(entry.section);
    setView(view_);
    for (FormSection* section : sections_) {
        column->addWidget(section);
        connect(section, &FormSection::openChanged, this, &FormPanel::openSectionsChanged);
    }
    column->addStretch(1);
    scroll_->setWidget(page);
    connect(session_, &Session::projectChanged, this, &FormPanel::refresh);
    connect(session_, &Session::answersChanged, this, &FormPanel::refresh);
    connect(session_, &Session::stageChanged, this, &FormPanel::refresh);
}

void FormPanel::setView(View view)
{
    view_ = view;
    for (const Entry& entry : entries_)
        entry.section->setVisible(std::ranges::find(entry.views, view) != entry.views.end());
    refresh();
}

void FormPanel::refresh()
{
    if (session_->project().stages.empty())
        return;
    for (FormSection* section : sections_)
        if (!section->isHidden())
            section->refresh();
}

void FormPanel::retranslate()
{
    for (FormSection* section : sections_)
        section->retranslate();
    scroll_->setAccessibleName(tr("Form"));
}

QStringList FormPanel::openSections() const
{
    QStringList ids;
    for (FormSection* section : sections_) {
        if (section->isOpen())
            ids << section->id();
        for (FormSection* sub : section->subsections())
            if (sub->isOpen())
                ids << sub->id();
    }
    return ids;
}

void FormPanel::setOpenSections(const QStringList& ids)
{
    for (FormSection* section : sections_) {
        section->setOpen(ids.contains(section->id()));
        for (FormSection* sub : section->subsections())
            sub->setOpen(ids.contains(sub->id()));
    }
}

FormRow* FormPanel::row(const QString& key)
{
    // The same key can stand in two sections, of which one is shown.
    for (FormSection* section : sections_)
        if (!section->isHidden())
            if (FormRow* row = section->row(key))
                return row;
    return nullptr;
}

std::vector<FormRow*> FormPanel::rows()
{
    std::vector<FormRow*> all;
    for (FormSection* section : sections_) {
        if (section->isHidden())
            continue;
        const auto more = section->rows();
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

void FormPanel::reveal(const QString& key)
{
    FormRow* found = row(key);
    if (!found)
        return;
    for (QWidget* w = found->parentWidget(); w && w != this; w = w->parentWidget())
        if (auto* section = qobject_cast<FormSection*>(w); section && !section->isOpen())
            section->setOpen(true);
    Q_EMIT openSectionsChanged();
    scroll_->ensureWidgetVisible(found);
    found->setFocus(Qt::OtherFocusReason);
}

} // namespace cabe
