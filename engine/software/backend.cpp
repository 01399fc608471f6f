// SPDX-License-Identifier: GPL-3.0-or-later
// Which back end of a program serves a card under a system.
#include "engine/software/parts.h"

#include <charconv>
#include <tuple>

namespace cabe {

bool versionAtLeast(std::string_view version, std::string_view minimum)
{
    const auto next = [](std::string_view& text) {
        int number = 0;
        const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
        text.remove_prefix(fault == std::errc{} ? static_cast<std::size_t>(end - text.data()) : 0);
        const auto dot = text.find('.');
        text.remove_prefix(dot == std::string_view::npos ? text.size() : dot + 1);
        return number;
    };
    while (!version.empty() || !minimum.empty()) {
        const int have = next(version), need = next(minimum);
        if (have != need)
            return have > need;
    }
    return true;
}

namespace software {
namespace {

bool ofVendor(const Backend& backend, std::string_view vendor)
{
    // "any" stands for graphics interfaces, which accelerators without a graphics driver lack.
    return backend.maturity != Maturity::none && (backend.vendor == vendor || (backend.vendor == "any" && vendor != "Intel Gaudi"));
}

bool isWordEdge(std::string_view text, std::size_t at)
{
    const auto letter = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    return at == 0 || at >= text.size() || !letter(text[at - 1]) || !letter(text[at]);
}

// Whether the name holds the words as whole words: "A100" is in "A100 80GB PCIe" but not in "RTX A1000".
bool holdsWords(std::string_view name, std::string_view words)
{
    for (auto at = name.find(words); at != std::string_view::npos; at = name.find(words, at + 1))
        if (isWordEdge(name, at) && isWordEdge(name, at + words.size()))
            return true;
    return false;
}

bool servesGfx(const Backend& backend, const std::string& gfx, std::string_view os, const Gpu& gpu, const Catalog& catalog)
{
    if (!backend.gfx.empty())
        return has(backend.gfx, gfx);
    return backend.api != "HIP" || newestToolkit("ROCm", gpu, os, catalog) != nullptr;
}

// An unknown target of the card fails no limit: only what is known can.
bool servesTarget(const Backend& backend, const Gpu& gpu, std::string_view os, const Catalog& catalog)
{
    const ComputeTarget& target = gpu.compute;
    if (backend.minCuda && target.cuda && !versionAtLeast(*target.cuda, *backend.minCuda))
        return false;
    if (target.gfx && backend.vendor == "AMD" && !servesGfx(backend, *target.gfx, os, gpu, catalog))
        return false;
    if (target.xe && !backend.xe.empty() && !has(backend.xe, *target.xe))
        return false;
    return backend.hardware.empty()
        || std::any_of(backend.hardware.begin(), backend.hardware.end(), [&](const auto& words) { return holdsWords(gpu.name, words); });
}

// Lower is better: maturity, then a back end of the card's own vendor before a general one, then without WSL.
auto order(const Match& match)
{
    return std::tuple(match.backend->maturity, match.backend->vendor == "any", match.wsl);
}

Match tryBackend(const Backend& backend, const Gpu& gpu, HostOs os, const Catalog& catalog)
{
    Match match{&backend, Stage::vendor, false};
    if (!ofVendor(backend, vendorOf(gpu)))
        return match;
    match.reached = Stage::system;
    std::string_view name = systemName(os);
    // Mac software knows Apple's own graphics only.
    if (os == HostOs::macos && gpu.vendor != "Apple")
        return match;
    if (!has(backend.os, name)) {
        match.wsl = os == HostOs::windows && has(backend.os, "windows-wsl2");
        if (!match.wsl)
            return match;
        name = "linux";
    }
    match.reached = servesTarget(backend, gpu, name, catalog) ? Stage::runs : Stage::target;
    return match;
}

} // namespace

Match bestBackend(const Program& program, const Gpu& gpu, HostOs os, const Catalog& catalog)
{
    Match best;
    for (const Backend& backend : program.backends) {
        const Match match = tryBackend(backend, gpu, os, catalog);
        const bool further = match.reached > best.reached;
        const bool better = match.reached == Stage::runs && best.reached == Stage::runs && order(match) < order(best);
        if (!best.backend || further || better)
            best = match;
    }
    return best;
}

} // namespace software
} // namespace cabe
