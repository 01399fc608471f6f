// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modelfile/gguf_file.h"

#include "engine/modelfile/byte_source.h"
#include "engine/modelfile/gguf_tensors.h"
#include "engine/modelfile/string_walk.h"
#include "engine/tree/text_check.h"

#include <bit>
#include <cstring>
#include <limits>

namespace cabe::modelfile {

namespace {

enum class Kind : std::uint32_t { u8, i8, u16, i16, u32, i32, f32, boolean, string, array, u64, i64, f64 };
constexpr std::uint32_t kindCount = 13;

std::size_t sizeOf(Kind kind)
{
    constexpr std::array<std::size_t, kindCount> sizes{1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8};
    return sizes[static_cast<std::size_t>(kind)];
}

// Either a value or what was wrong: nothing in the reader throws.
using Fault = std::optional<Error>;

class Reader {
public:
    Reader(ByteSource source, const Catalog& catalog) : source_{std::move(source)}, types_{catalog} { header_.path = source_.path(); }

    Result<GgufHeader> run()
    {
        if (Fault fault = start())
            return *fault;
        for (std::uint64_t i = 0; i < keyCount_; ++i)
            if (Fault fault = entry())
                return *fault;
        header_.tensors.reserve(static_cast<std::size_t>(tensorCount_));
        for (std::uint64_t i = 0; i < tensorCount_; ++i)
            if (Fault fault = tensor())
                return *fault;
        if (Fault fault = placeTensors(header_, source_.offset(), source_.size()))
            return *fault;
        return std::move(header_);
    }

private:
    [[nodiscard]] Error error(const char* code, std::uint64_t offset, Args more = {}) const
    {
        return errorAt(code, source_.path(), offset, std::move(more));
    }
    [[nodiscard]] Error truncated() const { return error("truncated", source_.size()); }

    template <class T>
    [[nodiscard]] T load(const std::uint8_t* at) const
    {
        std::array<std::uint8_t, sizeof(T)> bytes{};
        for (std::size_t i = 0; i < sizeof(T); ++i)
            bytes[i] = at[bigEndian_ == (std::endian::native == std::endian::big) ? i : sizeof(T) - 1 - i];
        return std::bit_cast<T>(bytes);
    }
    template <class T>
    [[nodiscard]] std::optional<T> read()
    {
        const std::uint8_t* at = source_.take(sizeof(T));
        return at ? std::optional<T>{load<T>(at)} : std::nullopt;
    }
    // Counts and lengths have 32 bits in version 1.
    [[nodiscard]] std::size_t countBytes() const { return header_.version == 1 ? 4 : 8; }
    [[nodiscard]] std::uint64_t loadCount(const std::uint8_t* at) const
    {
        return header_.version == 1 ? load<std::uint32_t>(at) : load<std::uint64_t>(at);
    }
    [[nodiscard]] std::optional<std::uint64_t> readCount()
    {
        const std::uint8_t* at = source_.take(countBytes());
        return at ? std::optional{loadCount(at)} : std::nullopt;
    }

    Fault start()
    {
        const std::uint8_t* magic = source_.take(4);
        if (!magic || std::memcmp(magic, "GGUF", 4) != 0)
            return errorOf("not_a_model", source_.path());
        const std::uint8_t* version = source_.take(4);
        if (!version)
            return truncated();
        auto number = load<std::uint32_t>(version);
        if ((number & 0xFFFFU) == 0) {              // the other byte order makes 3 into 3 · 2^24
            bigEndian_ = true;
            number = load<std::uint32_t>(version);
        }
        if (number < 1 || number > 3)
            return error("model_version", 4, {{"version", double(number)}});
        header_.version = static_cast<int>(number);
        const std::uint64_t at = source_.offset();
        const auto tensors = readCount();
        const auto keys = readCount();
        if (!tensors || !keys)
            return truncated();
        if (*keys > GgufLimits::keys)
            return error("too_many_keys", at + countBytes(), {{"count", double(*keys)}, {"max", double(GgufLimits::keys)}});
        const std::uint64_t smallestTensor = countBytes() + 4 + 4 + 8, smallestKey = countBytes() + 4 + 1;
        if (*tensors > GgufLimits::tensors || *tensors * smallestTensor + *keys * smallestKey > source_.remaining())
            return error("bad_count", at, {{"count", double(*tensors)}});
        tensorCount_ = *tensors;
        keyCount_ = *keys;
        return {};
    }

    Fault checkBudget(std::uint64_t more)
    {
        kept_ += more;
        if (kept_ > GgufLimits::keptBytes || source_.offset() > GgufLimits::headerBytes)
            return error("header_too_large", source_.offset(), {{"max_bytes", double(GgufLimits::headerBytes)}});
        return {};
    }

