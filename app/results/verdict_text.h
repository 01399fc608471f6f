// SPDX-License-Identifier: GPL-3.0-or-later
// What the banner says: one verdict, one sentence why, five numbers. Words only; the banner draws them.
#pragma once

#include "app/window/session.h"
#include "app/window/words.h"

#include <QCoreApplication>
#include <QString>

#include <array>

namespace cabe {

struct Metric {
    QString quantity;   // what the Why drawer explains: "cost.upfront"
    QString label, value, note;
    bool warn = false;
};

struct VerdictText {
    Q_DECLARE_TR_FUNCTIONS(cabe::VerdictText)
public:
    Sentences::State state = Sentences::State::notSupported;
    bool empty = false;     // nothing to say yet
    QString title, reason;
    QString oneLine;        // for the compact form
    std::vector<Metric> metrics;
    bool canPin = false, pinned = false;

    [[nodiscard]] static VerdictText of(const Session& session, const Sentences& words);
    // Of the cards that are there; empty when the document names none.
    [[nodiscard]] static VerdictText ofMine(const Session& session, const Sentences& words);
};

// The first letter small, for use behind a colon; acronyms stay.
[[nodiscard]] QString lowerFirst(QString text);

} // namespace cabe
