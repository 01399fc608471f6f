// SPDX-License-Identifier: GPL-3.0-or-later
// The first byte chooses: a file of tensors, or the index of several.
#include "tests/fuzz/fuzz_file.h"

namespace {

constexpr char config[] = R"({"model_type": "llama", "num_hidden_layers": 2, "hidden_size": 256, "intermediate_size": 512, "num_attention_heads": 4, "vocab_size": 1024})";

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace cabe;
    if (size == 0)
        return 0;
    static const std::string configuration = fuzz::write("config.json", reinterpret_cast<const std::uint8_t*>(config), sizeof config - 1);
    const bool index = data[0] % 2 == 1;
    const char* name = index ? "model.safetensors.index.json" : "model.safetensors";
    const std::string file = fuzz::write(name, data + 1, size - 1);
    fuzz::use(inspectModel(fuzz::folder().string(), fuzz::catalogue()));
    std::filesystem::remove(file);
    return 0;
}
