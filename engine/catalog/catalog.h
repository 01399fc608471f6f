// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue: everything Cabe knows about the world. Loaded once, immutable, passed by const reference. The embedded rows are compiled
// from resources/catalog at build time; folders of the user lie over them.
#pragma once

#include "engine/catalog/formats.h"
#include "engine/catalog/gpu.h"
#include "engine/catalog/knowledge_rows.h"
#include "engine/catalog/machine_rows.h"
#include "engine/catalog/model.h"
#include "engine/catalog/money_rows.h"
#include "engine/catalog/name_index.h"
#include "engine/catalog/runtime.h"
#include "engine/catalog/software_rows.h"
#include "engine/tree/names.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <tuple>

namespace cabe {

// The rows of one kind in file order, with an index by id and alias (without regard to case).
template <class T>
class Table {
public:
    [[nodiscard]] const std::vector<T>& rows() const noexcept { return rows_; }
    // The row with that id, else the one row with that alias; nullptr when there is none or the alias means two things.
    [[nodiscard]] const T* find(std::string_view name) const;
    // All rows that an alias names (an id names exactly one).
    [[nodiscard]] std::vector<const T*> all(std::string_view name) const;
    // As find, but says why not: unknown_id (with the three nearest ids) or ambiguous_id (with all meanings as accepted).
    [[nodiscard]] Result<const T*> get(std::string_view name) const;
    // Adds a row or, when the id is there already, replaces it. Call index() after the last put().
    void put(T row);
    void index();

private:
    [[nodiscard]] std::vector<NameIndex::Name> names() const;

    std::vector<T> rows_;
    NameIndex index_;
};

struct Catalog {
    std::string date;       // of the newest embedded file
    Table<Gpu> gpus;
    Table<Model> models;
    Table<GgmlType> ggmlTypes;
    Table<WeightFormat> formats;
    Table<KvCacheType> kvCacheTypes;
    Table<Runtime> runtimes;
    Table<DriverContext> driverContexts;
    Table<Program> programs;
    Table<ArchitectureFeatures> architectures;
    Table<FormatSupport> formatSupport;
    Table<ToolkitVersion> toolkits;
    Table<CardPrice> cardPrices;
    Table<RetailRatio> retailRatios;
    Table<ResaleCurve> resaleCurves;
    Table<CloudOffer> offers;
    Table<Egress> egress;
    Table<PriceChange> priceChanges;
    Table<ApiPrice> apis;
    Table<Tariff> tariffs;
    Table<TariffFlag> tariffFlags;
    Table<FlagMonth> flagMonths;
    Table<TaxRate> taxes;
    Table<ExchangeRate> exchangeRates;
    Table<GridCarbon> carbon;
    Table<PueFigure> pueFigures;
    Table<PcieGeneration> pcieGenerations;
    Table<PowerConnector> powerConnectors;
    Table<SupplyStandard> supplyStandards;
    Table<SupplyEfficiency> supplyEfficiencies;
    Table<Outlet> outlets;
    Table<PlanningConstant> constants;
    Table<HostMemoryKind> hostMemory;
    Table<MemoryFraction> memoryFractions;
    Table<CpuPower> cpuPower;
    Table<PciePlatform> pciePlatforms;
    Table<WholePcPower> wholePcPower;
    Table<GpuIdlePower> gpuIdlePower;
    Table<ExternalLink> externalLinks;
    Table<HardwareRule> hardwareRules;
    Table<PciDevice> pciDevices;
    Table<PciShared> pciShared;
    Table<PciAbsent> pciAbsent;
    Table<GlossaryTerm> glossary;
    Table<DefaultValue> defaults;
    Table<Efficiency> efficiencies;

    // Defined in catalog.cpp: every file that holds a catalogue by value would otherwise build these for 45 tables.
    Catalog();
    ~Catalog();
    Catalog(const Catalog&);
    Catalog(Catalog&&) noexcept;
    Catalog& operator=(const Catalog&);
    Catalog& operator=(Catalog&&) noexcept;

    // The constant's value; a missing constant is a broken promise of the embedded data (asserted), `otherwise` keeps a user's file harmless.
    [[nodiscard]] double constant(std::string_view id, double otherwise = 0) const;
};

// Calls f(kind, table) for each table; `kind` is the word in the file's `kind:` line and in `cabe-cli catalog KIND`.
template <class C, class F>
void forEachTable(C& catalog, F&& f)
{
    f("gpus", catalog.gpus);
    f("models", catalog.models);
    f("ggml-types", catalog.ggmlTypes);
    f("formats", catalog.formats);
    f("kv-cache-types", catalog.kvCacheTypes);
    f("runtimes", catalog.runtimes);
    f("driver-contexts", catalog.driverContexts);
    f("software", catalog.programs);
    f("architectures", catalog.architectures);
    f("format-support", catalog.formatSupport);
    f("toolkits", catalog.toolkits);
    f("prices", catalog.cardPrices);
    f("retail-ratios", catalog.retailRatios);
    f("resale-curves", catalog.resaleCurves);
    f("offers", catalog.offers);
    f("egress", catalog.egress);
    f("price-changes", catalog.priceChanges);
    f("apis", catalog.apis);
    f("tariffs", catalog.tariffs);
    f("tariff-flags", catalog.tariffFlags);
    f("flag-months", catalog.flagMonths);
    f("taxes", catalog.taxes);
    f("exchange-rates", catalog.exchangeRates);
    f("grid-carbon", catalog.carbon);
    f("pue", catalog.pueFigures);
    f("pcie-generations", catalog.pcieGenerations);
    f("power-connectors", catalog.powerConnectors);
    f("supply-standards", catalog.supplyStandards);
    f("supply-efficiencies", catalog.supplyEfficiencies);
    f("outlets", catalog.outlets);
    f("constants", catalog.constants);
    f("host-memory", catalog.hostMemory);
    f("memory-fractions", catalog.memoryFractions);
    f("cpu-power", catalog.cpuPower);
    f("pcie-platforms", catalog.pciePlatforms);
    f("whole-pc-power", catalog.wholePcPower);
    f("gpu-idle-power", catalog.gpuIdlePower);
    f("external-links", catalog.externalLinks);
    f("hardware-rules", catalog.hardwareRules);
    f("pci-devices", catalog.pciDevices);
    f("pci-shared", catalog.pciShared);
    f("pci-absent", catalog.pciAbsent);
    f("glossary", catalog.glossary);
    f("defaults", catalog.defaults);
    f("efficiencies", catalog.efficiencies);
}

} // namespace cabe
