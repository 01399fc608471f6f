// SPDX-License-Identifier: GPL-3.0-or-later
// Names of the options of one answer. Where two would read the same, each says what tells it apart: condition, place, billing, hardware,
// price, power, link; and where all of that is equal, its number.
#pragma once

#include "app/text/sentences.h"

#include <QCoreApplication>
#include <QStringList>

#include <span>
#include <vector>

namespace cabe {

class OptionNames
{
    Q_DECLARE_TR_FUNCTIONS(cabe::OptionNames)

public:
    OptionNames(const Sentences& sentences, const Catalog& catalog, std::span<const Option* const> options);
    // Of what is ranked, in the order own, rent, API.
    OptionNames(const Sentences& sentences, const Catalog& catalog, const Recommendation& recommendation);
    OptionNames(const Sentences& sentences, const Catalog& catalog, const std::vector<Option>& options);
    OptionNames(const Sentences& sentences, const Catalog& catalog, const std::vector<Rejected>& rejected);
    // Of the options, then of the plans.
    OptionNames(const Sentences& sentences, const Catalog& catalog, const Comparison& comparison);

    [[nodiscard]] const QString& at(std::size_t index) const { return names_[index]; }
    // Of an option that is the same; a plain name when it is none of them.
    [[nodiscard]] QString of(const Option& option) const;

private:
    void make();
    [[nodiscard]] QStringList traits(const Option& option) const;

    const Sentences& sentences_;
    const Catalog& catalog_;
    std::vector<const Option*> options_;
    std::vector<QString> names_;
};

} // namespace cabe
