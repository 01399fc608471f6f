// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cost/energy_box.h"

#include "app/results/money_text.h"
#include "app/window/icons.h"
#include "app/window/words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace cabe {

using namespace Qt::StringLiterals;

EnergyBox::EnergyBox(Session* session, QWidget* parent) : QFrame{parent}, session_{session}, title_{new QLabel{this}}, lines_{new QVBoxLayout}
{
    setProperty("card", true);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(dp(size::cardMarginX), dp(size::cardMarginY), dp(size::cardMarginX), dp(size::cardMarginY));
    column->setSpacing(dp(6));
    title_->setFont(uiFont(TextSize::body, true));
    lines_->setSpacing(dp(5));
    column->addWidget(title_);
    column->addLayout(lines_);
    column->addStretch(1);
}

void EnergyBox::addLine(const QString& name, const QString& value, bool strong)
{
    auto* row = new QWidget{this};
    auto* line = new QHBoxLayout{row};
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(dp(6));
    if (strong) {
        auto* sign = new QLabel{row};
        sign->setPixmap(icon(u"fastest"_s, Tone::accent).pixmap({dp(16), dp(16)}, devicePixelRatioF()));
        line->addWidget(sign);
    }
    auto* left = new QLabel{name, row};
    auto* right = new QLabel{value, row};
    for (QLabel* label : {left, right})
        label->setTextFormat(Qt::PlainText);
    left->setWordWrap(true);
    left->setMinimumWidth(1);
    left->setFont(uiFont(strong ? TextSize::metric : TextSize::body, strong));
    right->setFont(left->font());
    if (!strong)
        left->setForegroundRole(QPalette::PlaceholderText);
    line->addWidget(left, 1);
    line->addWidget(right, 0, Qt::AlignBottom);
    row->setAccessibleName(name + u": "_s + value);
    lines_->addWidget(row);
}

void EnergyBox::addNote(const QString& text)
{
    auto* label = new QLabel{text, this};
    label->setWordWrap(true);
    label->setFont(uiFont(TextSize::note));
    label->setForegroundRole(QPalette::PlaceholderText);
    lines_->addWidget(label);
}

void EnergyBox::show(const Assessment* own)
{
    title_->setText(tr("Energy per month"));
    while (QLayoutItem* item = lines_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const Sentences words = uiSentences();
    const Format& f = words.format();
    if (!own || !own->cost || !own->cost->tariff) {
        addNote(own && own->cost ? tr("No tariff is known for this place. Type the price on the bill.") : tr("Nothing is owned, so no energy is on your bill."));
        return;
    }
    const CostResult& cost = *own->cost;
    const QString currency = QString::fromStdString(cost.currency);
    const double months = double(cost.months.size()) - 1;
    const double energyMoney = months > 0 ? cost.parts.energy / months : 0, coolingMoney = months > 0 ? cost.parts.cooling / months : 0;
    const double both = energyMoney + coolingMoney;
    const double coolingKwh = both > 0 ? cost.kwhPerMonth * coolingMoney / both : 0;
    addLine(tr("Cards and computer"), f.unit(cost.kwhPerMonth - coolingKwh, 0, u"kWh"_s));
    if (coolingKwh > 0.5)
        addLine(tr("Cooling"), f.unit(coolingKwh, 0, u"kWh"_s));
    addLine(tr("Price with taxes"), f.moneyPrecise(cost.tariff->pricePerKwh, currency) + u"/kWh"_s);
    if (!cost.tariff->flag.empty()) {
        const TariffFlag* flag = session_->catalog().tariffFlags.find(cost.tariff->flag);
        addLine(flag ? tr("Flag: %1").arg(words.text(flag->name).toLower()) : tr("Flag: mean of 12 months"), f.moneyPrecise(cost.tariff->flagPerKwh, currency) + u"/kWh"_s);
    }
    auto* line = new QFrame{this};
    line->setObjectName(u"line"_s);
    line->setFixedHeight(1);
    lines_->addWidget(line);
    addLine(f.unit(cost.kwhPerMonth, 0, u"kWh"_s), wholeMoney(f, both, currency), true);
    if (cost.tariff->tariff.empty())
        addNote(tr("The price is the one you typed from the bill."));
    else if (const Tariff* tariff = session_->catalog().tariffs.find(cost.tariff->tariff))
        addNote(tr("Tariff: %1, %2.", "name, date").arg(words.text(tariff->name), f.date(QString::fromStdString(cost.tariff->date))));
}

} // namespace cabe
