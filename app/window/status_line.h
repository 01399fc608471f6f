// SPDX-License-Identifier: GPL-3.0-or-later
// The bottom of the window: age and size of the catalogue, exchange rate, that nothing leaves the computer, how long the answer took.
#pragma once

#include <QStatusBar>

class QLabel;

namespace cabe {

class Session;

class StatusLine : public QStatusBar
{
    Q_OBJECT
public:
    explicit StatusLine(Session* session, QWidget* parent = nullptr);
    void retranslate();
    void setNarrow(bool narrow);

private:
    void refresh();

    Session* session_;
    QLabel *catalog_, *rate_, *local_, *updated_;
};

} // namespace cabe
