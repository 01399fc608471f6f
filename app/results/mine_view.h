// SPDX-License-Identifier: GPL-3.0-or-later
// "What does mine run?": the verdict of the wanted model on the cards that are there, where their memory goes, and what limits their speed.
#pragma once

#include "app/results/memory_view.h"
#include "app/results/speed_view.h"
#include "app/results/verdict_banner.h"

#include <array>

class QFrame;

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
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void place();
    void showWhy(const QString& quantity);
    [[nodiscard]] const Assessment* mine() const;
    [[nodiscard]] std::array<DetailPage*, 2> pages() const;

    Session* session_;
    EmptyState* empty_;
    VerdictBanner* banner_;
    MemoryView* memory_;
    SpeedView* speed_;
    QFrame *memoryCard_, *speedCard_;
    Drawer* drawer_;
};

} // namespace cabe