    // A key, a name or a short value: valid text of at most `most` bytes.
    Fault text(std::string& into, std::uint64_t most)
    {
        const std::uint64_t at = source_.offset();
        const auto length = readCount();
        if (!length)
            return truncated();
        if (*length > most)
            return *length > source_.remaining() ? truncatedBy(at, *length) : error("bad_count", at, {{"count", double(*length)}});
        if (Fault fault = checkBudget(*length))
            return fault;
        const std::uint8_t* bytes = source_.take(static_cast<std::size_t>(*length));
        if (!bytes)
            return truncated();
        into.assign(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(*length));
        if (!tree::isText(into))
            return error("not_text", at + countBytes());
        return {};
    }
    // A length beyond the end is a lie of the header when no file of that size could be meant, else a file that was cut.
    [[nodiscard]] Error truncatedBy(std::uint64_t at, std::uint64_t length) const
    {
        constexpr std::uint64_t largest = 1ULL << 40;
        return length > largest ? error("bad_count", at, {{"count", double(length)}}) : truncated();
    }

    Fault entry()
    {
        const std::uint64_t at = source_.offset();
        std::string key;
        if (Fault fault = text(key, GgufLimits::keyBytes))
            return fault;
        const auto kind = read<std::uint32_t>();
        if (!kind)
            return truncated();
        GgufValue value;
        if (Fault fault = readValue(*kind, value))
            return fault;
        if (value.notTextAt && (key == "general.name" || key == "general.architecture"))
            return error("not_text", *value.notTextAt);
        if (Fault fault = checkBudget(sizeof(GgufValue) + value.text.size() + value.list.size() * sizeof(double)))
            return fault;
        if (!header_.keys.try_emplace(key, std::move(value)).second)
            return error("duplicate_key", at, {{"key", shown(key)}});
        return {};
    }

    Fault readValue(std::uint32_t number, GgufValue& value)
    {
        if (number >= kindCount)
            return error("bad_type", source_.offset() - 4, {{"type", double(number)}});
        const Kind kind{number};
        if (kind == Kind::string)
            return textValue(value);
        if (kind == Kind::array)
            return arrayValue(value);
        const std::uint8_t* bytes = source_.take(sizeOf(kind));
        if (!bytes)
            return truncated();
        value.number = loadNumber(kind, bytes);
        return {};
    }

    Fault textValue(GgufValue& value)
    {
        const std::uint8_t* next = source_.take(countBytes());
        if (!next)
            return truncated();
        const std::uint64_t length = loadCount(next);
        const std::uint64_t at = source_.offset();
        if (length > source_.remaining())
            return truncatedBy(at - countBytes(), length);
        if (length > GgufLimits::keptText)
            return source_.skip(length) ? Fault{} : truncated();
        const std::uint8_t* bytes = source_.take(static_cast<std::size_t>(length));
        if (!bytes)
            return truncated();
        value.text.assign(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(length));
        if (!tree::isText(value.text)) {
            value.text.clear();
            value.notTextAt = at;
        }
        return {};
    }

    [[nodiscard]] double loadNumber(Kind kind, const std::uint8_t* at) const
    {
        switch (kind) {
        case Kind::u8:
        case Kind::boolean: return *at;
        case Kind::i8: return load<std::int8_t>(at);
        case Kind::u16: return load<std::uint16_t>(at);
        case Kind::i16: return load<std::int16_t>(at);
        case Kind::u32: return load<std::uint32_t>(at);
        case Kind::i32: return load<std::int32_t>(at);
        case Kind::f32: return load<float>(at);
        case Kind::u64: return static_cast<double>(load<std::uint64_t>(at));
        case Kind::i64: return static_cast<double>(load<std::int64_t>(at));
        case Kind::f64: return load<double>(at);
        case Kind::string:
        case Kind::array: break;
        }
        return 0;
    }

    struct ArrayHead {
        Kind kind = Kind::u8;
        std::uint64_t count = 0;
    };
    // Type and count of an array; the count fits into the rest of the file.
    Fault arrayHead(ArrayHead& head)
    {
        const auto number = read<std::uint32_t>();
        if (!number)
            return truncated();
        if (*number >= kindCount)
            return error("bad_type", source_.offset() - 4, {{"type", double(*number)}});
        head.kind = Kind{*number};
        const std::uint64_t at = source_.offset();
        const auto count = readCount();
        if (!count)
            return truncated();
        head.count = *count;
        const std::uint64_t least = head.kind == Kind::string ? countBytes() : head.kind == Kind::array ? 4 + countBytes() : sizeOf(head.kind);
        if (*count > source_.remaining() / least)
            return error("bad_count", at, {{"count", double(*count)}});
        return {};
    }

    Fault arrayValue(GgufValue& value)
    {
        ArrayHead head;
        if (Fault fault = arrayHead(head))
            return fault;
        value.count = head.count;
        if (sizeOf(head.kind) == 0 || head.count > GgufLimits::keptItems)
            return skipItems(head, 1);
        value.list.reserve(static_cast<std::size_t>(head.count));
        for (std::uint64_t i = 0; i < head.count; ++i) {
            const std::uint8_t* bytes = source_.take(sizeOf(head.kind));
            if (!bytes)
                return truncated();
            value.list.push_back(loadNumber(head.kind, bytes));
        }
        return {};
    }

