// SPDX-License-Identifier: GPL-3.0-or-later
// Getting a catalogue: from the embedded form, and from YAML folders that lie over it.
#pragma once

#include "engine/catalog/catalog.h"

#include <cstdint>

namespace cabe {

// The embedded catalogue (compiled at build time from resources/catalog); loads in a few milliseconds.
[[nodiscard]] Catalog embeddedCatalog();

// Reads every *.yaml of the folder (not below it) into the catalogue, in the order of their names. Rows with a known id replace the
// embedded ones and are marked fromUser. A file with any fault is left out whole. Returns all faults of all files.
std::vector<Error> overlay(Catalog& catalog, const std::string& folder);

// Checks folders without using them: syntax, keys, types, ranges, sources, ids, references between rows. Returns every fault.
[[nodiscard]] std::vector<Error> checkFolder(const std::string& folder, const Catalog* lower = nullptr);

// The compact form: written by the build's catalogue compiler, read by embeddedCatalog().
[[nodiscard]] std::vector<std::uint8_t> compile(const Catalog& catalog);
[[nodiscard]] Result<Catalog> decompile(std::span<const std::uint8_t> bytes);

} // namespace cabe
