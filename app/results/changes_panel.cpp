// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/changes_panel.h"

#include "app/results/why_words.h"
#include "app/window/theme.h"
#include "app/window/words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace cabe {

using namespace Qt::StringLiterals;

ChangesPanel::ChangesPanel(Session* session, QWidget* parent)
    : QFrame{parent}, session_{session}, title_{new QLabel{this}}, subtitle_{new QLabel{this}}, none_{new QLabel{this}}, rejected_{new QPushButton{this}},
      list_{new QVBoxLayout}
{
    setProperty("card", true);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(dp(size::cardMarginX), dp(size::cardMarginY), dp(size::cardMarginX), dp(size::cardMarginY));
    column->setSpacing(dp(8));
    auto* top = new QHBoxLayout;
    top->setSpacing(dp(8));
    title_->setFont(uiFont(TextSize::body, true));
    subtitle_->setFont(uiFont(TextSize::note));
    subtitle_->setForegroundRole(QPalette::PlaceholderText);
    none_->setForegroundRole(QPalette::PlaceholderText);
    none_->setWordWrap(true);
    rejected_->setProperty("link", true);
    top->addWidget(title_);
    top->addWidget(subtitle_, 1);
    top->addWidget(rejected_);
    column->addLayout(top);
    list_->setSpacing(dp(8));
    column->addLayout(list_);
    column->addWidget(none_);
    column->addStretch(1);
    connect(rejected_, &QPushButton::clicked, this, &ChangesPanel::rejectedWanted);
    connect(session_, &Session::answersChanged, this, &ChangesPanel::refresh);
}

void ChangesPanel::retranslate()
{
    title_->setText(tr("The smallest change that works"));
    subtitle_->setText(tr("from the least cost to the most"));
    none_->setText(tr("No single change of budget, power, format or context makes a card fit. Try a smaller model."));
    rejected_->setText(tr("See why the others fell"));
    refresh();
}

void ChangesPanel::refresh()
{
    while (QLayoutItem* item = list_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto& answers = session_->answers();
    if (!answers)
        return;
    const auto& changes = answers->recommendation.nearestChanges;
    for (std::size_t i = 0; i < changes.size(); ++i)
        list_->addWidget(card(changes[i], i == 0));
    none_->setVisible(changes.empty());
}

QWidget* ChangesPanel::card(const Change& change, bool first)
{
    const Sentences words = uiSentences();
    auto* frame = new QFrame{this};
    frame->setObjectName(u"change"_s);
    auto* row = new QHBoxLayout{frame};
    row->setContentsMargins(dp(14), dp(9), dp(10), dp(9));
    row->setSpacing(dp(12));
    auto* text = new QLabel{words.change(change), frame};
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setFont(uiFont(TextSize::body, true));
    row->addWidget(text, 1);
    if (change.cost) {
        const QString currency = QString::fromStdString(*session_->answers()->complete.project.currency);
        auto* cost = new QLabel{tr("+ %1", "extra cost of a change").arg(words.format().money(*change.cost, currency)), frame};
        cost->setFont(uiFont(TextSize::body, true));
        row->addWidget(cost);
    }
    auto* apply = new QPushButton{tr("Apply"), frame};
    apply->setProperty("primary", first);
    apply->setAccessibleName(tr("Apply: %1").arg(words.change(change)));
    row->addWidget(apply);
    connect(apply, &QPushButton::clicked, this, [this, change] {
        session_->change(label<ChangesPanel>(QT_TR_NOOP("Apply suggestion")), {}, [&](Project& p) {
            if (!applyChange(change, session_->stage(), p))
                qWarning("no setter for %s", change.key.c_str());
        });
    });
    return frame;
}

} // namespace cabe
