// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace cabe;
    fuzz::use(inspectModel(fuzz::write("config.json", data, size), fuzz::catalogue()));
    return 0;
}
