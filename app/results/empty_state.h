// SPDX-License-Identifier: GPL-3.0-or-later
// What is missing, why, and what to do: in the place where the content would be.
#pragma once

#include "app/window/notice_bar.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace cabe {

class EmptyState : public QFrame
{
    Q_OBJECT
public:
    explicit EmptyState(QWidget* parent = nullptr);
    // The last action is the primary one.
    void show(const QString& icon, Tone tone, const QString& title, const QString& text, std::vector<NoticeAction> actions);

private:
    QLabel *icon_, *title_, *text_;
    QHBoxLayout* buttons_;
};

} // namespace cabe
