// SPDX-License-Identifier: GPL-3.0-or-later
// What the Speed tab says in words.
#pragma once

#include "app/text/sentences.h"
#include "engine/advice/speed_profile.h"

#include <QCoreApplication>

namespace cabe {

class SpeedText
{
    Q_DECLARE_TR_FUNCTIONS(cabe::SpeedText)
public:
    explicit SpeedText(const Sentences& words) : words_{words} {}

    // What limits the answer, and why that is so here; one sentence.
    [[nodiscard]] QString limit(const Assessment& a) const;
    // For how many people the targets hold; empty without targets.
    [[nodiscard]] QString people(const Assessment& a, const SpeedProfile& profile) const;
    [[nodiscard]] QString bound(BoundBy bound) const;           // "memory bandwidth"
    [[nodiscard]] QString pointName(const RooflinePoint& point) const;      // "decode"
    [[nodiscard]] QString pointText(const RooflinePoint& point) const;      // with its numbers
    [[nodiscard]] QString perPerson(const Estimate& tokS) const;    // "14 tokens/s (12–16)"
    [[nodiscard]] QString wait(const Estimate& seconds) const;      // "0.8 s (0.6–1.1)"

private:
    const Sentences& words_;
};

} // namespace cabe
