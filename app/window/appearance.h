// SPDX-License-Identifier: GPL-3.0-or-later
// Puts a theme in force for the whole program, and follows the system's while that is the choice.
#pragma once

#include "app/window/settings.h"

#include <QObject>

#include <optional>

namespace cabe {

class Appearance : public QObject
{
    Q_OBJECT
public:
    explicit Appearance(QObject* parent = nullptr);

    [[nodiscard]] ThemeChoice choice() const { return choice_; }
    void choose(ThemeChoice choice);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void apply(bool dark);

    ThemeChoice choice_ = ThemeChoice::system;
    std::optional<bool> applied_;   // dark?
    bool changing_ = false;
};

} // namespace cabe
