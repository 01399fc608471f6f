// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/embedded.h"

#include "engine/catalog/load.h"

#include <bit>

namespace cabe {

Catalog embeddedCatalog()
{
    static_assert(std::endian::native == std::endian::little, "the embedded words are stored with the lowest byte first");
    Result<Catalog> catalog = decompile({reinterpret_cast<const std::uint8_t*>(embedded::words), embedded::byteCount});
    assert(catalog.ok() && "the embedded catalogue was written by another version of the compiler");
    return catalog ? std::move(catalog).value() : Catalog{};
}

} // namespace cabe
