// SPDX-License-Identifier: GPL-3.0-or-later
// Codes → sentences in the interface language. The engine says {code, args}; here is the only place where words are found for them.
// All functions return plain text (never rich text); texts from files are shown as they are and must be put into plain-text widgets.
#pragma once

#include "app/text/format.h"
#include "engine/advice/advice.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace cabe {

// Everything that needs words and numbers of one language.
class Sentences
{
    Q_DECLARE_TR_FUNCTIONS(cabe::Sentences)
public:
    // With a catalogue, cards and programs that the engine names by their id are called by their name.
    explicit Sentences(Format format, const Catalog* catalog = nullptr) : format_{std::move(format)}, catalog_{catalog} {}
    [[nodiscard]] const Format& format() const { return format_; }

    // One sentence; an unknown code prints the code with its arguments rather than nothing (and fails a test).
    [[nodiscard]] QString check(const Check& check) const;
    [[nodiscard]] QString error(const Error& error) const;          // message without position
    [[nodiscard]] QString errorWithPlace(const Error& error) const; // "file.cabe, line 14: …"
    [[nodiscard]] QString severity(Severity severity) const;

    // Verdict of an assessment in the five states of the look README.
    enum class State { fits, tight, belowTarget, doesNotFit, notSupported, costedOnly };
    [[nodiscard]] static State state(const Assessment& assessment);
    [[nodiscard]] static State state(const std::optional<Verdict>& verdict);   // as far as the verdict alone says
    // False for what cannot run: its speed and what its tokens would cost are of no thing that exists.
    [[nodiscard]] static bool runs(const Assessment& assessment) { return runs(assessment.verdict); }
    [[nodiscard]] static bool runs(const std::optional<Verdict>& verdict);
    [[nodiscard]] QString stateName(State state) const;                 // "fits", "cabe"
    [[nodiscard]] QString stateName(const Assessment& assessment) const;    // with the layers on each side where the processor takes some
    [[nodiscard]] QString verdict(const Assessment& assessment) const;  // "Fits, 3.1 GiB to spare"
    [[nodiscard]] QString reason(const Ranked& ranked) const;           // "The cheapest that exceeds 10 tokens/s. It needs a larger supply than your 750 W."
    [[nodiscard]] QString label(const std::string& label) const;        // best_value → "Best value"
    [[nodiscard]] QString labelRule(const std::string& label) const;    // tooltip of the badge

    [[nodiscard]] QString optionName(const Option& option, const Catalog& catalog) const;   // "2 × GeForce RTX 3090 (used)"
    [[nodiscard]] QString rejected(const Rejected& rejected) const;     // "14.2 GiB too little memory"
    [[nodiscard]] QString rejectedGroup(const std::string& limit, int count) const;         // "31 too little memory"
    [[nodiscard]] QString rejectedSummary(const Recommendation& recommendation) const;      // "Another 58 fell: 31 too little memory, 14 over budget."
    [[nodiscard]] QString change(const Change& change) const;           // "Use the Q3_K_M format: fits with 1.2 GiB to spare"
    [[nodiscard]] QString boundBy(BoundBy bound) const;                 // "limited by memory bandwidth"
    [[nodiscard]] QString assumption(const Assumption& assumption, const Catalog& catalog) const;
    [[nodiscard]] QString assumedValue(const Assumption& assumption, const Catalog& catalog) const; // "8,192 tokens", "3.5%", "yes"
    [[nodiscard]] QString keyName(const std::string& key) const;        // document key → name as in the form ("Context")
    [[nodiscard]] QString memoryPart(const std::string& part) const;    // weights → "Weights"
    [[nodiscard]] QString costPart(const std::string& part) const;
    [[nodiscard]] QString text(const Text& text) const;                 // the language's half of a catalogue text
    [[nodiscard]] QString connector(const QString& id) const;
    [[nodiscard]] QString link(const QString& name) const;
    [[nodiscard]] QString program(const QString& id) const;
    [[nodiscard]] QString system(const QString& os) const;
    [[nodiscard]] QString country(const QString& isoCode) const;
    [[nodiscard]] QString way(Way way) const;
    [[nodiscard]] QString rentMode(const std::string& mode) const;

private:
    [[nodiscard]] QString layers(const Assessment& assessment) const;   // empty: all on the cards
    // One group of codes each; empty: not of this group.
    [[nodiscard]] QString machineCheck(const Check& check) const;
    [[nodiscard]] QString softwareCheck(const Check& check) const;
    [[nodiscard]] QString costCheck(const Check& check) const;
    [[nodiscard]] QString memoryCheck(const Check& check) const;
    [[nodiscard]] QString adviceCheck(const Check& check) const;
    [[nodiscard]] QString fileCheck(const Check& check) const;
    [[nodiscard]] QString errorMessage(const Error& error) const;
    [[nodiscard]] static std::vector<std::string> acceptedWords(std::vector<std::string> words);
    [[nodiscard]] QString knownError(const Error& error) const;    // empty: no sentence for this code
    [[nodiscard]] QString fileError(const Error& error) const;
    [[nodiscard]] QString syntaxError(const Error& error) const;
    [[nodiscard]] QString modelFileError(const Error& error) const;
    [[nodiscard]] QString valueError(const Error& error) const;
    [[nodiscard]] QString referenceError(const Error& error) const;
    [[nodiscard]] QString catalogError(const Error& error) const;
    [[nodiscard]] QString choiceName(const QString& key, const QString& word) const;
    [[nodiscard]] QString rowName(const QString& id) const;

    Format format_;
    const Catalog* catalog_;
};

} // namespace cabe
