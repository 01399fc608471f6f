// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/defaults.h"

#include "engine/project/document.h"
#include "engine/project/fields.h"
#include "engine/tree/names.h"

#include <algorithm>

namespace cabe {

using tree::Node;

namespace {

constexpr std::string_view engineDecides = "auto";

// A list that holds one text may be written as that text.
template <class T>
constexpr bool isTextList = std::is_same_v<T, std::vector<std::string>>;

Node scalarNode(const std::string& text)
{
    Node node;
    node.kind = Node::Kind::scalar;
    node.text = text;
    return node;
}

std::optional<Node> valueNode(const DefaultValue& row)
{
    if (row.value.empty())
        return std::nullopt;
    if (row.value.front() != '[' && row.value.front() != '{')
        return scalarNode(row.value);
    auto parsed = tree::parse("value: " + row.value, {});     // behind a key it is YAML, not JSON
    const Node* value = parsed && parsed->size() == 1 ? parsed->front().find("value") : nullptr;
    return value ? std::optional{*value} : std::nullopt;
}

template <class T>
bool readValue(const DefaultValue& row, T& value, const tree::Rule& rule, std::vector<Error>& faults)
{
    const auto node = valueNode(row);
    tree::Reader reader{row.at.file, faults, row.id};
    if (!node) {
        reader.wrongType(scalarNode(row.value), {"value"});
        return false;
    }
    if constexpr (isTextList<T>) {
        if (node->isScalar()) {
            value = {node->text};
            return true;
        }
    }
    return reader.read(*node, value, rule);
}

template <class V, class T>
concept Described = requires(V& v, T& t) { describe(v, t); };

// Walks the keys with two paths: as the document writes it, and as the table does.
class Walker {
public:
    static constexpr bool reads = false;

    Walker(const Project& project, const Catalog& catalog, std::vector<Assumption>& assumed)
        : project_{project}, catalog_{catalog}, assumed_{assumed}
    {
    }

    template <class T>
    void key(std::string_view name, T& field, const tree::Rule& rule = {})
    {
        const std::size_t pathLength = path_.size();
        const std::size_t idLength = id_.size();
        const char* dot = path_.empty() ? "" : ".";
        (path_ += dot) += name;
        (id_ += dot) += name;
        visit(field, rule);
        path_.resize(pathLength);
        id_.resize(idLength);
    }

    // Conditions that hold from here on, the closest last.
    void push(std::string condition) { conditions_.push_back(std::move(condition)); }
    [[nodiscard]] std::size_t conditions() const { return conditions_.size(); }
    void restore(std::size_t count) { conditions_.resize(count); }

    [[nodiscard]] bool recording() const { return recording_; }
    void record(bool on) { recording_ = on; }

    [[nodiscard]] const Project& project() const { return project_; }
    [[nodiscard]] const Catalog& catalog() const { return catalog_; }
    [[nodiscard]] const DefaultValue* row(const std::string& id) const
    {
        for (auto condition = conditions_.rbegin(); condition != conditions_.rend(); ++condition) {
            if (const auto* special = catalog_.defaults.find(id + '@' + *condition))
                return special;
        }
        return catalog_.defaults.find(id);
    }

private:
    template <class T>
    void visit(Setting<T>& setting, const tree::Rule& rule)
    {
        const DefaultValue* found = setting.given ? nullptr : row(id_);
        if (!found || found->value.empty())
            return;
        if (found->value != engineDecides) {
            std::vector<Error> faults;
            T value = setting.value;
            if (!readValue(*found, value, rule, faults))
                return;     // checkDefaults() tells; what stands is harmless
            setting.value = std::move(value);
        }
        if (recording_)
            assumed_.push_back({path_, found->value, found->id});
    }

    template <class T>
    void visit(std::optional<T>& field, const tree::Rule& rule)
    {
        if (field)
            visit(*field, rule);
    }

    template <class T>
    void visit(std::vector<T>& list, const tree::Rule& rule)
    {
        if constexpr (Described<Walker, T>) {
            const std::size_t length = path_.size();
            for (std::size_t i = 0; i < list.size(); ++i) {
                path_ += '[' + std::to_string(i) + ']';
                visit(list[i], rule);
                path_.resize(length);
            }
        }
    }

    template <class T>
    void visit(T& field, const tree::Rule&)
    {
        if constexpr (Described<Walker, T>)
            describe(*this, field);
    }

