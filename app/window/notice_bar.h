// SPDX-License-Identifier: GPL-3.0-or-later
// One sentence that does not interrupt: in the fill of its severity, with at most two actions and a way to close it.
#pragma once

#include "app/window/theme.h"

#include <QFrame>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace cabe {

struct NoticeAction {
    QString text;
    std::function<void()> run;
};

class NoticeBar : public QFrame
{
    Q_OBJECT
public:
    explicit NoticeBar(QWidget* parent = nullptr);

    // Tone::accent informs, warn and bad say so; a later notice replaces an earlier one.
    void show(Tone tone, const QString& icon, const QString& text, std::vector<NoticeAction> actions = {});
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Tone tone_ = Tone::accent;
    QString iconName_;
    QHBoxLayout* row_;
    QLabel *icon_, *text_;
    QToolButton* close_;
    std::vector<QWidget*> buttons_;
};

} // namespace cabe
