// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/catalog.h"

#include <cassert>

namespace cabe {

template <class T>
std::vector<NameIndex::Name> Table<T>::names() const
{
    std::vector<NameIndex::Name> names;
    names.reserve(rows_.size() * 2);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        names.push_back({rows_[i].id, i, true});
        if constexpr (requires { rows_[i].aliases; }) {
            for (const auto& alias : rows_[i].aliases)
                names.push_back({alias, i, false});
        }
    }
    return names;
}

template <class T>
std::vector<const T*> Table<T>::all(std::string_view name) const
{
    std::vector<const T*> found;
    for (const std::size_t i : index_.find(name))
        found.push_back(&rows_[i]);
    return found;
}

template <class T>
const T* Table<T>::find(std::string_view name) const
{
    const auto found = index_.find(name);
    return found.size() == 1 ? &rows_[found.front()] : nullptr;
}

template <class T>
Result<const T*> Table<T>::get(std::string_view name) const
{
    if (const T* row = find(name))
        return row;
    return index_.whyNot(name, names());
}

template <class T>
void Table<T>::put(T row)
{
    const std::size_t place = index_.place(row.id, rows_.size());
    if (place == rows_.size())
        rows_.push_back(std::move(row));
    else
        rows_[place] = std::move(row);
}

template <class T>
void Table<T>::index()
{
    index_.build(names());
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
