// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/memory/cache.h"

#include <algorithm>

namespace cabe::memory {

std::int64_t roundUp(std::int64_t value, std::int64_t step) { return step > 1 ? (value + step - 1) / step * step : value; }

CacheProfile::Group CacheProfile::describe(const LayerShape& l) const
{
    Group g;
    g.window = l.windowed() && rules_.dropsWindow ? l.window : 0;
    if (l.attention == LayerAttention::mla && rules_.latent) {
        g.bytes = rules_.latentBytes > 0 ? rules_.latentBytes : l.mlaValues * rules_.keyBytes;
    } else {
        const bool once = l.valueDim == 0 || (l.keysAreValues && !rules_.keepsEqualKeysTwice);
        g.bytes = l.kvHeads * (l.keyDim * rules_.keyBytes + (once ? 0 : l.valueDim * rules_.valueBytes));
    }
    g.ratio = l.compressRatio > 0 ? l.compressRatio : (l.indexValues > 0 ? 1 : 0);
    g.entryBytes = l.indexValues * rules_.indexBytes + (l.compressRatio > 0 ? l.kvHeads * l.keyDim * rules_.keyBytes : 0);
    return g;
}

void CacheProfile::add(const LayerShape& layer, double share, double stateShare)
{
    statePerSequence_ +=
        stateShare * (static_cast<double>(layer.stateElements) * rules_.stateBytes + static_cast<double>(layer.convElements) * rules_.convBytes);
    if (!layer.attends() || !layer.ownsCache)
        return;
    const Group g = describe(layer);
    const double weight = share * layer.blocks;
    const auto same = std::ranges::find_if(groups_, [&](const Group& other) {
        return other.bytes == g.bytes && other.entryBytes == g.entryBytes && other.window == g.window && other.ratio == g.ratio;
    });
    if (same == groups_.end())
        groups_.push_back(g), groups_.back().layers = weight;
    else
        same->layers += weight;
}

// Tokens that one layer holds for a sequence: the context, or the window with the batch that is being computed.
double CacheProfile::cells(const Group& g, std::int64_t context) const
{
    std::int64_t tokens = context;
    if (g.window > 0)
        tokens = std::min(context, g.window + rules_.windowExtra);
    return static_cast<double>(roundUp(tokens, rules_.padTokens));
}

double CacheProfile::kv(std::int64_t context, std::int64_t sequences) const
{
    double sum = 0;
    for (const Group& g : groups_) {
        double bytes = g.bytes * cells(g, context);
        if (g.ratio > 0)
            bytes += g.entryBytes * static_cast<double>(roundUp(context, rules_.padTokens)) / g.ratio;
        sum += g.layers * bytes;
    }
    return sum * static_cast<double>(sequences);
}

double CacheProfile::perToken() const
{
    double sum = 0;
    for (const Group& g : groups_)
        sum += g.layers * ((g.window > 0 ? 0 : g.bytes) + (g.ratio > 0 ? g.entryBytes / g.ratio : 0));
    return sum;
}

} // namespace cabe::memory
