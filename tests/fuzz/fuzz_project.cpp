// SPDX-License-Identifier: GPL-3.0-or-later
// A project document: read, checked, completed; and written again, which must read as the same project.
#include "tests/fuzz/fuzz_file.h"

#include "engine/project/document.h"

#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace cabe;
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    for (const auto& document : readDocuments(text, "fuzz.cabe")) {
        if (!document.project && document.errors.empty())
            std::abort();
        if (!document.project || !document.errors.empty())
            continue;
        const auto again = readDocuments(writeDocument(*document.project), "again.cabe");
        if (again.size() != 1 || !again.front().project || !(*again.front().project == *document.project))
            std::abort();
        if (validate(*document.project, fuzz::catalogue(), &document.source).empty())
            (void)complete(*document.project, fuzz::catalogue(), &document.source);
    }
    return 0;
}
