// SPDX-License-Identifier: GPL-3.0-or-later
// "What does mine run?": the verdict of the wanted model on the cards that are there, and where their memory goes.
#pragma once

#include "app/results/memory_view.h"
#include "app/results/verdict_banner.h"

namespace cabe {

class Drawer;
class EmptyState;

class MineView : public QWidget
{
    Q_OBJECT
public:
    explicit MineView(Session* session, QWidget* parent = nullptr);
    void retranslate();
    void setNarrow(bool narrow);
    [[nodiscard]] std::vector<ChartView*> charts() const;

Q_SIGNALS:
    void formWanted(const QString& key);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void showWhy(const QString& quantity);
    [[nodiscard]] const Assessment* mine() const;

    Session* session_;
    EmptyState* empty_;
    VerdictBanner* banner_;
    QFrame* card_;
    MemoryView* memory_;
    Drawer* drawer_;
};

} // namespace cabe
