// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modelfile/safetensors.h"

#include "engine/modelfile/byte_source.h"
#include "engine/modelfile/gguf_file.h"
#include "engine/modelfile/tensor_names.h"
#include "engine/tree/text_check.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <set>
#include <unordered_set>

namespace cabe::modelfile {

namespace {

constexpr std::uint64_t formatLimit = 100'000'000, readLimit = 32'000'000, indexLimit = 64'000'000;
constexpr std::size_t longestToken = 65'536;    // what the parser may have to hold at once
constexpr std::size_t mostParts = 10'000, mostTensors = 1'000'000;
constexpr int mostDepth = 4;

// Input iterator over the next `length` bytes of a source.
class Characters {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    Characters() = default;
    Characters(ByteSource* source, std::uint64_t length) : source_{source}, left_{length} { load(); }
    reference operator*() const { return current_; }
    Characters& operator++()
    {
        --left_;
        load();
        return *this;
    }
    Characters operator++(int)
    {
        Characters before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const Characters& a, const Characters& b) { return a.left_ == b.left_; }
    friend bool operator!=(const Characters& a, const Characters& b) { return a.left_ != b.left_; }

private:
    void load()
    {
        const std::uint8_t* byte = left_ > 0 && sinceQuote_ < longestToken ? source_->take(1) : nullptr;
        if (!byte) {
            left_ = 0;          // a text that ends here is one that breaks off
            return;
        }
        current_ = static_cast<char>(*byte);
        sinceQuote_ = current_ == '"' ? 0 : sinceQuote_ + 1;
    }
    ByteSource* source_ = nullptr;
    std::uint64_t left_ = 0;
    std::size_t sinceQuote_ = 0;
    char current_ = 0;
};

// What both kinds of text need of nlohmann's SAX interface: depth, path of keys of the upper levels, first error.
class Events {
public:
    explicit Events(std::string file) : file_{std::move(file)} {}
    virtual ~Events() = default;
    Events(const Events&) = delete;
    Events& operator=(const Events&) = delete;

