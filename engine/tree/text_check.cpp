// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tree/text_check.h"

#include <cstddef>
#include <cstdint>

namespace cabe::tree {

namespace {

// Length of the valid UTF-8 character at the start of `bytes` (not empty), 0 when there is none. Table 3-7 of the Unicode Standard.
std::size_t characterLength(std::string_view bytes)
{
    const auto at = [&](std::size_t i) -> unsigned { return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U; };
    const auto continues = [&](std::size_t i) { return (at(i) & 0xC0U) == 0x80U; };
    const unsigned first = at(0);
    if (first < 0x80)
        return first >= 0x20 ? (first == 0x7F ? 0 : 1) : (first == '\t' || first == '\n' || first == '\r' ? 1 : 0);
    if (first >= 0xC2 && first <= 0xDF)
        return continues(1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        const bool secondOk = first == 0xE0 ? at(1) >= 0xA0 : first == 0xED ? at(1) <= 0x9F : true;
        return secondOk && continues(1) && continues(2) ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const bool secondOk = first == 0xF0 ? at(1) >= 0x90 : first == 0xF4 ? at(1) <= 0x8F : true;
        return secondOk && continues(1) && continues(2) && continues(3) ? 4 : 0;
    }
    return 0;
}

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

// Walks the text once, line by line, keeping just enough state to know whether a character is content, quoted or comment.
class Scanner {
public:
    Scanner(std::string_view text, int depthAllowed) : text_{text}, depthAllowed_{depthAllowed} {}

    YamlScan run()
    {
        while (pos_ < text_.size() && !result_.tooDeep)
            line();
        return result_;
    }

private:
    [[nodiscard]] char at(std::size_t i) const { return i < text_.size() ? text_[i] : '\n'; }
    [[nodiscard]] bool endsWord(std::size_t i) const { return isBlank(at(i)) || at(i) == '\n'; }
    [[nodiscard]] std::size_t indentAt(std::size_t i) const
    {
        const std::size_t start = i;
        while (at(i) == ' ' && i < text_.size())
            ++i;
        return i - start;
    }

    void line()
    {
        lineStart_ = pos_;
        ++lineNumber_;
        markers_ = 0;
        plain_ = false;
        blockIndicator_ = false;
        while (pos_ < text_.size() && text_[pos_] != '\n' && !result_.tooDeep)
            character();
        ++pos_;
        if (blockIndicator_)
            skipBlockScalar();
    }

    void character()
    {
        const char c = text_[pos_];
        if (quote_ != 0)
            return quoted(c);
        if (c == '#' && (pos_ == lineStart_ || isBlank(text_[pos_ - 1])))
            return comment();
        if (!isBlank(c))
            content(c);
        ++pos_;
    }

    void quoted(char c)
    {
        if (quote_ == '"' && c == '\\') {
            if (at(pos_ + 1) != '\n')
                ++pos_;
        } else if (c == quote_) {
            if (quote_ == '\'' && at(pos_ + 1) == '\'')
                ++pos_;
            else
                quote_ = 0;
        }
        ++pos_;
    }

    void comment()
    {
        result_.comments = true;
        const std::size_t end = text_.find('\n', pos_);
        pos_ = end == std::string_view::npos ? text_.size() : end;
    }

    void content(char c)
    {
        if (flow_ > 0 && (c == ']' || c == '}')) {
            --flow_;
            plain_ = false;
        } else if (flow_ > 0 && c == ',') {
            plain_ = false;
        } else if (c == ':' && (endsWord(pos_ + 1) || flow_ > 0)) {
            plain_ = false;
        } else if ((c == '[' || c == '{') && (!plain_ || flow_ > 0)) {
            ++flow_;
            deeper();
            plain_ = false;
        } else if (!plain_) {
            tokenStart(c);
        }
    }

    // The first character of a token outside quotes and plain text.
    void tokenStart(char c)
    {
        blockIndicator_ = false;
        if (c == '\'' || c == '"') {
            quote_ = c;
        } else if ((c == '-' || c == '?') && endsWord(pos_ + 1)) {
            ++markers_;
            deeper();
        } else if ((c == '|' || c == '>') && flow_ == 0) {
            blockIndicator_ = true;
            while (at(pos_ + 1) == '+' || at(pos_ + 1) == '-' || (at(pos_ + 1) >= '0' && at(pos_ + 1) <= '9'))
                ++pos_;
        } else if (c == '&' || c == '!' || c == '*') {
            while (!endsWord(pos_ + 1) && at(pos_ + 1) != ',' && at(pos_ + 1) != '[' && at(pos_ + 1) != '{')  // anchor, tag, alias: before the value
                ++pos_;
        } else {
            plain_ = true;
        }
    }

    void deeper()
    {
        if (flow_ + markers_ > depthAllowed_)
            result_.tooDeep = Position{{}, lineNumber_, static_cast<int>(pos_ - lineStart_) + 1};
    }

    // The lines of a block scalar are text, whatever they contain: all that are indented like its first one.
    void skipBlockScalar()
    {
        const std::size_t parent = indentAt(lineStart_);
        std::size_t block = 0;
        while (pos_ < text_.size()) {
            const std::size_t indent = indentAt(pos_);
            const std::size_t first = pos_ + indent;
            const bool blank = first >= text_.size() || text_[first] == '\n' || text_[first] == '\r';
            if (!blank && block == 0 && indent > parent)
                block = indent;
            if (!blank && (block == 0 || indent < block))
                return;
            const std::size_t end = text_.find('\n', pos_);
            pos_ = end == std::string_view::npos ? text_.size() : end + 1;
            ++lineNumber_;
        }
    }

    std::string_view text_;
    int depthAllowed_;
    YamlScan result_;
    std::size_t pos_ = 0;
    std::size_t lineStart_ = 0;
    int lineNumber_ = 0;
    int flow_ = 0;
    int markers_ = 0;           // "- - -" on one line nests as well
    char quote_ = 0;            // the quote that is open, over lines
    bool plain_ = false;
    bool blockIndicator_ = false;
};

} // namespace

std::optional<std::size_t> controlCharacter(std::string_view bytes)
{
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < bytes.size();) {
        const std::size_t length = characterLength(bytes.substr(i));
        const auto byte = static_cast<unsigned char>(bytes[i]);
        if (length == 0 && (byte == 0 || byte >= 0x80))
            return std::nullopt;
        if (length == 0 && !first)
            first = i;
        i += length == 0 ? 1 : length;
    }
    return first;
}

std::string codePoint(char asciiCharacter)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(asciiCharacter);
    return {'U', '+', '0', '0', digits[byte >> 4U], digits[byte & 0x0FU]};
}

int characterCount(std::string_view text)
{
    int count = 0;
    for (const char c : text)
        count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
    return count;
}

bool isText(std::string_view bytes)
{
    while (!bytes.empty()) {
        const std::size_t length = characterLength(bytes);
        if (length == 0)
            return false;
        bytes.remove_prefix(length);
    }
    return true;
}

YamlScan scanYaml(std::string_view text, int depthAllowed) { return Scanner{text, depthAllowed}.run(); }

} // namespace cabe::tree
