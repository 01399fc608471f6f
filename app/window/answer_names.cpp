// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/answer_names.h"

#include <algorithm>

namespace cabe {

OptionNames answerNames(const Session& session, const Sentences& words)
{
    std::vector<const Option*> options;
    // A pinned option is the same as its row in the ranking: named once.
    const auto add = [&](const Option& option) {
        if (std::ranges::none_of(options, [&](const Option* known) { return *known == option; }))
            options.push_back(&option);
    };
    if (const auto& answers = session.answers()) {
        for (const auto* way : {&answers->recommendation.own, &answers->recommendation.rent, &answers->recommendation.api})
            for (const Ranked& ranked : *way)
                add(ranked.assessment.option);
        for (const auto* list : {&answers->pinned, &answers->compared})
            for (const PinnedAnswer& answer : *list)
                add(answer.assessment ? answer.assessment->option : answer.option);
    }
    return {words, session.catalog(), options};
}

} // namespace cabe
