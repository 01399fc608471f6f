// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs of a formula: name, value, where from. Values are never cut; names and origins wrap when the drawer is narrow.
#pragma once

#include "app/results/why_text.h"

#include <QTableWidget>

namespace cabe {

class InputsTable : public QTableWidget
{
    Q_OBJECT
public:
    explicit InputsTable(QWidget* parent = nullptr);
    void setRows(const QStringList& header, const std::vector<WhyInput>& inputs);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layoutCells();
};

} // namespace cabe
