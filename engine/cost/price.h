// SPDX-License-Identifier: GPL-3.0-or-later
// Price of one card, inside the room: what cost() asks for each card it buys.
#pragma once

#include "engine/cost/cost.h"

#include <optional>

namespace cabe {

struct PriceRequest {
    const Gpu* gpu = nullptr;
    std::optional<bool> used; // absent: new, unless only used ones are on offer now
    std::optional<MoneyInput> userPrice;
    const Project* project = nullptr;
    const Catalog* catalog = nullptr;
    const CostBasis* basis = nullptr;
};
[[nodiscard]] std::optional<CardPriceUsed> priceOfCard(const PriceRequest& request);

// What the user says a card costs: on the card itself, else on the option.
[[nodiscard]] std::optional<MoneyInput> userPriceOf(const GpuChoice* choice, const Option& option);

} // namespace cabe