    bool null() { return true; }
    bool boolean(bool) { return true; }
    bool number_integer(std::int64_t value) { return value >= 0 ? number(static_cast<std::uint64_t>(value)) : fail("bad_shape", {{"tensor", shown(tensor_)}}); }
    bool number_unsigned(std::uint64_t value) { return number(value); }
    bool number_float(double, const std::string&) { return true; }
    bool string(std::string& value) { return text(value); }
    bool binary(nlohmann::json::binary_t&) { return false; }    // not in JSON texts
    bool start_object(std::size_t)
    {
        ++depth_;
        return depth_ <= mostDepth || fail("too_deep", {{"max_depth", double(mostDepth)}});
    }
    bool end_object()
    {
        --depth_;
        return depth_ != 1 || closed();
    }
    bool start_array(std::size_t) { return start_object(0); }
    bool end_array()
    {
        --depth_;
        return true;
    }
    bool key(std::string& name)
    {
        if (!tree::isText(name))
            return fail("not_text");
        if (depth_ == 1) {
            tensor_ = name;
            if (!names_.insert(std::hash<std::string>{}(name)).second)
                return fail("duplicate_key", {{"key", shown(name)}});
            if (names_.size() > mostTensors)
                return fail("too_many_keys", {{"count", double(names_.size())}, {"max", double(mostTensors)}});
            return opened();
        }
        if (depth_ == 2)
            field_ = name;
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&)
    {
        return fail("syntax", {{"offset", double(position)}});
    }
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }

protected:
    virtual bool number(std::uint64_t value) = 0;
    virtual bool text(std::string& value) = 0;
    virtual bool opened() = 0;      // a key of the uppermost level begins
    virtual bool closed() = 0;      // its value has ended
    bool fail(const char* code, Args args = {})
    {
        if (!error_)
            error_ = errorOf(code, file_, std::move(args));
        return false;
    }
    std::string tensor_, field_;    // keys of the two upper levels
    int depth_ = 0;

private:
    std::string file_;
    std::unordered_set<std::size_t> names_;
    std::optional<Error> error_;
};

struct StoredType {
    std::string_view name;
    double bits;
    bool plain;     // one number an element; integers hold packed weights
};
constexpr auto storedTypes = std::to_array<StoredType>({
    {"F64", 64, true}, {"F32", 32, true}, {"F16", 16, true}, {"BF16", 16, true}, {"F8_E4M3", 8, true}, {"F8_E5M2", 8, true}, {"F8_E8M0", 8, false}, {"F4", 4, true},
    {"I64", 64, false}, {"I32", 32, false}, {"I16", 16, false}, {"I8", 8, false}, {"U64", 64, false}, {"U32", 32, false}, {"U16", 16, false}, {"U8", 8, false}, {"BOOL", 8, false},
});

class HeaderEvents : public Events {
public:
    HeaderEvents(const std::string& file, int layers, StoredTensors& sum) : Events{file}, layers_{layers}, sum_{sum} {}
    [[nodiscard]] std::uint64_t end() const { return end_; }

protected:
    bool opened() override
    {
        type_.clear();
        shape_.clear();
        offsets_.clear();
        return true;
    }
    bool number(std::uint64_t value) override
    {
        constexpr std::size_t mostDimensions = 16;
        if (field_ == "shape" && depth_ == 3)
            shape_.push_back(value);
        if (field_ == "data_offsets" && depth_ == 3)
            offsets_.push_back(value);
        return (shape_.size() <= mostDimensions && offsets_.size() <= 2) || fail("bad_shape", {{"tensor", shown(tensor_)}});
    }
    bool text(std::string& value) override
    {
        if (depth_ == 2 && field_ == "dtype")
            type_ = shown(value);
        return true;
    }
    bool closed() override
    {
        if (tensor_ == "__metadata__")
            return true;
        if (offsets_.size() != 2 || offsets_[1] < offsets_[0] || offsets_[1] > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return fail("bad_offset", {{"tensor", shown(tensor_)}});
        const auto bytes = static_cast<double>(offsets_[1] - offsets_[0]);
        double elements = 1;
        for (const std::uint64_t length : shape_)
            elements *= static_cast<double>(length);
        const auto* known = std::ranges::find(storedTypes, type_, &StoredType::name);
        if (known != storedTypes.end() && std::max(1.0, elements * known->bits / 8) != std::max(1.0, bytes))
            return fail("bad_shape", {{"tensor", shown(tensor_)}});
        end_ = std::max(end_, offsets_[1]);
        sum_.bytesByType[type_.empty() ? "?" : type_] += bytes;
        sum_.tensors.*partOf(tensor_) += bytes;
        const bool plain = known != storedTypes.end() && known->plain;
        (plain ? sum_.elements : sum_.packedBytes) += plain ? elements : bytes;
        if (isBeside(tensor_, layers_)) {
            sum_.besideBytes += bytes;
            sum_.besideElements += plain ? elements : 0;
        }
        ++sum_.count;
        constexpr std::size_t mostTypes = 1'000;
        return sum_.bytesByType.size() <= mostTypes || fail("bad_type", {{"type", type_}});
    }

private:
    std::uint64_t end_ = 0;
    int layers_;
    StoredTensors& sum_;
    std::string type_;
    std::vector<std::uint64_t> shape_, offsets_;
};

class IndexEvents : public Events {
public:
    explicit IndexEvents(const std::string& file) : Events{file} {}
    [[nodiscard]] const std::set<std::string>& parts() const { return parts_; }
    [[nodiscard]] double totalBytes() const { return totalBytes_; }

protected:
    bool opened() override { return true; }
    bool closed() override { return true; }
    bool number(std::uint64_t value) override
    {
        if (tensor_ == "metadata" && depth_ == 2 && field_ == "total_size")
            totalBytes_ = static_cast<double>(value);
        return true;
    }
    bool text(std::string& value) override
    {
        if (tensor_ != "weight_map" || depth_ != 2)
            return true;
        constexpr std::size_t longest = 255;
        // A part lies beside its index: nothing that leads elsewhere.
        if (value.empty() || value.size() > longest || !tree::isText(value) || value.find_first_of("/\\:") != std::string::npos || value.starts_with(".."))
            return fail("bad_part", {{"name", shown(value)}});
        parts_.insert(value);
        return parts_.size() <= mostParts || fail("too_many_keys", {{"count", double(parts_.size())}, {"max", double(mostParts)}});
    }

private:
    std::set<std::string> parts_;
    double totalBytes_ = 0;
};

template <class E>
std::optional<Error> parse(ByteSource& source, std::uint64_t length, E& events)
{
    const std::uint64_t start = source.offset();
    const bool fine = nlohmann::json::sax_parse(Characters{&source, length}, Characters{}, &events);
    if (events.error()) {
        Error error = *events.error();
        // Positions of the parser count from the start of the text; other errors stand where reading stopped.
        if (!error.args.empty() && error.args.front().name == "offset")
            error.args.front().value = double(start) + std::get<double>(error.args.front().value);
        else
            error.args.insert(error.args.begin(), Arg{"offset", double(source.offset())});
        return error;
    }
    return fine ? std::nullopt : std::optional{errorAt("syntax", source.path(), source.offset())};
}

} // namespace

std::optional<Error> addSafetensors(const std::string& path, int layers, StoredTensors& sum)
{
    auto opened = ByteSource::open(path);
    if (!opened)
        return opened.error();
    ByteSource& source = *opened;
    const std::uint8_t* head = source.take(8);
    if (!head)
        return errorAt("truncated", path, source.size());
    std::uint64_t length = 0;
    for (int i = 7; i >= 0; --i)
        length = length << 8U | head[i];
    if (length < 2 || length > formatLimit)
        return errorAt("bad_count", path, 0, {{"count", double(length)}});
    if (length > source.remaining())
        return errorAt("truncated", path, source.size());
    if (length > readLimit)
        return errorAt("header_too_large", path, 0, {{"max_bytes", double(readLimit)}});
    const std::uint64_t dataBytes = source.remaining() - length;
    HeaderEvents events{path, layers, sum};
    if (auto error = parse(source, length, events))
        return error;
    if (events.end() > dataBytes)
        return errorAt("truncated", path, source.size(), {{"needed_bytes", double(8 + length + events.end())}});
    return {};
}

Result<PartsIndex> readPartsIndex(const std::string& path)
{
    auto source = ByteSource::open(path);
    if (!source)
        return source.error();
    if (source->size() > indexLimit)
        return errorOf("file_too_large", path, {{"bytes", double(source->size())}, {"max_bytes", double(indexLimit)}});
    IndexEvents events{path};
    if (auto error = parse(*source, source->size(), events))
        return *error;
    if (events.parts().empty())
        return errorOf("no_parts", path);
    return PartsIndex{{events.parts().begin(), events.parts().end()}, events.totalBytes()};
}

} // namespace cabe::modelfile
