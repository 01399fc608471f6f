// SPDX-License-Identifier: GPL-3.0-or-later
// What key names and ranges cannot say about a row: how its keys go together (checkRow), and how it goes together with other rows
// (checkReferences). Not part of the room's interface; load.h calls these for every row it reads from YAML.
//
// Codes: bad_id, missing_source, missing_date, bad_date, bad_code {expected}, bad_version, contradiction {key, other} (two keys cannot both
// be right), implausible_value {value, min, max}, not_in_order, missing_key, unknown_value, unknown_id, alias_is_id.
#pragma once

#include "engine/catalog/catalog.h"
#include "engine/catalog/enum_names.h"
#include "engine/tree/node.h"

namespace cabe {

// Collects faults of one row; positions come from the row's node.
class RowFaults {
public:
    RowFaults(const std::string& file, const tree::Node& row, std::string path, std::vector<Error>& faults)
        : file_{file}, row_{row}, path_{std::move(path)}, faults_{faults}
    {
    }

    // `key` is the dotted path inside the row ("tflops.fp16", "aliases[2]"); empty for the row itself.
    void add(std::string code, std::string_view key, Args args = {}, std::vector<std::string> accepted = {},
             std::vector<std::string> nearest = {});

    void contradiction(std::string_view key, std::string_view other) { add("contradiction", key, {{"other", std::string{other}}}); }
    void missing(std::string_view key) { add("missing_key", key, {{"key", std::string{key}}}); }
    void implausible(std::string_view key, double value, double min, double max)
    {
        add("implausible_value", key, {{"value", value}, {"min", min}, {"max", max}});
    }
    // Adds unknown_value unless the text is one of the words.
    void oneOf(std::string_view key, const std::string& text, std::vector<std::string> words);
    // Adds bad_date unless the text is a date as precise as known: 2026, 2026-05, 2026-05-30.
    void date(std::string_view key, const std::string& text);
    // Adds bad_code unless the text is so many capital letters: countries and states 2, currencies 3.
    void capitals(std::string_view key, const std::string& text, std::size_t count);
    // Adds bad_version unless the text is a compute capability such as 8.6.
    void computeCapability(std::string_view key, const std::optional<std::string>& text);
    // Adds not_in_order unless low <= value <= high, as far as they are given.
    void range(std::string_view key, std::optional<double> low, double value, std::optional<double> high);

private:
    const std::string& file_;
    const tree::Node& row_;
    std::string path_;
    std::vector<Error>& faults_;
};

// Of every row: id, source, date.
void checkOrigin(const Row& row, bool hasSources, RowFaults& faults);

// Kinds without an overload have nothing beyond their description.
template <class T>
void checkRow(const T&, RowFaults&)
{
}
void checkRow(const Gpu& gpu, RowFaults& faults);
void checkRow(const Model& model, RowFaults& faults);
void checkRow(const GgmlType& type, RowFaults& faults);
void checkRow(const WeightFormat& format, RowFaults& faults);
void checkRow(const Runtime& runtime, RowFaults& faults);
void checkRow(const DriverContext& context, RowFaults& faults);
void checkRow(const Program& program, RowFaults& faults);
void checkRow(const ArchitectureFeatures& architecture, RowFaults& faults);
void checkRow(const FormatSupport& support, RowFaults& faults);
void checkRow(const ToolkitVersion& toolkit, RowFaults& faults);
void checkRow(const CardPrice& price, RowFaults& faults);
void checkRow(const RetailRatio& ratio, RowFaults& faults);
void checkRow(const ResaleCurve& curve, RowFaults& faults);
void checkRow(const CloudOffer& offer, RowFaults& faults);
void checkRow(const Egress& egress, RowFaults& faults);
void checkRow(const PriceChange& change, RowFaults& faults);
void checkRow(const ApiPrice& price, RowFaults& faults);
void checkRow(const Tariff& tariff, RowFaults& faults);
void checkRow(const FlagMonth& month, RowFaults& faults);
void checkRow(const TaxRate& tax, RowFaults& faults);
void checkRow(const ExchangeRate& rate, RowFaults& faults);
void checkRow(const GridCarbon& carbon, RowFaults& faults);
void checkRow(const PowerConnector& connector, RowFaults& faults);
void checkRow(const SupplyEfficiency& efficiency, RowFaults& faults);
void checkRow(const PlanningConstant& constant, RowFaults& faults);
void checkRow(const MemoryFraction& memory, RowFaults& faults);
void checkRow(const CpuPower& power, RowFaults& faults);
void checkRow(const GpuIdlePower& power, RowFaults& faults);
void checkRow(const ExternalLink& link, RowFaults& faults);
void checkRow(const PciDevice& device, RowFaults& faults);
void checkRow(const PciShared& shared, RowFaults& faults);

template <class T>
void checkReferences(const T&, const Catalog&, RowFaults&)
{
}
void checkReferences(const Gpu& gpu, const Catalog& catalog, RowFaults& faults);
void checkReferences(const Model& model, const Catalog& catalog, RowFaults& faults);
void checkReferences(const WeightFormat& format, const Catalog& catalog, RowFaults& faults);
void checkReferences(const KvCacheType& type, const Catalog& catalog, RowFaults& faults);
void checkReferences(const Runtime& runtime, const Catalog& catalog, RowFaults& faults);
void checkReferences(const FormatSupport& support, const Catalog& catalog, RowFaults& faults);
void checkReferences(const CardPrice& price, const Catalog& catalog, RowFaults& faults);
void checkReferences(const CloudOffer& offer, const Catalog& catalog, RowFaults& faults);
void checkReferences(const ApiPrice& price, const Catalog& catalog, RowFaults& faults);
void checkReferences(const FlagMonth& month, const Catalog& catalog, RowFaults& faults);
void checkReferences(const PciDevice& device, const Catalog& catalog, RowFaults& faults);
void checkReferences(const PciShared& shared, const Catalog& catalog, RowFaults& faults);
void checkReferences(const PciAbsent& absent, const Catalog& catalog, RowFaults& faults);
void checkReferences(const GlossaryTerm& term, const Catalog& catalog, RowFaults& faults);
void checkReferences(const Efficiency& efficiency, const Catalog& catalog, RowFaults& faults);

// The first names of an enum, and more words beside them, for oneOf().
template <class E>
std::vector<std::string> namesOf(std::vector<std::string> more = {})
{
    for (const auto& [name, value] : tree::EnumNames<E>::names) {
        if (name == tree::nameOf(value))
            more.emplace_back(name);
    }
    return more;
}

} // namespace cabe