    const Project& project_;
    const Catalog& catalog_;
    std::vector<Assumption>& assumed_;
    std::vector<std::string> conditions_;
    std::string path_, id_;
    bool recording_ = true;
};

template <class F>
void onlyWhen(Walker& walker, bool condition, F&& keys)
{
    const bool before = walker.recording();
    walker.record(before && condition);
    keys();
    walker.record(before);
}

// An option is echoed in the answer as it is, and what stands for its absent keys is the business of the rooms that use it.
void describe(Walker&, Option&) {}

// The runtime that is certain: the only one given, or the table's when it names one.
const Runtime* soleRuntime(const Walker& walker, const Workload& workload)
{
    const Setting<Choice>& choice = workload.runtime;
    if (choice.given)
        return choice->ids.size() == 1 ? walker.catalog().runtimes.find(choice->ids.front()) : nullptr;
    const DefaultValue* row = walker.row("stages.workload.runtime");
    return row ? walker.catalog().runtimes.find(row->value) : nullptr;
}

void describe(Walker& walker, Stage& stage)
{
    const std::size_t outer = walker.conditions();
    if (const Runtime* runtime = soleRuntime(walker, stage.workload)) {
        walker.push("runtime");
        if (runtime->memoryUtilization)
            walker.push("paged");
        walker.push(runtime->id);
    }
    if (stage.workload.task)
        walker.push(std::string{tree::nameOf(*stage.workload.task)});
    if (isCostedOnly(walker.project(), stage))
        walker.push("costed-only");
    describe<Walker>(walker, stage);
    walker.restore(outer);
}

// What the table says of a key before the walk has come there.
template <class T>
T early(const Walker& walker, const std::string& id, const Setting<T>& setting)
{
    T value = setting.value;
    const DefaultValue* row = setting.given ? nullptr : walker.row(id);
    std::vector<Error> faults;
    if (row && !row->value.empty() && row->value != engineDecides)
        readValue(*row, value, {}, faults);
    return value;
}

// Lists the keys of a document, as the table writes them, and tries one row's value on its key.
class RowTrial {
public:
    static constexpr bool reads = false;

    RowTrial(const DefaultValue& row, std::string id, std::vector<Error>& faults) : row_{row}, wanted_{std::move(id)}, faults_{faults} {}

    template <class T>
    void key(std::string_view name, T& field, const tree::Rule& rule = {})
    {
        const std::size_t length = id_.size();
        (id_ += id_.empty() ? "" : ".") += name;
        keys_.push_back(id_);
        if (id_ == wanted_)
            found_ = true;
        if (id_ == wanted_ && !row_.value.empty() && row_.value != engineDecides)
            tryValue(field, rule);
        else
            descend(field);
        id_.resize(length);
    }

    [[nodiscard]] bool found() const { return found_; }
    [[nodiscard]] std::vector<std::string> takeKeys() { return std::move(keys_); }

private:
    template <class T>
    void tryValue(Setting<T>& setting, const tree::Rule& rule)
    {
        readValue(row_, setting.value, rule, faults_);
    }
    template <class T>
    void tryValue(T& field, const tree::Rule& rule)
    {
        readValue(row_, field, rule, faults_);
    }

    template <class T>
    void descend(std::optional<T>&)
    {
        T fresh{};
        descend(fresh);
    }
    template <class T>
    void descend(std::vector<T>&)
    {
        T fresh{};
        descend(fresh);
    }
    template <class T>
    void descend(T& field)
    {
        if constexpr (Described<RowTrial, T>)
            describe(*this, field);
    }

    const DefaultValue& row_;
    std::string wanted_;
    std::vector<Error>& faults_;
    std::vector<std::string> keys_;
    std::string id_;
    bool found_ = false;
};

bool allCostedOnly(const Project& project)
{
    return !project.stages.empty() && std::ranges::all_of(project.stages, [&](const Stage& s) { return isCostedOnly(project, s); });
}

} // namespace

void applyDefaults(Project& project, const Catalog& catalog, std::vector<Assumption>& assumed)
{
    const Project asGiven = project;
    Walker walker{asGiven, catalog, assumed};
    if (!early(walker, "site.host.existing", project.site.host.existing))
        walker.push("new-host");
    if (const auto country = early(walker, "site.country", project.site.country); !country.empty())
        walker.push(country);
    if (early(walker, "client.kind", project.client.kind) == ClientKind::company)
        walker.push("company");
    if (allCostedOnly(asGiven))
        walker.push("costed-only");
    describe(walker, project);
}

std::vector<Error> checkDefaults(const Catalog& catalog)
{
    std::vector<Error> errors;
    for (const DefaultValue& row : catalog.defaults.rows()) {
        const std::string id = row.id.substr(0, row.id.find('@'));
        const std::size_t before = errors.size();
        RowTrial trial{row, id, errors};
        Project fresh;
        describe(trial, fresh);
        if (!trial.found())
            errors.push_back({"unknown_key", {{"key", row.id}}, row.at, row.id, {}, nearestNames(id, trial.takeKeys())});
        for (std::size_t i = before; i < errors.size(); ++i)
            errors[i].at = row.at;
    }
    return errors;
}

} // namespace cabe
