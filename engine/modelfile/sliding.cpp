// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modelfile/sliding.h"

#include <algorithm>
#include <string>

namespace cabe::modelfile {

void setSliding(AttentionShape& a, const std::vector<bool>& slides)
{
    const auto layers = static_cast<int>(slides.size());
    const auto full = std::ranges::count(slides, false);
    if (full == layers) {
        a.slidingWindow.reset();
        return;
    }
    if (full == 0) {
        a.slidingLayers = "all";
        return;
    }
    constexpr int longestRun = 16;
    for (int run = 2; run <= std::min(longestRun, layers); ++run) {
        bool fits = true;
        for (int layer = 0; layer < layers && fits; ++layer)
            fits = slides[static_cast<std::size_t>(layer)] == (layer % run != run - 1);
        if (fits) {
            a.slidingLayers = run == 2 ? "alternate" : std::to_string(run - 1) + " of " + std::to_string(run);
            return;
        }
    }
    std::vector<int> global;
    for (int layer = 0; layer < layers; ++layer)
        if (!slides[static_cast<std::size_t>(layer)])
            global.push_back(layer);
    a.globalLayers = std::move(global);
}

} // namespace cabe::modelfile
