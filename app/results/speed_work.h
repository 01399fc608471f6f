// SPDX-License-Identifier: GPL-3.0-or-later
// The speed profiles of a few options: at once when that is quick, otherwise (a model's file has to be read) on a thread of their own.
#pragma once

#include "app/window/session.h"
#include "engine/advice/speed_profile.h"

#include <QThreadPool>

namespace cabe {

struct SpeedRow {
    Assessment assessment;
    std::optional<SpeedProfile> profile;
};

class SpeedWork : public QObject
{
    Q_OBJECT
public:
    explicit SpeedWork(Session* session, QObject* parent = nullptr);
    ~SpeedWork() override;

    // Begins with the assessments of the answers in force; nothing happens when that is what rows() has or what is under way.
    void ask(const std::vector<const Assessment*>& wanted);
    // The latest that are ready; older than what was asked while busy().
    [[nodiscard]] const std::vector<SpeedRow>& rows() const { return rows_; }
    [[nodiscard]] bool busy() const { return busy_; }
    [[nodiscard]] double milliseconds() const { return milliseconds_; }

Q_SIGNALS:
    void ready();   // not for what ask() itself could finish

private:
    struct Task;
    void accept(Task& task);

    Session* session_;
    QThreadPool pool_;
    std::shared_ptr<const Answers> asked_;
    std::vector<Option> options_;
    std::vector<SpeedRow> rows_;
    int number_ = 0;
    bool busy_ = false;
    double milliseconds_ = 0;
};

} // namespace cabe
