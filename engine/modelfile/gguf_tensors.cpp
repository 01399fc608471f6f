// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modelfile/gguf_tensors.h"

#include "engine/modelfile/byte_source.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <string_view>
#include <unordered_set>

namespace cabe::modelfile {

namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::int64_t>::max();

// general.alignment: a power of two; what is not one would move every tensor and is refused.
std::optional<std::uint64_t> alignmentOf(const GgufHeader& header)
{
    constexpr double usual = 32, most = 1U << 30U;
    const double given = header.number("general.alignment").value_or(usual);
    if (!(given >= 1 && given <= most))
        return std::nullopt;
    const auto alignment = static_cast<std::uint64_t>(given);
    return std::has_single_bit(alignment) ? std::optional{alignment} : std::nullopt;
}

std::optional<Error> duplicateName(const GgufHeader& header)
{
    std::unordered_set<std::string_view> names;
    for (const GgufTensor& t : header.tensors)
        if (!names.insert(t.name).second)
            return errorAt("duplicate_key", header.path, t.at, {{"key", shown(t.name)}});
    return {};
}

} // namespace

TensorTypes::TensorTypes(const Catalog& catalog)
{
    constexpr int most = 4'096;
    for (const GgmlType& type : catalog.ggmlTypes.rows()) {
        if (!type.number || *type.number < 0 || *type.number > most || type.block <= 0 || type.bytes <= 0)
            continue;
        const auto number = static_cast<std::size_t>(*type.number);
        if (byNumber_.size() <= number)
            byNumber_.resize(number + 1, nullptr);
        byNumber_[number] = &type;
    }
}

bool setBytes(GgufTensor& t)
{
    const auto block = static_cast<std::uint64_t>(t.known->block), bytes = static_cast<std::uint64_t>(t.known->bytes);
    if (t.dims[0] % block != 0 || t.elements / block > largest / bytes)
        return false;
    t.bytes = t.elements / block * bytes;
    return true;
}

std::optional<Error> placeTensors(GgufHeader& header, std::uint64_t headerEnd, std::uint64_t fileBytes)
{
    const auto alignment = alignmentOf(header);
    if (!alignment)
        return errorOf("bad_alignment", header.path, {{"value", header.number("general.alignment").value_or(0)}});
    if (header.tensors.empty())
        return {};
    if (auto fault = duplicateName(header))
        return fault;
    const std::uint64_t start = (headerEnd + *alignment - 1) / *alignment * *alignment;
    if (start > fileBytes)
        return errorAt("truncated", header.path, fileBytes);
    const std::uint64_t room = fileBytes - start;

    std::vector<GgufTensor*> byOffset;
    byOffset.reserve(header.tensors.size());
    for (GgufTensor& t : header.tensors)
        byOffset.push_back(&t);
    std::ranges::stable_sort(byOffset, {}, [](const GgufTensor* t) { return t->offset; });
    for (std::size_t i = 0; i < byOffset.size(); ++i) {
        GgufTensor& t = *byOffset[i];
        const bool last = i + 1 == byOffset.size();
        if (!last && !t.known && byOffset[i + 1]->offset <= room)
            t.bytes = byOffset[i + 1]->offset - t.offset;
        if (!last && (t.bytes > largest - t.offset || t.offset + t.bytes > byOffset[i + 1]->offset))
            return errorAt("bad_offset", header.path, t.at, {{"tensor", shown(t.name)}});
        if (t.offset > largest || (t.offset > room && t.bytes == 0))
            return errorAt("bad_offset", header.path, t.at, {{"tensor", shown(t.name)}});
        if (last && !t.known)
            t.bytes = room - std::min(room, t.offset);
    }
    // The tensors lie one behind the other; when the last does not fit, the file was cut: an interrupted download.
    const GgufTensor& end = *byOffset.back();
    if (end.offset > room || end.bytes > room - end.offset) {
        const bool nonsense = end.offset > largest - end.bytes || end.offset + end.bytes > (1ULL << 50);
        if (nonsense)
            return errorAt("bad_offset", header.path, end.at, {{"tensor", shown(end.name)}});
        return errorAt("truncated", header.path, fileBytes, {{"needed_bytes", double(start + end.offset + end.bytes)}});
    }
    return {};
}

} // namespace cabe::modelfile
