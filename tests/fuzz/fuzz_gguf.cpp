// SPDX-License-Identifier: GPL-3.0-or-later
// The input is the header of a GGUF file.
#include "tests/fuzz/fuzz_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace cabe;
    const std::string path = fuzz::write("model.gguf", data, size);
    // Tensor data are a hole behind the header, unless the input ends as a file that was cut does.
    constexpr std::uintmax_t room = 64U << 20U;
    if (size > 0 && data[size - 1] != 0xFF)
        std::filesystem::resize_file(path, size + room);
    fuzz::use(inspectModel(path, fuzz::catalogue()));
    return 0;
}
