// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/file_reader.h"

#include "engine/catalog/check.h"
#include "engine/catalog/fields.h"
#include "engine/tree/reader.h"

#include <algorithm>

namespace cabe {

namespace {

// A file of the right size can hold a million faults; nobody reads more than these, and finding them all would take minutes.
constexpr std::size_t mostFaults = 1000;

// The head of a document: which rows it holds and what holds for all of them.
struct FileHead {
    std::string kind, date, source;
    const tree::Node* rows = nullptr;
};

template <class V>
void describe(V& v, FileHead& h)
{
    v.key("kind", h.kind, tree::required);
    v.key("date", h.date);
    v.key("source", h.source);
    h.rows = v.take("rows", true);
}

std::vector<std::string> kinds()
{
    std::vector<std::string> words;
    const Catalog none;
    forEachTable(none, [&](const char* kind, const auto&) { words.emplace_back(kind); });
    return words;
}

// The driver shows about the label's size in MiB where no measured figure is known.
void derive(Gpu& gpu)
{
    constexpr double mibPerGb = 1024;
    if (!gpu.memoryMib && gpu.memoryGb)
        gpu.memoryMib = *gpu.memoryGb * mibPerGb;
}
template <class T>
void derive(T&)
{
}

class DocumentReader {
public:
    DocumentReader(CatalogFile& file, SeenRows& seen) : file_{file}, seen_{seen}, reader_{file.path, file.faults} {}

    void read(const tree::Node& document)
    {
        FileHead head;
        if (!reader_.read(document, head) || !head.rows)
            return;
        if (!head.rows->isSequence()) {
            const tree::Reader::Within here{reader_, "rows"};
            return reader_.wrongType(*head.rows, {"list"});
        }
        file_.newestDate = std::max(file_.newestDate, head.date);
        bool known = false;
        forEachTable(file_.rows, [&](std::string_view kind, auto& table) {
            if (kind != head.kind)
                return;
            known = true;
            readRows(kind, head, table);
        });
        if (!known)
            reportKind(document, head.kind);
    }

private:
    template <class T>
    void readRows(std::string_view kind, const FileHead& head, Table<T>& table)
    {
        for (std::size_t i = 0; i < head.rows->items.size(); ++i) {
            const tree::Node& node = head.rows->items[i];
            if (file_.faults.size() >= mostFaults) {
                file_.faults.push_back({"more_faults", {{"shown", static_cast<double>(mostFaults)}}, {file_.path, node.line, node.column}, {}, {}, {}});
                return;
            }
            const std::string path = "rows[" + std::to_string(i) + ']';
            const tree::Reader::Within here{reader_, path};
            T row;
            const bool clean = reader_.read(node, row);
            row.at = {file_.path, node.line, node.column};
            row.fromUser = true;
            if (row.date.empty())
                row.date = head.date;
            if (row.source.empty())
                row.source = head.source;
            RowFaults faults{file_.path, node, path, file_.faults};
            enter(kind, row, node, path, faults);
            check(row, clean, faults);
            derive(row);
            if (!row.id.empty())  // also with faults: the file is not used then, but references to the row are not faults of their own
                table.put(std::move(row));
        }
    }

    // That a row has no source is said also beside other faults; what its values mean together only when all could be read.
    template <class T>
    static void check(const T& row, bool clean, RowFaults& faults)
    {
        bool hasSources = false;
        if constexpr (requires { row.sources; })
            hasSources = !row.sources.empty();
        checkOrigin(row, hasSources, faults);
        if (clean)
            checkRow(row, faults);
    }

    void enter(std::string_view kind, const Row& row, const tree::Node& node, const std::string& path, RowFaults& faults)
    {
        if (row.id.empty())
            return;
        const std::string key = rowKey(kind, row.id);
        file_.origins.try_emplace(key, CatalogFile::Origin{&node, path});
        const auto [first, added] = seen_.try_emplace(key, row.at);
        if (!added)
            faults.add("duplicate_id", "id",
                       {{"id", row.id}, {"first_file", first->second.file}, {"first_line", static_cast<double>(first->second.line)}});
    }

    void reportKind(const tree::Node& document, const std::string& given)
    {
        const auto words = kinds();
        const tree::Reader::Within here{reader_, "kind"};
        reader_.fault("unknown_value", *document.find("kind"), {{"value", given}}, words, nearestNames(given, words));
    }

    CatalogFile& file_;
    SeenRows& seen_;
    tree::Reader reader_;
};

// An id beats an alias, so an alias that is another row's id could never be used: a slip.
template <class T>
void checkAliases(const T& row, const Table<T>& table, RowFaults& faults)
{
    if constexpr (requires { row.aliases; }) {
        for (std::size_t i = 0; i < row.aliases.size(); ++i) {
            const T* named = table.find(row.aliases[i]);
            if (named && named->id != row.id)
                faults.add("alias_is_id", "aliases[" + std::to_string(i) + ']', {{"alias", row.aliases[i]}, {"id", named->id}});
        }
    }
}

} // namespace

std::string rowKey(std::string_view kind, std::string_view id) { return std::string{kind} + '/' + lowerCase(id); }

CatalogFile readCatalogFile(const std::string& path, SeenRows& seen)
{
    CatalogFile file;
    file.path = path;
    const Result<std::string> text = tree::readFile(path);
    if (!text) {
        file.faults.push_back(text.error());
        return file;
    }
    Result<std::vector<tree::Node>> documents = tree::parse(*text, path, &file.faults);
    if (!documents) {
        file.faults.push_back(documents.error());
        return file;
    }
    file.documents = std::move(*documents);
    DocumentReader reader{file, seen};
    for (const auto& document : file.documents)
        reader.read(document);
    return file;
}

void checkAgainst(CatalogFile& file, const Catalog& whole)
{
    forEachTable(file.rows, [&](std::string_view kind, const auto& table) {
        using T = typename std::decay_t<decltype(table.rows())>::value_type;
        const Table<T>* all = nullptr;
        forEachTable(whole, [&](std::string_view, const auto& other) {
            if constexpr (std::is_same_v<decltype(other), const Table<T>&>)
                all = &other;
        });
        for (const T& row : table.rows()) {
            const auto& origin = file.origins.at(rowKey(kind, row.id));
            RowFaults faults{file.path, *origin.node, origin.path, file.faults};
            checkReferences(row, whole, faults);
            checkAliases(row, *all, faults);
        }
    });
}

} // namespace cabe
