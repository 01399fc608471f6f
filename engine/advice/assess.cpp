// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/evaluate.h"

namespace cabe {

Result<Assessment> assess(const CompleteProject& complete, int stage, const Option& option, const Catalog& catalog, const AssessOptions& options)
{
    auto inputs = prepareStage(complete, stage, catalog);
    if (!inputs)
        return inputs.error();
    Assessment answer;
    if (option.way() == Way::api) {
        const auto& api = std::get<ApiChoice>(option.what);
        if (!api.id.empty())
            if (auto row = catalog.apis.get(api.id); !row)
                return row.error();
        answer = evaluateApi(*inputs, option, options.explain);
    } else {
        auto hw = makeHardware(option, complete.project, catalog);
        if (!hw) {
            // A rented machine whose card the catalogue does not know can still be costed.
            if (hw.error().code != "offer_without_gpu" || inputs->model)
                return hw.error();
            answer = evaluateCostOnly(*inputs, option, nullptr, options.explain);
        } else {
            answer = inputs->model ? evaluateBest(*inputs, *hw, options.explain) : evaluateCostOnly(*inputs, option, &*hw, options.explain);
        }
    }
    setAssumed(answer, complete, stage);
    return answer;
}

void setAssumed(Assessment& assessment, const CompleteProject& complete, int stage)
{
    assessment.assumed = complete.assumed;
    if (!assessment.cost)
        return;
    for (Assumption taken : assessment.cost->assumed) {
        constexpr std::string_view anyStage = "stages.";
        if (taken.key.starts_with(anyStage))
            taken.key = "stages[" + std::to_string(stage) + "]." + taken.key.substr(anyStage.size());
        assessment.assumed.push_back(std::move(taken));
    }
}

} // namespace cabe
