// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/empty_state.h"

#include "app/window/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace cabe {

namespace {
constexpr int iconSize = 32, textWidth = 460;
}

EmptyState::EmptyState(QWidget* parent) : QFrame{parent}, icon_{new QLabel{this}}, title_{new QLabel{this}}, text_{new QLabel{this}}, buttons_{new QHBoxLayout}
{
    auto* column = new QVBoxLayout{this};
    column->setSpacing(dp(8));
    title_->setFont(uiFont(TextSize::metric, true));
    text_->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* label : {icon_, title_, text_}) {
        label->setAlignment(Qt::AlignCenter);
        label->setTextFormat(Qt::PlainText);
    }
    // A wrapped label that is aligned loses its height for width: the width is fixed.
    text_->setWordWrap(true);
    text_->setFixedWidth(dp(textWidth));
    column->addStretch(1);
    column->addWidget(icon_, 0, Qt::AlignHCenter);
    column->addWidget(title_, 0, Qt::AlignHCenter);
    column->addWidget(text_, 0, Qt::AlignHCenter);
    column->addSpacing(dp(4));
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addLayout(buttons_);
    row->addStretch(1);
    column->addLayout(row);
    column->addStretch(1);
}

void EmptyState::show(const QString& iconName, Tone tone, const QString& title, const QString& text, std::vector<NoticeAction> actions)
{
    icon_->setPixmap(icon(iconName, tone).pixmap({dp(iconSize), dp(iconSize)}, devicePixelRatioF()));
    title_->setText(title);
    text_->setText(text);
    text_->setMinimumHeight(text_->heightForWidth(text_->width()));
    while (QLayoutItem* item = buttons_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (std::size_t i = 0; i < actions.size(); ++i) {
        auto* button = new QPushButton{actions[i].text, this};
        button->setProperty("primary", i + 1 == actions.size());
        buttons_->addWidget(button);
        connect(button, &QPushButton::clicked, this, [run = std::move(actions[i].run)] { run(); });
    }
    setAccessibleName(title);
    setAccessibleDescription(text);
}

} // namespace cabe
