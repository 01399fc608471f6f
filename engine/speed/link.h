// SPDX-License-Identifier: GPL-3.0-or-later
// How fast cards and host exchange data: PCIe by generation and lanes, NVLink and its kin. Bytes per second and direction.
#pragma once

#include "engine/speed/speed.h"

namespace cabe::speed {

// Between the host and the card in slot `index`: the narrower of slot and card; generation and lanes unknown count as the other's.
[[nodiscard]] double pcieBytesPerSecond(const Gpu& gpu, const Host& host, int index, const Catalog& catalog);
[[nodiscard]] bool fastLink(const Gpu* gpu, const std::string& link);
// Between two cards of the request: the slowest pair.
[[nodiscard]] double linkBytesPerSecond(const SpeedRequest& request);

} // namespace cabe::speed
