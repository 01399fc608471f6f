// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: what the cache of a set of layers takes, exactly and fast. Layers that cache alike are counted together, so a plan
// asks a handful of groups and not every layer.
#pragma once

#include "engine/memory/memory.h"
#include "engine/memory/shape.h"

#include <cstdint>
#include <vector>

namespace cabe::memory {

// How a runtime lays its cache out.
struct CacheRules {
    double keyBytes = 2, valueBytes = 2;    // per cached value
    double stateBytes = 4, convBytes = 4;   // per element of a recurrent state and of its convolution
    double indexBytes = 2;                  // per value of a sparse indexer's keys
    std::int64_t padTokens = 1;             // a sequence's cache is rounded up to this many tokens
    std::int64_t windowExtra = 0;           // tokens kept beyond the window (the batch being computed)
    bool dropsWindow = true;                // layers with a window keep only that
    bool keepsEqualKeysTwice = true;        // keys that serve as values are stored as both
    bool latent = true;                     // latent attention is cached compressed
    double latentBytes = 0;                 // of a latent entry, where it is not values × keyBytes
};

class CacheProfile {
public:
    explicit CacheProfile(const CacheRules& rules = {}) : rules_{rules} {}
    // `share`: part of the layer's cache that a card holds; `stateShare` of its recurrent state.
    void add(const LayerShape& layer, double share = 1) { add(layer, share, share); }
    void add(const LayerShape& layer, double share, double stateShare);

    [[nodiscard]] double kv(std::int64_t context, std::int64_t sequences) const;
    [[nodiscard]] double state(std::int64_t sequences) const { return statePerSequence_ * static_cast<double>(sequences); }
    // Growth per token and sequence once windows are full.
    [[nodiscard]] double perToken() const;
    [[nodiscard]] bool empty() const { return groups_.empty(); }

private:
    // Layers (weighted by the share a card holds) with the same bytes per token.
    struct Group {
        double layers = 0;
        double bytes = 0;           // per cached token
        double entryBytes = 0;      // per compressed entry, or index keys per token (ratio 1)
        int window = 0, ratio = 0;
    };
    [[nodiscard]] Group describe(const LayerShape& layer) const;
    [[nodiscard]] double cells(const Group& group, std::int64_t context) const;

    CacheRules rules_;
    std::vector<Group> groups_;
    double statePerSequence_ = 0;
};

[[nodiscard]] std::int64_t roundUp(std::int64_t value, std::int64_t step);

} // namespace cabe::memory
