// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/yaml_text.h"

#include "engine/tree/names.h"
#include "engine/tree/scalar.h"

#include <algorithm>
#include <array>

namespace cabe {

using tree::Node;

namespace {

constexpr std::size_t lineLength = 100;     // a map or list that fits stands on one line
constexpr int lineDepth = 2;                // and one that holds no more levels than this
constexpr std::size_t indentStep = 2;

bool isLetter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
bool isDigit(char c) { return c >= '0' && c <= '9'; }

// Words that one YAML reader or another takes for null, a truth value or a number.
bool isReserved(std::string_view text)
{
    constexpr std::array<std::string_view, 12> words{"null", "true", "false", "yes", "no", "on", "off", "y", "n", "inf", "infinity", "nan"};
    return std::ranges::any_of(words, [&](std::string_view word) { return sameWord(text, word); });
}

// Starts with a digit and holds nothing that a number, a time or a date could not hold.
bool couldBeNumber(std::string_view text)
{
    return isDigit(text.front()) && std::ranges::all_of(text, [](char c) {
        constexpr std::string_view others = "+-._:abcdefxABCDEFXoOtTZ ";
        return isDigit(c) || others.find(c) != std::string_view::npos;
    });
}

std::string escaped(char c)
{
    constexpr std::string_view hex = "0123456789abcdef";
    switch (c) {
    case '"': return "\\\"";
    case '\\': return "\\\\";
    case '\n': return "\\n";
    case '\t': return "\\t";
    case '\r': return "\\r";
    default: break;
    }
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte != 0x7f)
        return {c};
    return {'\\', 'x', hex[byte >> 4U], hex[byte & 15U]};
}

// Line ends and marks beyond ASCII that a reader might fold or drop: NEL, line and paragraph separator, byte order mark.
std::string_view escapedMark(std::string_view rest)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> marks{
        {{"\xC2\x85", "\\u0085"}, {"\xE2\x80\xA8", "\\u2028"}, {"\xE2\x80\xA9", "\\u2029"}, {"\xEF\xBB\xBF", "\\uFEFF"}}};
    for (const auto& [bytes, escape] : marks) {
        if (rest.substr(0, bytes.size()) == bytes)
            return escape;
    }
    return {};
}

std::string quotedText(std::string_view text)
{
    std::string out = "\"";
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view mark = escapedMark(text.substr(i));
        if (mark.empty()) {
            out += escaped(text[i]);
        } else {
            out += mark;
            i += mark == "\\u0085" ? 1U : 2U;     // bytes of the mark beyond its first
        }
    }
    return out + '"';
}

std::string keyText(const std::string& key) { return needsQuotes(key) ? quotedText(key) : key; }

std::string scalarText(const Node& node)
{
    if (node.isNull())
        return "null";
    return node.quoted ? quotedText(node.text) : node.text;
}

int depth(const Node& node)
{
    int deepest = 0;
    for (const auto& item : node.items)
        deepest = std::max(deepest, depth(item));
    for (const auto& entry : node.entries)
        deepest = std::max(deepest, depth(entry.value));
    return node.isMap() || node.isSequence() ? deepest + 1 : 0;
}

std::string lineText(const Node& node)
{
    std::string out;
    if (node.isSequence()) {
        for (const auto& item : node.items)
            out += (out.empty() ? "" : ", ") + lineText(item);
        return '[' + out + ']';
    }
    if (!node.isMap())
        return scalarText(node);
    for (const auto& entry : node.entries)
        out += (out.empty() ? "" : ", ") + keyText(entry.key) + ": " + lineText(entry.value);
    return '{' + out + '}';
}

bool holdsMaps(const Node& node)
{
    return node.isSequence() && std::ranges::any_of(node.items, [](const Node& item) { return item.isMap(); });
}

class Emitter {
public:
    // After "key:" or "-".
    void value(const Node& node, std::size_t indent, bool afterDash)
    {
        if (onOneLine(node, indent)) {
            out_ += ' ' + lineText(node) + '\n';
        } else if (node.isMap()) {
            // The first key of a list's map stands behind the dash, the others below it.
            out_ += afterDash ? " " : "\n";
            map(node, indent, afterDash);
        } else {
            out_ += '\n';
            for (const auto& item : node.items) {
                out_ += std::string(indent, ' ') + '-';
                value(item, indent + indentStep, true);
            }
        }
    }

    void map(const Node& node, std::size_t indent, bool firstInline)
    {
        for (const auto& entry : node.entries) {
            out_ += firstInline ? std::string{} : std::string(indent, ' ');
            out_ += keyText(entry.key) + ':';
            value(entry.value, indent + indentStep, false);
            firstInline = false;
        }
    }

    [[nodiscard]] std::string take() { return std::move(out_); }

private:
    static bool onOneLine(const Node& node, std::size_t indent)
    {
        if (!node.isMap() && !node.isSequence())
            return true;
        if (node.items.empty() && node.entries.empty())
            return true;
        return depth(node) <= lineDepth && !(holdsMaps(node) && indent <= indentStep) && lineText(node).size() + indent <= lineLength;
    }

    std::string out_;
};

} // namespace

bool needsQuotes(std::string_view text)
{
    if (text.empty() || isReserved(text) || couldBeNumber(text))
        return true;
    if (!isLetter(text.front()) && !isDigit(text.front()) && text.front() != '_' && text.front() != '/')
        return true;
    if (text.back() == ' ')
        return true;
    return !std::ranges::all_of(text, [](char c) {
        constexpr std::string_view others = "_-./+@()=<> ";
        return isLetter(c) || isDigit(c) || others.find(c) != std::string_view::npos;
    });
}

Node canonical(const Node& node)
{
    Node out;
    out.kind = node.kind;
    out.line = node.line;
    out.column = node.column;
    out.text = node.text;
    if (node.isScalar()) {
        // A plain number or truth value must stay one; any other plain text is the same in quotes.
        const bool typed = !node.quoted && (tree::parseNumber(node.text) || tree::parseBool(node.text));
        out.quoted = !typed && needsQuotes(node.text);
    }
    for (const auto& item : node.items)
        out.items.push_back(canonical(item));
    for (const auto& entry : node.entries) {
        if (!entry.value.isNull())
            out.entries.push_back({entry.key, entry.line, entry.column, canonical(entry.value)});
    }
    return out;
}

std::string yamlText(const Node& root)
{
    Emitter emitter;
    if (root.isMap() && !root.entries.empty())
        emitter.map(root, 0, false);
    else
        return lineText(root) + '\n';
    return emitter.take();
}

std::string yamlLine(const Node& node) { return lineText(node); }

} // namespace cabe
