// SPDX-License-Identifier: GPL-3.0-or-later
// A user's catalogue over the embedded one; what was read is compiled and read back.
#include "tests/fuzz/fuzz_file.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace cabe;
    fuzz::write("rows.yaml", data, size);
    Catalog catalog;
    const auto faults = overlay(catalog, fuzz::folder().string());
    for (const auto& fault : faults)
        if (fault.code.empty())
            std::abort();
    if (!faults.empty())
        return 0;
    const auto again = decompile(compile(catalog));
    if (!again)
        std::abort();
    bool same = true;
    forEachTable(*again, [&](const char*, const auto& table) { same = same && table.rows().size() < 1'000'000; });
    return same ? 0 : (std::abort(), 0);
}
