// SPDX-License-Identifier: GPL-3.0-or-later
// One way of paying: its option, total, what it takes now and each month, and per million tokens.
#pragma once

#include "app/window/session.h"

#include <QFrame>

namespace cabe {

class WayCard : public QFrame
{
    Q_OBJECT
public:
    WayCard(const Session& session, const Assessment& assessment, bool cheapest, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Way way_;
};

} // namespace cabe