    Fault skipItems(const ArrayHead& head, int depth)
    {
        if (head.kind == Kind::string)
            return skipStrings(head.count);
        if (head.kind != Kind::array)
            return source_.skip(head.count * sizeOf(head.kind)) ? Fault{} : truncated();
        if (depth >= GgufLimits::depth)
            return error("too_deep", source_.offset(), {{"max_depth", double(GgufLimits::depth)}});
        for (std::uint64_t i = 0; i < head.count; ++i) {
            ArrayHead inner;
            if (Fault fault = arrayHead(inner))
                return fault;
            if (Fault fault = skipItems(inner, depth + 1))
                return fault;
            if (Fault fault = checkBudget(0))
                return fault;
        }
        return {};
    }

    // As stepOverStrings(), for files of another byte order or with 32-bit lengths.
    [[nodiscard]] std::size_t stepOverAny(std::string_view bytes, std::uint64_t& count) const
    {
        const auto* at = reinterpret_cast<const std::uint8_t*>(bytes.data());
        const std::size_t head = countBytes();
        std::size_t used = 0;
        for (; count > 0 && bytes.size() - used >= head; --count) {
            const std::uint64_t length = loadCount(at + used);
            if (length > bytes.size() - used - head)
                break;
            used += head + static_cast<std::size_t>(length);
        }
        return used;
    }

    // Token lists have hundreds of thousands of entries: whole windows are walked without a call per entry.
    Fault skipStrings(std::uint64_t count)
    {
        const bool plain = header_.version != 1 && !bigEndian_ && std::endian::native == std::endian::little;
        while (count > 0) {
            source_.advance(plain ? stepOverStrings(source_.buffered(), count) : stepOverAny(source_.buffered(), count));
            if (count == 0)
                break;
            const std::uint64_t start = source_.offset();   // this one crosses the window's end
            const auto length = readCount();
            if (!length)
                return truncated();
            if (*length > source_.remaining())
                return truncatedBy(start, *length);
            if (!source_.skip(*length))
                return truncated();
            --count;
            if (Fault fault = checkBudget(0))
                return fault;
        }
        return {};
    }

    Fault tensor()
    {
        GgufTensor t;
        t.at = source_.offset();
        if (Fault fault = text(t.name, GgufLimits::keptText))
            return fault;
        if (Fault fault = checkBudget(sizeof(GgufTensor)))
            return fault;
        const std::uint64_t dimsAt = source_.offset();
        const auto dims = read<std::uint32_t>();
        if (!dims)
            return truncated();
        if (*dims > GgufLimits::dimensions)
            return error("bad_count", dimsAt, {{"count", double(*dims)}});
        t.elements = 1;
        for (std::size_t i = 0; i < *dims; ++i) {
            const auto length = readCount();
            if (!length)
                return truncated();
            t.dims[i] = *length;
            if (*length != 0 && t.elements > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()) / *length)
                return error("bad_shape", dimsAt, {{"tensor", shown(t.name)}});
            t.elements *= *length;
        }
        const auto type = read<std::uint32_t>();
        const auto offset = read<std::uint64_t>();
        if (!type || !offset)
            return truncated();
        t.type = *type;
        t.known = types_.find(*type);
        t.offset = *offset;
        if (t.known && !setBytes(t))
            return error("bad_shape", dimsAt, {{"tensor", shown(t.name)}});
        header_.tensors.push_back(std::move(t));
        return {};
    }

    ByteSource source_;
    TensorTypes types_;
    GgufHeader header_;
    std::uint64_t tensorCount_ = 0, keyCount_ = 0, kept_ = 0;
    bool bigEndian_ = false;
};

} // namespace

std::string shown(std::string_view text)
{
    constexpr std::size_t most = 100;
    std::size_t end = std::min(most, text.size());
    while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;      // not within a character
    return std::string{text.substr(0, end)};
}

const GgufValue* GgufHeader::find(std::string_view key) const
{
    const auto found = keys.find(std::string{key});
    return found == keys.end() ? nullptr : &found->second;
}

std::optional<double> GgufHeader::number(std::string_view key) const
{
    const GgufValue* value = find(key);
    return value ? value->number : std::nullopt;
}

std::string GgufHeader::text(std::string_view key) const
{
    const GgufValue* value = find(key);
    return value ? value->text : std::string{};
}

Result<GgufHeader> readGguf(const std::string& path, const Catalog& catalog)
{
    auto source = ByteSource::open(path);
    if (!source)
        return source.error();
    return Reader{std::move(*source), catalog}.run();
}

} // namespace cabe::modelfile
