// SPDX-License-Identifier: GPL-3.0-or-later
// JSON through nlohmann-json's SAX events, which have no positions: the characters are counted on their way in.
#include "engine/tree/builder.h"
#include "engine/tree/parsers.h"
#include "engine/tree/syntax_reason.h"

#include <nlohmann/json.hpp>

#include <iterator>

namespace cabe::tree {

namespace {

struct Place {
    int line = 1;
    int column = 1;
};

// Follows the characters the lexer has taken and remembers where the last string, literal and bracket began. Three places, because after a
// number the lexer has taken one character more than the number.
class Track {
public:
    void take(char c)
    {
        if (inString_)
            inside(c);
        else
            outside(c);
        advance(c);
    }

    [[nodiscard]] Place here() const noexcept { return here_; }
    [[nodiscard]] Place text() const noexcept { return text_; }
    [[nodiscard]] Place literal() const noexcept { return literal_; }
    [[nodiscard]] Place bracket() const noexcept { return bracket_; }

private:
    void inside(char c)
    {
        if (escaped_)
            escaped_ = false;
        else if (c == '\\')
            escaped_ = true;
        else if (c == '"')
            inString_ = false;
    }

    void outside(char c)
    {
        const bool separator = c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == ',' || c == ':' || c == '{' || c == '}' ||
                               c == '[' || c == ']' || c == '"';
        if (c == '"') {
            inString_ = true;
            text_ = here_;
        } else if (c == '{' || c == '[') {
            bracket_ = here_;
        } else if (!separator && !inLiteral_) {
            literal_ = here_;
        }
        inLiteral_ = !separator;
    }

    void advance(char c)
    {
        if (c == '\n') {
            ++here_.line;
            here_.column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) {
            ++here_.column;
        }
    }

    Place here_, text_, literal_, bracket_;
    bool inString_ = false, escaped_ = false, inLiteral_ = false;
};

// Input iterator over the text that reports each character it steps over.
class Cursor {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    Cursor(const char* at, Track* track) : at_{at}, track_{track} {}
    reference operator*() const { return *at_; }
    Cursor& operator++()
    {
        track_->take(*at_++);
        return *this;
    }
    Cursor operator++(int)
    {
        Cursor before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const Cursor& a, const Cursor& b) { return a.at_ == b.at_; }
    friend bool operator!=(const Cursor& a, const Cursor& b) { return a.at_ != b.at_; }

private:
    const char* at_;
    Track* track_;
};

// Names and signatures are those of nlohmann's SAX interface.
class Events {
public:
    Events(Builder& builder, const Track& track) : builder_{builder}, track_{track} {}

    bool null() { return builder_.null(track_.literal().line, track_.literal().column); }
    bool boolean(bool value) { return literal(value ? "true" : "false"); }
    bool number_integer(std::int64_t value) { return literal(std::to_string(value)); }
    bool number_unsigned(std::uint64_t value) { return literal(std::to_string(value)); }
    bool number_float(double, const std::string& text) { return literal(text); }
    bool string(std::string& value) { return builder_.scalar(std::move(value), true, track_.text().line, track_.text().column); }
    bool key(std::string& value) { return string(value); }
    bool binary(nlohmann::json::binary_t&) { return false; }  // not in JSON texts
    bool start_object(std::size_t) { return builder_.open(Node::Kind::map, track_.bracket().line, track_.bracket().column); }
    bool end_object() { return builder_.close(); }
    bool start_array(std::size_t) { return builder_.open(Node::Kind::sequence, track_.bracket().line, track_.bracket().column); }
    bool end_array() { return builder_.close(); }
    bool parse_error(std::size_t, const std::string& token, const nlohmann::detail::exception& failure)
    {
        constexpr int numberOverflow = 406;
        if (failure.id == numberOverflow)
            return builder_.fail("not_finite", track_.literal().line, track_.literal().column, {{"value", token.substr(0, 100)}});
        return builder_.fail("syntax", track_.here().line, std::max(1, track_.here().column - 1), reasonArgs(jsonReason(failure.what())));
    }

private:
    bool literal(std::string text) { return builder_.scalar(std::move(text), false, track_.literal().line, track_.literal().column); }

    Builder& builder_;
    const Track& track_;
};

} // namespace

Result<std::vector<Node>> parseJson(std::string_view text, const std::string& file, std::vector<Error>* duplicates)
{
    Builder builder{file, duplicates};
    Track track;
    Events events{builder, track};
    const bool fine = nlohmann::json::sax_parse(Cursor{text.data(), &track}, Cursor{text.data() + text.size(), &track}, &events);
    if (!fine || builder.error() || !builder.hasRoot()) {
        if (builder.error())
            return *builder.error();
        return Error{"syntax", {}, {file, track.here().line, track.here().column}, {}, {}, {}};
    }
    std::vector<Node> documents;
    documents.push_back(builder.takeRoot());
    return documents;
}

} // namespace cabe::tree
