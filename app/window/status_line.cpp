// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/status_line.h"

#include "app/window/session.h"
#include "app/window/theme.h"
#include "app/window/words.h"

#include <QLabel>

#include <cmath>

namespace cabe {

using namespace Qt::StringLiterals;

StatusLine::StatusLine(Session* session, QWidget* parent)
    : QStatusBar{parent}, session_{session}, catalog_{new QLabel{this}}, rate_{new QLabel{this}}, local_{new QLabel{this}}, updated_{new QLabel{this}}
{
    setSizeGripEnabled(false);
    setFixedHeight(dp(size::status));
    setContentsMargins(dp(size::windowMargin) - 4, 0, dp(size::windowMargin) - 4, 0);
    for (QLabel* label : {catalog_, rate_, local_, updated_}) {
        label->setFont(uiFont(TextSize::note));
        label->setForegroundRole(QPalette::PlaceholderText);
        label->setContentsMargins(0, 0, dp(10), 0);
    }
    addWidget(catalog_);
    addWidget(rate_);
    addWidget(local_);
    addPermanentWidget(updated_);
    updated_->setContentsMargins(0, 0, 0, 0);
    connect(session_, &Session::answersChanged, this, &StatusLine::refresh);
}

void StatusLine::retranslate()
{
    local_->setText(tr("Everything is computed on this computer"));
    refresh();
}

void StatusLine::setNarrow(bool narrow)
{
    local_->setVisible(!narrow);
}

void StatusLine::refresh()
{
    const Format f = uiFormat();
    const Catalog& c = session_->catalog();
    const QString cards = tr("%Ln card(s)", nullptr, int(c.gpus.rows().size()));
    const QString models = tr("%Ln model(s)", nullptr, int(c.models.rows().size()));
    catalog_->setText(tr("Catalogue of %1 · %2, %3", "date, cards, models").arg(f.date(QString::fromStdString(c.date)), cards, models));
    const auto& answers = session_->answers();
    if (!answers)
        return;
    const Project& project = answers->complete.project;
    const QString currency = QString::fromStdString(*project.currency);
    const auto factor = exchangeRates(project, c).factor("USD");
    rate_->setVisible(factor && currency != u"USD");
    if (factor)
        rate_->setText(f.money(1, u"USD"_s).section(u',', 0, 0).section(u'.', 0, 0) + u" = "_s + f.moneyPrecise(*factor, currency));
    updated_->setText(tr("Updated in %1").arg(f.unit(std::fmax(1, std::round(answers->milliseconds)), 0, u"ms"_s)));
}

} // namespace cabe
