// SPDX-License-Identifier: GPL-3.0-or-later
// How long it takes to inspect a full-size GGUF file with a vocabulary of 128k tokens, against merely reading the same header bytes.
// Prints both times and their ratio; fails above the ratio given as first argument (3 when none is),
// in optimised builds only.
#include "tests/bench/best_of.h"
#include "tests/engine/gguf_models.h"

#include "engine/catalog/load.h"
#include "engine/modelfile/modelfile.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>

using namespace cabe;

namespace {

// The vocabulary of Llama 3: 128 256 tokens with their types, 280 147 merges.
test::ModelTable model()
{
    test::ModelTable table = test::llama31of8b();
    table.maker.tokens("tokenizer.ggml.all_tokens", 128'256).floats("tokenizer.ggml.token_type", 128'256).tokens("tokenizer.ggml.merges", 280'147, 10);
    return table;
}

} // namespace

int main(int argc, char** argv)
{
    constexpr int rounds = 40;
    const double bar = argc > 1 ? std::atof(argv[1]) : 3;
    const auto path = std::filesystem::temp_directory_path() / "cabe-bench.gguf";
    std::size_t header = 0;
    {
        const auto table = model();
        header = table.maker.header().size();
        table.maker.write(path);
    }
    const Catalog catalog = embeddedCatalog();
    // What the inspection cannot do without either: open the file, have a buffer, read the header's bytes.
    const double reading = bestMs(rounds, [&] {
        std::vector<char> buffer(128 * 1024);
        std::ifstream file;
        file.rdbuf()->pubsetbuf(nullptr, 0);
        file.open(path, std::ios::binary);
        for (std::size_t left = header; left > 0;) {
            const std::size_t part = std::min(left, buffer.size());
            file.read(buffer.data(), std::streamsize(part));
            left -= part;
        }
    });
    bool fine = true;
    const double inspecting = bestMs(rounds, [&] { fine = inspectModel(path.string(), catalog).ok() && fine; });
    std::filesystem::remove(path);
    std::printf("header %.1f MB: read %.2f ms, inspected %.2f ms, ratio %.2f (bar %.1f)\n", double(header) / 1e6, reading, inspecting, inspecting / reading, bar);
#ifdef NDEBUG
    return fine && inspecting <= bar * reading ? 0 : 1;
#else
    std::printf("debug build: the ratio is not judged\n");
    return fine ? 0 : 1;
#endif
}
