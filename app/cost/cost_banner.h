// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict over the three ways: one line, one sentence, and the way to the explanation.
#pragma once

#include "app/cost/cost_text.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace cabe {

class CostBanner : public QFrame
{
    Q_OBJECT
public:
    explicit CostBanner(QWidget* parent = nullptr);
    void show(const CostVerdict& verdict);

Q_SIGNALS:
    void whyWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showIcon();

    QLabel *icon_, *title_, *reason_;
    QPushButton* why_;
};

} // namespace cabe
