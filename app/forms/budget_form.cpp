// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/budget_form.h"

#include "app/forms/rows.h"
#include "app/window/words.h"

namespace cabe {

using namespace Qt::StringLiterals;

BudgetForm::BudgetForm(const RowPlace& place, QWidget* parent) : FormSection{place, u"budget"_s, true, parent} {}

QString BudgetForm::title() const
{
    return tr("Budget");
}

QString BudgetForm::summary() const
{
    const Format format = uiFormat();
    const auto& limits = session().project().limits;
    const QString document = QString::fromStdString(standing().currency.value);
    const auto money = [&](const MoneyInput& m) {
        return format.money(m.value, m.currency.empty() ? document : QString::fromStdString(m.currency));
    };
    QStringList parts;
    if (limits.budgetUpfront)
        parts << money(*limits.budgetUpfront);
    if (limits.budgetMonthly)
        parts << tr("%1/month").arg(money(*limits.budgetMonthly));
    return parts.isEmpty() ? tr("no limit") : parts.join(u" · "_s);
}

void BudgetForm::build()
{
    const Session* s = &session();
    const auto name = [](const char* source) { return label<BudgetForm>(source); };
    const Label noLimit = name(QT_TR_NOOP("no limit"));
    const auto money = [&](MoneyRow* row) {
        row->setEmptyLabel(noLimit);
        add(row);
    };
    money(new MoneyRow{place(), {u"limits.budget_upfront"_s, name(QT_TR_NOOP("Upfront up to")), u"capex_opex"_s},
                       [](Project& p) -> auto& { return p.limits.budgetUpfront; }});
    money(new MoneyRow{place(), {u"limits.budget_monthly"_s, name(QT_TR_NOOP("Per month up to")), u"capex_opex"_s},
                       [](Project& p) -> auto& { return p.limits.budgetMonthly; }});
    add(new NumberRow{place(), {u"months"_s, name(QT_TR_NOOP("Period")), u"tco"_s}, {NumberKind::whole, 0, 0}, {1, 240},
                      binding::number(binding::ofStage(s, [](auto& stage) -> auto& { return stage.months; })),
                      [](double months) { return tr("months", "unit after a number", int(months)); }});
    add(new CheckRow{place(), {u"limits.used_cards"_s, name(QT_TR_NOOP("Accept used cards")), u"used_card"_s},
                     binding::flag([](auto& p) -> auto& { return p.limits.usedCards; })});
}

} // namespace cabe
