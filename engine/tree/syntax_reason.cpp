// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tree/syntax_reason.h"

#include <yaml-cpp/exceptions.h>

#include <algorithm>
#include <array>

namespace cabe::tree {

namespace {

namespace reason {
constexpr std::string_view anchor = "anchor";
constexpr std::string_view blockHead = "block_head";
constexpr std::string_view bracketClosed = "bracket_closed";
constexpr std::string_view bracketOpen = "bracket_open";
constexpr std::string_view character = "character";
constexpr std::string_view colonNeeded = "colon_needed";
constexpr std::string_view commaInList = "comma_in_list";
constexpr std::string_view commaInMap = "comma_in_map";
constexpr std::string_view directive = "directive";
constexpr std::string_view endOfText = "end_of_text";
constexpr std::string_view escape = "escape";
constexpr std::string_view indentation = "indentation";
constexpr std::string_view keyForm = "key_form";
constexpr std::string_view keyNeeded = "key_needed";
constexpr std::string_view keyPlace = "key_place";
constexpr std::string_view lineInText = "line_in_text";
constexpr std::string_view listItem = "list_item";
constexpr std::string_view literal = "literal";
constexpr std::string_view number = "number";
constexpr std::string_view quoteOpen = "quote_open";
constexpr std::string_view restAfterEnd = "rest_after_end";
constexpr std::string_view tab = "tab";
constexpr std::string_view tag = "tag";
constexpr std::string_view valueNeeded = "value_needed";
constexpr std::string_view valuePlace = "value_place";
} // namespace reason

constexpr std::array allReasons{
    reason::anchor,     reason::blockHead,  reason::bracketClosed, reason::bracketOpen, reason::character, reason::colonNeeded, reason::commaInList,
    reason::commaInMap, reason::directive,  reason::endOfText,     reason::escape,      reason::indentation, reason::keyForm,   reason::keyNeeded,
    reason::keyPlace,   reason::lineInText, reason::listItem,      reason::literal,     reason::number,    reason::quoteOpen,   reason::restAfterEnd,
    reason::tab,        reason::tag,        reason::valueNeeded,   reason::valuePlace};

struct Meaning {
    std::string_view message;   // the message, its beginning or a part of it
    std::string_view reason;
};

namespace yaml = YAML::ErrorMsg;

// Messages that the library's events can bring; those of its node tree, which is not used, are left out.
std::span<const Meaning> yamlMeanings()
{
    static const std::array meanings{
        Meaning{yaml::YAML_DIRECTIVE_ARGS, reason::directive},
        Meaning{yaml::YAML_VERSION, reason::directive},
        Meaning{yaml::YAML_MAJOR_VERSION, reason::directive},
        Meaning{yaml::REPEATED_YAML_DIRECTIVE, reason::directive},
        Meaning{yaml::TAG_DIRECTIVE_ARGS, reason::directive},
        Meaning{yaml::REPEATED_TAG_DIRECTIVE, reason::directive},
        Meaning{yaml::CHAR_IN_TAG_HANDLE, reason::tag},
        Meaning{yaml::TAG_WITH_NO_SUFFIX, reason::tag},
        Meaning{yaml::END_OF_VERBATIM_TAG, reason::tag},
        Meaning{yaml::MULTIPLE_TAGS, reason::tag},
        Meaning{yaml::INVALID_TAG, reason::tag},
        Meaning{yaml::END_OF_MAP_FLOW, reason::bracketOpen},
        Meaning{yaml::END_OF_SEQ_FLOW, reason::bracketOpen},
        Meaning{yaml::END_OF_MAP, reason::indentation},
        Meaning{yaml::END_OF_SEQ, reason::indentation},
        Meaning{yaml::UNEXPECTED_END_SEQ, reason::indentation},
        Meaning{yaml::UNEXPECTED_END_MAP, reason::indentation},
        Meaning{yaml::MULTIPLE_ANCHORS, reason::anchor},
        Meaning{yaml::MULTIPLE_ALIASES, reason::anchor},
        Meaning{yaml::ALIAS_CONTENT, reason::anchor},
        Meaning{yaml::ALIAS_NOT_FOUND, reason::anchor},
        Meaning{yaml::ANCHOR_NOT_FOUND, reason::anchor},
        Meaning{yaml::CHAR_IN_ALIAS, reason::anchor},
        Meaning{yaml::CHAR_IN_ANCHOR, reason::anchor},
        Meaning{yaml::AMBIGUOUS_ANCHOR, reason::anchor},
        Meaning{yaml::UNKNOWN_ANCHOR, reason::anchor},
        Meaning{yaml::INVALID_ANCHOR, reason::anchor},
        Meaning{yaml::INVALID_ALIAS, reason::anchor},
        Meaning{yaml::INVALID_HEX, reason::escape},
        Meaning{yaml::INVALID_UNICODE, reason::escape},
        Meaning{yaml::INVALID_ESCAPE, reason::escape},
        Meaning{yaml::UNKNOWN_TOKEN, reason::character},
        Meaning{yaml::CHAR_IN_SCALAR, reason::character},
        Meaning{yaml::SINGLE_QUOTED_CHAR, reason::character},
        Meaning{yaml::INVALID_SCALAR, reason::character},
        Meaning{yaml::DOC_IN_SCALAR, reason::quoteOpen},
        Meaning{yaml::EOF_IN_SCALAR, reason::quoteOpen},
        Meaning{yaml::TAB_IN_INDENTATION, reason::tab},
        Meaning{yaml::FLOW_END, reason::bracketClosed},
        Meaning{yaml::BLOCK_ENTRY, reason::listItem},
        Meaning{yaml::MAP_KEY, reason::keyPlace},
        Meaning{yaml::MAP_VALUE, reason::valuePlace},
        Meaning{yaml::ZERO_INDENT_IN_BLOCK, reason::blockHead},
        Meaning{yaml::CHAR_IN_BLOCK, reason::blockHead},
    };
    return meanings;
}

// In the order in which they are tried: what the lexer found wrong with a token comes before what the grammar misses.
constexpr std::array jsonMeanings{
    Meaning{"missing closing quote", reason::quoteOpen},
    Meaning{"control character", reason::lineInText},
    Meaning{"forbidden character after backslash", reason::escape},
    Meaning{"must be followed by", reason::escape},
    Meaning{"surrogate", reason::escape},
    Meaning{"unexpected end of input", reason::endOfText},
    Meaning{"while parsing object key", reason::keyNeeded},
    Meaning{"invalid number", reason::number},
    Meaning{"invalid literal", reason::literal},
    Meaning{"; expected end of input", reason::restAfterEnd},
    Meaning{"while parsing object separator", reason::colonNeeded},
    Meaning{"while parsing object", reason::commaInMap},
    Meaning{"while parsing array", reason::commaInList},
    Meaning{"while parsing value", reason::valueNeeded},
};

std::string firstReason(std::span<const Meaning> meanings, auto&& matches)
{
    const auto found = std::ranges::find_if(meanings, matches);
    return found == meanings.end() ? std::string{} : std::string{found->reason};
}

} // namespace

std::span<const std::string_view> syntaxReasons() { return allReasons; }

std::string yamlReason(std::string_view message)
{
    return firstReason(yamlMeanings(), [&](const Meaning& m) { return message.starts_with(m.message); });
}

std::string jsonReason(std::string_view message)
{
    return firstReason(jsonMeanings, [&](const Meaning& m) { return message.find(m.message) != std::string_view::npos; });
}

Args reasonArgs(std::string reason)
{
    return reason.empty() ? Args{} : Args{{"reason", std::move(reason)}};
}

} // namespace cabe::tree
