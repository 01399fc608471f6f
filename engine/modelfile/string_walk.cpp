// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modelfile/string_walk.h"

#include <array>
#include <cstring>

namespace cabe::modelfile {

namespace {

constexpr std::size_t lengthBytes = sizeof(std::uint64_t);
constexpr std::size_t lanes = 4;

std::uint64_t lengthAt(const char* at)
{
    std::uint64_t length = 0;
    std::memcpy(&length, at, lengthBytes);
    return length;
}

// One of several walks over a part of the bytes, from a place that is taken to be the beginning of a text.
struct Lane {
    std::size_t at = 0, end = 0;
    std::uint64_t strings = 0;

    // False when the part is walked, or the next text crosses the end of the bytes.
    bool step(std::string_view bytes)
    {
        if (at >= end || bytes.size() - at < lengthBytes)
            return false;
        const std::uint64_t length = lengthAt(bytes.data() + at);
        if (length > bytes.size() - at - lengthBytes)
            return false;
        at += lengthBytes + static_cast<std::size_t>(length);
        ++strings;
        return true;
    }
};

// A place from `from` on where several plausible lengths follow each other: almost surely the beginning of a text. `from` when there is none.
std::size_t likelyStart(std::string_view bytes, std::size_t from)
{
    constexpr std::size_t searched = 1024;
    constexpr int chain = 6;
    constexpr std::uint64_t plausible = 512;
    for (std::size_t start = from; start < from + searched; ++start) {
        std::size_t at = start;
        int found = 0;
        while (found < chain && bytes.size() - at >= lengthBytes + plausible && lengthAt(bytes.data() + at) < plausible) {
            at += lengthBytes + static_cast<std::size_t>(lengthAt(bytes.data() + at));
            ++found;
        }
        if (found == chain)
            return start;
    }
    return from;
}

} // namespace

std::size_t stepOverStringsPlainly(std::string_view bytes, std::uint64_t& count)
{
    Lane lane{0, bytes.size(), 0};
    while (count > 0 && lane.step(bytes))
        --count;
    return lane.at;
}

std::size_t stepOverStrings(std::string_view bytes, std::uint64_t& count)
{
    constexpr std::size_t worthIt = 16 * 1024;
    if (bytes.size() < worthIt || count < bytes.size() / lengthBytes) // the end of the array may be in here
        return stepOverStringsPlainly(bytes, count);
    std::array<Lane, lanes> walks;
    for (std::size_t i = 1; i < lanes; ++i)
        walks[i].at = likelyStart(bytes, bytes.size() / lanes * i);
    for (std::size_t i = 0; i < lanes; ++i)
        walks[i].end = i + 1 < lanes ? walks[i + 1].at : bytes.size();
    // Side by side, so that one walk's wait for memory is the others' time.
    while (walks[0].step(bytes) & walks[1].step(bytes) & walks[2].step(bytes) & walks[3].step(bytes)) {
    }
    // A guess was right when the walk before it arrives there; from a wrong one nothing is believed.
    std::uint64_t strings = 0;
    std::size_t used = 0;
    for (Lane& lane : walks) {
        while (lane.step(bytes)) {
        }
        strings += lane.strings;
        used = lane.at;
        if (lane.at != lane.end)
            break;
    }
    count -= strings;
    return used;
}

} // namespace cabe::modelfile
