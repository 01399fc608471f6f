// SPDX-License-Identifier: GPL-3.0-or-later
// An option turned into cards in a computer: what memory, speed, machine and software need to know about it.
#pragma once

#include "engine/advice/advice.h"

#include <optional>
#include <vector>

namespace cabe {

struct Hardware {
    Option option;
    std::vector<Gpu> gpus;              // one entry per card
    Host host;                          // the document's, a rented machine's, or the computer's own
    HostPower hostPower;
    bool rented = false;
    bool ownComputer = false;           // form computer or laptop: brings supply and host
    std::optional<double> networkMs;    // from the users to it; absent: unknown
    std::optional<std::string> dataCountry; // where the data is; absent: unknown
    std::string link = "pcie";          // between the cards
    std::vector<Device> devices;
    std::optional<double> idlePowerW, gpuShare;
};

// Own and rent options. Errors: unknown_id, missing_key; offer_without_gpu when an offer's card has no catalogue row.
[[nodiscard]] Result<Hardware> makeHardware(const Option& option, const Project& project, const Catalog& catalog);

// Nobody gave a computing rate for the card: that of the hardware above is assumed.
[[nodiscard]] bool ratesAssumed(const Gpu& gpu);

} // namespace cabe
