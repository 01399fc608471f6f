// SPDX-License-Identifier: GPL-3.0-or-later
// One way of paying: its option, total, what it takes now and each month, and per million tokens; or why it is not possible. A card with an
// option can be asked: click, Enter or Space.
#pragma once

#include "app/cost/cost_text.h"

#include <QFrame>

class QVBoxLayout;

namespace cabe {

class WayCard : public QFrame
{
    Q_OBJECT
public:
    WayCard(const Session& session, const Assessment& assessment, bool cheapest, QWidget* parent = nullptr);
    WayCard(const MissingWay& missing, QWidget* parent = nullptr);

Q_SIGNALS:
    void whyWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QVBoxLayout* begin(bool muted, QWidget* atEnd);

    Way way_;
    bool possible_;
};

} // namespace cabe
