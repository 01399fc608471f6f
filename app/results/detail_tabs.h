// SPDX-License-Identifier: GPL-3.0-or-later
// The card under the ranking: a row of tabs, one page each, and at the row's right end what concerns the tab (pinned, export, as table).
#pragma once

#include "app/results/detail_page.h"

#include <QFrame>

#include <functional>

class QLabel;
class QStackedWidget;
class QToolButton;

Q_MOC_INCLUDE("app/charts/chart_view.h")

namespace cabe {

class TabRow;

class DetailTabs : public QFrame
{
    Q_OBJECT
public:
    using Maker = std::function<DetailPage*(Session*, QWidget*)>;
    struct Tab {
        QString id;
        Label name;
        Maker make;
    };
    DetailTabs(Session* session, std::vector<Tab> tabs, QWidget* parent = nullptr);

    void retranslate();
    void setNarrow(bool narrow);
    [[nodiscard]] QString current() const;
    void setCurrent(const QString& id);
    [[nodiscard]] int count() const { return int(tabs_.size()); }
    void setCurrentIndex(int index);
    [[nodiscard]] DetailPage* page() const;

Q_SIGNALS:
    void currentChanged();
    void whyWanted(const QString& quantity);
    void exportWanted(ChartView* chart);

private:
    DetailPage* ensure(int index);
    void show(int index);
    void refresh();
    void exportChart();

    Session* session_;
    std::vector<Tab> tabs_;
    TabRow* row_;
    QLabel* pinned_;
    QToolButton* export_;
    QStackedWidget* stack_;
    std::vector<DetailPage*> pages_;
    bool narrow_ = false, translated_ = false;
};

} // namespace cabe
