// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/catalog.h"

#include <algorithm>
#include <cassert>

namespace cabe {

namespace {

std::string lowerCase(std::string_view text)
{
    std::string lower{text};
    for (char& c : lower) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return lower;
}

template <class T>
const std::vector<std::string>& aliasesOf(const T& row)
{
    static const std::vector<std::string> none;
    if constexpr (requires { row.aliases; })
        return row.aliases;
    else
        return none;
}

// The ids of the rows whose id or alias is closest to the name.
template <class T>
std::vector<std::string> nearestIds(std::string_view name, const std::vector<T>& rows)
{
    std::vector<std::string> names;
    std::unordered_map<std::string, const std::string*> idOf;
    for (const T& row : rows) {
        names.push_back(row.id);
        idOf.try_emplace(row.id, &row.id);
        for (const auto& alias : aliasesOf(row)) {
            names.push_back(alias);
            idOf.try_emplace(alias, &row.id);
        }
    }
    std::vector<std::string> ids;
    for (const auto& close : closestNames(name, names, 12)) {  // several names may lead to one row
        const std::string& id = *idOf.at(close);
        if (ids.size() < 3 && std::find(ids.begin(), ids.end(), id) == ids.end())
            ids.push_back(id);
    }
    return ids;
}

} // namespace

template <class T>
std::vector<const T*> Table<T>::all(std::string_view name) const
{
    std::vector<const T*> found;
    if (const auto exact = byId_.find(lowerCase(name)); exact != byId_.end()) {
        found.push_back(&rows_[exact->second]);
        return found;
    }
    if (const auto close = byAlias_.find(foldName(name)); close != byAlias_.end()) {
        for (const std::size_t i : close->second)
            found.push_back(&rows_[i]);
    }
    return found;
}

template <class T>
const T* Table<T>::find(std::string_view name) const
{
    const auto found = all(name);
    return found.size() == 1 ? found.front() : nullptr;
}

template <class T>
Result<const T*> Table<T>::get(std::string_view name) const
{
    const auto found = all(name);
    if (found.size() == 1)
        return found.front();
    Error error{found.empty() ? "unknown_id" : "ambiguous_id", {{"id", std::string{name}}}, {}, {}, {}, {}};
    if (found.empty())
        error.nearest = nearestIds(name, rows_);
    for (const T* row : found)
        error.accepted.push_back(row->id);
    return error;
}

template <class T>
void Table<T>::put(T row)
{
    const auto [place, added] = byId_.try_emplace(lowerCase(row.id), rows_.size());
    if (added)
        rows_.push_back(std::move(row));
    else
        rows_[place->second] = std::move(row);
}

// An id beats an alias, also when it is written without its hyphens: aliases that fold onto an id are not entered.
template <class T>
void Table<T>::index()
{
    byAlias_.clear();
    byAlias_.reserve(rows_.size() * 2);
    for (std::size_t i = 0; i < rows_.size(); ++i)
        byAlias_[foldName(rows_[i].id)].push_back(i);
    std::unordered_map<std::string, std::vector<std::size_t>> aliases;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        for (const auto& alias : aliasesOf(rows_[i])) {
            auto& meanings = aliases[foldName(alias)];
            if (meanings.empty() || meanings.back() != i)
                meanings.push_back(i);
        }
    }
    byAlias_.merge(aliases);
}

Catalog::Catalog() = default;
Catalog::~Catalog() = default;
Catalog::Catalog(const Catalog&) = default;
Catalog::Catalog(Catalog&&) noexcept = default;
Catalog& Catalog::operator=(const Catalog&) = default;
Catalog& Catalog::operator=(Catalog&&) noexcept = default;

double Catalog::constant(std::string_view id, double otherwise) const
{
    const PlanningConstant* row = constants.find(id);
    assert(row && "a planning constant is missing in resources/catalog");
    return row ? row->value : otherwise;
}

template class Table<Gpu>;
template class Table<Model>;
template class Table<GgmlType>;
template class Table<WeightFormat>;
template class Table<KvCacheType>;
template class Table<Runtime>;
template class Table<DriverContext>;
template class Table<Program>;
template class Table<ArchitectureFeatures>;
template class Table<FormatSupport>;
template class Table<ToolkitVersion>;
template class Table<CardPrice>;
template class Table<RetailRatio>;
template class Table<ResaleCurve>;
template class Table<CloudOffer>;
template class Table<Egress>;
template class Table<PriceChange>;
template class Table<ApiPrice>;
template class Table<Tariff>;
template class Table<TariffFlag>;
template class Table<FlagMonth>;
template class Table<TaxRate>;
template class Table<ExchangeRate>;
template class Table<GridCarbon>;
template class Table<PueFigure>;
template class Table<PcieGeneration>;
template class Table<PowerConnector>;
template class Table<SupplyStandard>;
template class Table<SupplyEfficiency>;
template class Table<Outlet>;
template class Table<PlanningConstant>;
template class Table<HostMemoryKind>;
template class Table<MemoryFraction>;
template class Table<CpuPower>;
template class Table<PciePlatform>;
template class Table<WholePcPower>;
template class Table<GpuIdlePower>;
template class Table<ExternalLink>;
template class Table<HardwareRule>;
template class Table<PciDevice>;
template class Table<PciShared>;
template class Table<PciAbsent>;
template class Table<GlossaryTerm>;
template class Table<DefaultValue>;
template class Table<Efficiency>;

} // namespace cabe
