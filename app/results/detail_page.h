// SPDX-License-Identifier: GPL-3.0-or-later
// A tab under the ranking. Pages are made when they are first shown and refresh only while they are visible.
#pragma once

#include "app/window/session.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace cabe {

class ChartView;

class DetailPage : public QWidget
{
    Q_OBJECT
public:
    explicit DetailPage(Session* session, QWidget* parent = nullptr) : QWidget{parent}, session_{session} {}

    virtual void retranslate() = 0;
    virtual void setNarrow(bool narrow) = 0;
    virtual void refresh() = 0;
    // For "Export chart"; empty when there is none on the screen.
    [[nodiscard]] virtual std::vector<ChartView*> charts() const { return {}; }
    // The page needs most of the window: banner and ranking shrink.
    [[nodiscard]] virtual bool wantsRoom() const { return false; }

    // What the page shows when it is not the selected row of the ranking.
    void setSource(std::function<const Assessment*()> source) { source_ = std::move(source); }

Q_SIGNALS:
    void whyWanted(const QString& quantity);

protected:
    [[nodiscard]] Session& session() const { return *session_; }
    [[nodiscard]] bool followsRanking() const { return !source_; }
    [[nodiscard]] const Assessment* shown() const
    {
        if (source_)
            return source_();
        const Ranked* ranked = session_->selectedRanked();
        return ranked ? &ranked->assessment : nullptr;
    }

private:
    Session* session_;
    std::function<const Assessment*()> source_;
};

} // namespace cabe
