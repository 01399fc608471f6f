// SPDX-License-Identifier: GPL-3.0-or-later
// The answers as JSON, key by key as contract.md section 3 says. Unknown is an absent key, never 0.
#pragma once

#include "app/text/sentences.h"
#include "engine/modelfile/modelfile.h"

#include <nlohmann/json_fwd.hpp>

namespace cabe {

// As cabe-cli prints it: two blanks per level, UTF-8, one text without a final newline.
[[nodiscard]] std::string dump(const nlohmann::ordered_json& json);

class AnswerJson
{
public:
    AnswerJson(const Sentences& sentences, const Catalog& catalog) : sentences_{sentences}, catalog_{catalog} {}

    [[nodiscard]] nlohmann::ordered_json assessment(const Assessment& a) const;
    // `name` tells it from the other options of the answer.
    [[nodiscard]] nlohmann::ordered_json assessment(const Assessment& a, const QString& name) const;
    [[nodiscard]] nlohmann::ordered_json recommendation(const Recommendation& r) const;
    [[nodiscard]] nlohmann::ordered_json comparison(const Comparison& c) const;
    [[nodiscard]] nlohmann::ordered_json check(const Check& c) const;
    [[nodiscard]] nlohmann::ordered_json inspection(const Inspection& i) const;
    [[nodiscard]] nlohmann::ordered_json error(const Error& e) const;
    [[nodiscard]] nlohmann::ordered_json option(const Option& o) const;

private:
    const Sentences& sentences_;
    const Catalog& catalog_;
};

} // namespace cabe
