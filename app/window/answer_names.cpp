// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/answer_names.h"

#include "app/text/language.h"
#include "app/window/words.h"

#include <algorithm>
#include <map>
#include <memory>

namespace cabe {

namespace {

// What is ranked is different by itself; a pinned option is the same as its row in the ranking and named once.
std::vector<const Option*> optionsOf(const Answers& answers)
{
    std::vector<const Option*> options;
    for (const auto* way : {&answers.recommendation.own, &answers.recommendation.rent, &answers.recommendation.api})
        for (const Ranked& ranked : *way)
            options.push_back(&ranked.assessment.option);
    for (const auto* list : {&answers.pinned, &answers.compared})
        for (const PinnedAnswer& answer : *list) {
            const Option& option = answer.assessment ? answer.assessment->option : answer.option;
            if (std::ranges::none_of(options, [&](const Option* known) { return *known == option; }))
                options.push_back(&option);
        }
    return options;
}

// Names refer to the words they were made with, so those stay.
const Sentences& wordsOf(const QString& language)
{
    static std::map<QString, Sentences> words;
    return words.try_emplace(language, uiSentences()).first->second;
}

struct Kept {
    std::weak_ptr<const Answers> answers;
    QString language;
    OptionNames names;
};

} // namespace

const OptionNames& answerNames(const Session& session)
{
    // Kept: each view asks for the same names after each keystroke.
    static std::unique_ptr<Kept> kept;
    const auto& answers = session.answers();
    if (kept && answers && kept->answers.lock() == answers && kept->language == currentLanguage())
        return kept->names;
    const QString language = currentLanguage();
    const auto options = answers ? optionsOf(*answers) : std::vector<const Option*>{};
    kept = std::make_unique<Kept>(Kept{answers, language, OptionNames{wordsOf(language), session.catalog(), std::span{options}}});
    return kept->names;
}

} // namespace cabe
