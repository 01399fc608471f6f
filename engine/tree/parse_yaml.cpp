// SPDX-License-Identifier: GPL-3.0-or-later
// YAML through yaml-cpp's events. Its node tree is not used: it loses duplicate keys, shares aliased nodes and is slow.
#include "engine/tree/builder.h"
#include "engine/tree/parsers.h"
#include "engine/tree/syntax_reason.h"
#include "engine/tree/text_check.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <array>
#include <sstream>

namespace cabe::tree {

namespace {

// Thrown through yaml-cpp to stop it; the reason is in the builder.
struct Stop {};

constexpr std::string_view coreTags = "tag:yaml.org,2002:";

class Events final : public YAML::EventHandler {
public:
    Events(std::string_view text, Builder& builder) : text_{text}, builder_{builder} {}

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t) override { check(builder_.null(line(mark), column(mark))); }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override
    {
        check(builder_.fail("alias_refused", line(mark), column(mark)));
    }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t, const std::string& value) override
    {
        checkTag(mark, tag);
        const bool quoted = tag == "!" || tag == "tag:yaml.org,2002:str";
        if (quoted && !closes(mark))    // yaml-cpp takes the end of the text for the closing quote
            check(builder_.fail("syntax", line(mark), column(mark), reasonArgs("quote_open")));
        check(builder_.scalar(value, quoted, line(mark), column(mark)));
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t, YAML::EmitterStyle::value) override
    {
        checkTag(mark, tag);
        check(builder_.open(Node::Kind::sequence, line(mark), column(mark)));
    }
    void OnSequenceEnd() override { check(builder_.close()); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t, YAML::EmitterStyle::value) override
    {
        checkTag(mark, tag);
        check(builder_.open(Node::Kind::map, line(mark), column(mark)));
    }
    void OnMapEnd() override { check(builder_.close()); }

    [[nodiscard]] static int line(const YAML::Mark& mark) { return mark.line + 1; }
    // Columns count characters, yaml-cpp counts bytes. Very long lines keep the byte count: nobody looks for column 5 000 by hand, and
    // counting each from its start would take quadratic time.
    [[nodiscard]] int column(const YAML::Mark& mark) const
    {
        constexpr int longLine = 400;
        const auto end = static_cast<std::size_t>(mark.pos);
        const auto bytes = static_cast<std::size_t>(mark.column);
        if (mark.pos < 0 || mark.column < 0 || mark.column > longLine || end > text_.size() || bytes > end)
            return mark.column + 1;
        return characterCount(text_.substr(end - bytes, bytes)) + 1;
    }

    // Tabs before the first character of the line look like an indentation and are none.
    [[nodiscard]] bool indentedByTab(const YAML::Mark& mark) const
    {
        const auto end = static_cast<std::size_t>(mark.pos);
        const auto bytes = static_cast<std::size_t>(mark.column);
        if (mark.pos < 0 || mark.column < 0 || end > text_.size() || bytes > end)
            return false;
        const std::string_view line = text_.substr(end - bytes);
        return line.substr(0, line.find_first_not_of(" \t")).find('\t') != std::string_view::npos;
    }

private:
    // Whether the quoted scalar that begins at the mark ends before the text does.
    [[nodiscard]] bool closes(const YAML::Mark& mark) const
    {
        const auto start = static_cast<std::size_t>(mark.pos);
        if (mark.pos < 0 || start >= text_.size() || (text_[start] != '"' && text_[start] != '\''))
            return true;
        const char quote = text_[start];
        for (std::size_t i = start + 1; i < text_.size(); ++i) {
            const bool doubled = quote == '\'' && text_[i] == quote && i + 1 < text_.size() && text_[i + 1] == quote;
            if (doubled || (quote == '"' && text_[i] == '\\'))
                ++i;
            else if (text_[i] == quote)
                return true;
        }
        return false;
    }

    void checkTag(const YAML::Mark& mark, const std::string& tag)
    {
        constexpr std::array<std::string_view, 7> known{"str", "int", "float", "bool", "null", "map", "seq"};
        if (tag.empty() || tag == "?" || tag == "!")
            return;
        if (tag.compare(0, coreTags.size(), coreTags) == 0) {
            for (const auto word : known) {
                if (tag.substr(coreTags.size()) == word)
                    return;
            }
        }
        check(builder_.fail("tag_refused", line(mark), column(mark), {{"tag", isText(tag) ? tag.substr(0, 100) : std::string{}}}));
    }

    static void check(bool fine)
    {
        if (!fine)
            throw Stop{};
    }

    std::string_view text_;
    Builder& builder_;
};

std::vector<Node> readDocuments(std::string_view text, Builder& builder)
{
    std::istringstream stream{std::string{text}};
    YAML::Parser parser{stream};
    Events events{text, builder};
    std::vector<Node> documents;
    while (parser.HandleNextDocument(events)) {
        if (builder.hasRoot())
            documents.push_back(builder.takeRoot());
    }
    return documents;
}

} // namespace

Result<std::vector<Node>> parseYaml(std::string_view text, const std::string& file, std::vector<Error>* duplicates)
{
    // yaml-cpp looks far ahead in nested brackets before it reports anything, so depth is bounded before it starts.
    if (const auto deep = scanYaml(text, maxDepth).tooDeep)
        return Error{"too_deep", {{"max_depth", double{maxDepth}}}, {file, deep->line, deep->column}, {}, {}, {}};
    Builder builder{file, duplicates};
    try {
        std::vector<Node> documents = readDocuments(text, builder);
        if (documents.empty())
            return Error{"empty_document", {}, {file, 1, 1}, {}, {}, {}};
        return documents;
    } catch (const Stop&) {
        return builder.error().value();
    } catch (const YAML::Exception& e) {
        const Events events{text, builder};
        const bool misplaced = e.msg == YAML::ErrorMsg::MAP_VALUE || e.msg == YAML::ErrorMsg::MAP_KEY || e.msg == YAML::ErrorMsg::BLOCK_ENTRY;
        const bool tab = misplaced && events.indentedByTab(e.mark);
        Error error{"syntax", reasonArgs(tab ? "tab" : yamlReason(e.msg)), {file, Events::line(e.mark), events.column(e.mark)}, {}, {}, {}};
        const bool notClosed = e.msg == YAML::ErrorMsg::END_OF_SEQ_FLOW || e.msg == YAML::ErrorMsg::END_OF_MAP_FLOW;
        if (notClosed && builder.innermost())  // yaml-cpp names the end of the text; people look for the bracket
            error.at = *builder.innermost();
        return error;
    }
}

} // namespace cabe::tree
