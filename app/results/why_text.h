// SPDX-License-Identifier: GPL-3.0-or-later
// Everything the drawer says about one number of the selected option: meaning, formula with values, inputs, interval, rule of thumb, one change
// that helps. Words and engine calls; the page only draws.
#pragma once

#include "app/window/session.h"
#include "app/window/words.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace cabe {

struct WhyInput {
    QString name, value, source;
};
struct WhyFormula {
    QString formula, filled, result;    // "2 · layers · …" in words, the same with numbers, "= 2,684,354,560 bytes = 2.5 GiB"
    QString source;
    std::vector<WhyInput> inputs;
};
struct WhyInterval {
    Estimate estimate;
    double factor = 1;      // from the estimate's unit to the shown one
    int decimals = 1;
    QString unit;
};
struct WhyChange {
    QString text;           // "Cache as q8_0: 1.3 GiB (frees 1.2 GiB)"
    Change change;
};
struct WhyText {
    Q_DECLARE_TR_FUNCTIONS(cabe::WhyText)
public:
    QString quantity;
    QString breadcrumb, title, meaning;
    QString glossary;       // id of the entry behind the meaning
    std::vector<WhyFormula> formulas;
    std::optional<WhyInterval> interval;
    QString rule;           // rule of thumb, and where it misleads
    std::optional<WhyChange> less;

    [[nodiscard]] static WhyText of(const Session& session, const Assessment& assessment, const QString& quantity, const Sentences& words);
    [[nodiscard]] QString plain() const;    // for "Copy explanation"
};

// Numbers that can be asked about for this option, with their values, in the order of the overview.
struct WhyEntry {
    QString quantity, name, value;
};
[[nodiscard]] std::vector<WhyEntry> whyEntries(const Assessment& assessment, const Sentences& words);

} // namespace cabe
