// SPDX-License-Identifier: GPL-3.0-or-later
// The project document (.cabe): what the user asks. A value type that mirrors contract.md section 1 key by key. A Setting has a default
// (resources/catalog/defaults.yaml) and remembers whether it was given; std::optional has none: absent means "no limit" or "unknown".
#pragma once

#include "engine/catalog/gpu.h"
#include "engine/catalog/model.h"
#include "engine/quantity/money.h"
#include "engine/quantity/setting.h"
#include "engine/tree/node.h"

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace cabe {

// An amount as written: a bare number is in the document's currency (currency empty), {value, currency} works wherever money does.
struct MoneyInput {
    double value = 0;
    std::string currency;
    friend bool operator==(const MoneyInput&, const MoneyInput&) = default;
};

enum class ClientKind { person, company };
struct Client {
    Setting<std::string> name;
    Setting<ClientKind> kind;
    Setting<std::string> notes;
    friend bool operator==(const Client&, const Client&) = default;
};

enum class CoolingKind { none, airConditioning, datacenter };
struct SiteCooling {
    Setting<CoolingKind> kind;
    Setting<double> cop{3.0};
    Setting<double> pue{1.0};           // site.pue is an alias; always multiplies
    friend bool operator==(const SiteCooling&, const SiteCooling&) = default;
};

// A catalogue id, or the price per kWh from the bill (taxes included).
struct TariffChoice {
    std::string id;                     // empty when the price is given
    std::optional<MoneyInput> pricePerKwh;
    friend bool operator==(const TariffChoice&, const TariffChoice&) = default;
};

enum class HostOs { linuxOs, windows, macos };  // "linux" is a macro of gcc's GNU mode
struct HostPcie {
    Setting<int> generation;
    Setting<std::vector<int>> lanes;    // of the slots, in order
    friend bool operator==(const HostPcie&, const HostPcie&) = default;
};
struct Host {
    Setting<bool> existing;             // false: one is bought
    Setting<std::vector<std::string>> gpus;             // ids of cards already there
    std::optional<double> powerSupplyW;
    Setting<std::string> powerSupplyStandard;           // SupplyStandard id
    std::optional<std::vector<std::string>> powerConnectors;
    std::optional<double> freeSlots, maxCardLengthMm, maxCardSlots;
    HostPcie pcie;
    Setting<double> ramGb;              // binary
    Setting<double> ramBandwidthGbS;
    Setting<double> cpuPowerW;
    Setting<HostOs> os;
    Setting<bool> displayOnGpu;
    std::optional<std::string> outlet;  // Outlet id
    friend bool operator==(const Host&, const Host&) = default;
};
struct HostPower {
    Setting<double> load, idle;         // watts
    friend bool operator==(const HostPower&, const HostPower&) = default;
};

struct ResaleChoice {
    std::optional<std::string> curve;   // ResaleCurve id
    std::optional<double> fraction;     // of the price, at the end
    friend bool operator==(const ResaleChoice&, const ResaleChoice&) = default;
};
enum class ImportTax { none, brSimplifiedImport, brOrdinaryImport };
struct TaxChoice {
    Setting<ImportTax> kind;
    std::optional<double> icms, rate;
    friend bool operator==(const TaxChoice&, const TaxChoice&) = default;
};

struct Site {
    Setting<std::string> country;       // ISO 3166 alpha-2
    Setting<std::string> state;
    Setting<TariffChoice> tariff;
    Setting<std::string> tariffFlag;    // mean_12m | TariffFlag id
    SiteCooling cooling;
    std::map<std::string, double> exchangeRates;    // units of the document's currency for 1 of each key; catalogue rates otherwise
    Setting<double> discountRate;       // effective per year
    std::optional<double> networkMs;
    Host host;
    HostPower hostPowerW;
    Setting<double> psuEfficiency;
    Setting<double> maintenanceRate;    // of capex per year
    Setting<double> failureRate;        // replacements per card and year
    Setting<double> overheadRate;       // infrastructure, of capex
    std::optional<MoneyInput> hostPrice, powerSupplyPrice, staffMonthly, colocationMonthly;
    Setting<ResaleChoice> resale;
    std::optional<int> upgradeAfterMonths;
    TaxChoice tax;
    Setting<double> servicesTaxRate;    // on rent and API paid abroad
    Setting<double> iof;
    friend bool operator==(const Site&, const Site&) = default;
};

enum class Way { own, rent, api };
struct Limits {
    std::optional<std::vector<Way>> ways;
    std::optional<MoneyInput> budgetUpfront, budgetMonthly;
    std::optional<double> powerW, systemPowerW;
    std::optional<std::vector<std::string>> vendors;
    std::optional<std::vector<Segment>> segments;
    std::optional<std::vector<std::string>> requireSoftware;
    std::optional<std::string> dataCountry;
    Setting<bool> usedCards{true};
    friend bool operator==(const Limits&, const Limits&) = default;
};

enum class RankingOrder { bestValue, fastest, leastEnergy, mostHeadroom };
struct Preferences {
    Setting<RankingOrder> order;
    Setting<double> headroom;           // share of usable memory that should stay free
    Setting<double> growthPerYear;
    Setting<double> minBits;            // formats below are offered last, with low_bits
    friend bool operator==(const Preferences&, const Preferences&) = default;
};

// A model as written: an id or alias, a file, a folder, or a map with the keys of the model facts.
struct ModelChoice {
    std::string id;
    std::string file;
    std::string directory;
    std::optional<Model> custom;
    [[nodiscard]] bool empty() const { return id.empty() && file.empty() && directory.empty() && !custom; }
    friend bool operator==(const ModelChoice&, const ModelChoice&) = default;
};

// One id, "auto" (empty list), or a list to choose from.
struct Choice {
    std::vector<std::string> ids;       // empty: auto
    [[nodiscard]] bool isAuto() const { return ids.empty(); }
    friend bool operator==(const Choice&, const Choice&) = default;
};

struct CacheChoice {                    // KV-cache types; a single id sets both
    std::string k, v;
    friend bool operator==(const CacheChoice&, const CacheChoice&) = default;
};
struct GpuLayers {                      // "all", or a number as the runtime counts
    std::optional<int> count;           // absent: all
    friend bool operator==(const GpuLayers&, const GpuLayers&) = default;
};
struct Speculative {
    std::optional<std::string> draft;   // Model id
    bool mtp = false;                   // the model's own multi-token-prediction head
    Setting<int> tokens{4};
    Setting<double> accepted{0.7};
    friend bool operator==(const Speculative&, const Speculative&) = default;
};
struct Demand {
    std::optional<double> requestsPerDay;
    Setting<double> daysPerMonth, hoursPerDay;
    std::optional<double> inputTokensPerMonth, outputTokensPerMonth;
    Setting<double> cachedShare;
    std::optional<double> loadHoursPerDay, idleHoursPerDay, utilization;
    Setting<bool> offWhenIdle;
    [[nodiscard]] bool given() const
    {
        return requestsPerDay || inputTokensPerMonth || outputTokensPerMonth || loadHoursPerDay || utilization;
    }
    friend bool operator==(const Demand&, const Demand&) = default;
};
struct Targets {
    Setting<double> decodeTokS, ttftS, totalTokS;       // 0: no target
    friend bool operator==(const Targets&, const Targets&) = default;
};

enum class Task { inference, finetune, pretrain };
enum class TuneMethod { full, lora, qlora };
enum class TrainPrecision { fp32, fp16Mixed, bf16Mixed, bf16, fp8 };
enum class GradientPrecision { automatic, fp32, bf16 };
enum class Optimizer { adamw, adamw8bit, pagedAdamw8bit, adafactor, sgd, sgdMomentum, lion, muon };
enum class Checkpointing { none, selective, full };
enum class LossKind { plain, chunked, fused };
enum class Sharding { none, ddp, zero1, zero2, zero3, fsdp, hsdp };
enum class Offload { none, optimizer, parameters };

struct LoraSettings {
    Setting<int> rank;
    Setting<std::vector<std::string>> targets;  // {"attention"}, {"all-linear"} or module names
    Setting<bool> trainEmbeddings;
    friend bool operator==(const LoraSettings&, const LoraSettings&) = default;
};
struct Parallelism {
    Setting<int> tensor{1}, pipeline{1}, data{1}, context{1}, expert{1};
    Setting<bool> sequence;
    Setting<int> interleave{1};
    friend bool operator==(const Parallelism&, const Parallelism&) = default;
};

struct Workload {
    std::optional<Task> task;           // mandatory
    ModelChoice model;                  // mandatory unless the stage is costed only
    // inference
    Setting<Choice> weights;
    std::optional<double> weightsBytes;
    Setting<Choice> runtime;
    Setting<int> context;               // tokens held per sequence
    Setting<int> sequences;
    Setting<int> promptTokens, outputTokens;
    Setting<CacheChoice> kvCache;
    Setting<bool> flashAttention;
    Setting<int> batch, ubatch;         // not given: the runtime's own
    Setting<GpuLayers> gpuLayers;
    Setting<int> cpuExpertLayers;
    std::optional<std::vector<double>> tensorSplit;
    Setting<double> memoryUtilization;
    Setting<bool> eager;
    std::optional<Speculative> speculative;
    Setting<int> adapters;
    Demand demand;
    Targets targets;
    // training
    Setting<TuneMethod> method;
    LoraSettings lora;
    Setting<std::string> baseFormat;
    Setting<TrainPrecision> precision;
    Setting<GradientPrecision> gradientPrecision;
    Setting<Optimizer> optimizer;
    Setting<bool> optimizerInBackward;
    Setting<std::string> framework;
    Setting<int> sequenceLength;
    Setting<bool> packed;
    Setting<int> microBatch, gradientAccumulation;
    Setting<Checkpointing> checkpointing;
    Setting<LossKind> loss;
    Setting<Sharding> sharding;
    Setting<Offload> offload;
    Parallelism parallelism;
    std::optional<double> tokens;       // per epoch
    Setting<double> epochs;
    friend bool operator==(const Workload&, const Workload&) = default;
};

struct Stage {
    std::string name;
    std::optional<std::string> start;   // 2027-01
    Setting<int> months;
    Workload workload;
    friend bool operator==(const Stage&, const Stage&) = default;
};

// A card as written: an id, or a map of the catalogue's own keys (with or without an id whose row it changes). The map is kept as it was
// read, so that every key of a GPU row works here; resolveGpu() lays it over the row.
struct GpuChoice {
    std::string id;
    std::optional<tree::Node> overrides;            // a map of GPU keys other than the three below
    std::optional<MoneyInput> price;
    std::optional<double> idlePowerW, gpuShare;     // gpuShare: part of shared memory the GPU may use
    [[nodiscard]] bool overridden() const { return overrides || price || idlePowerW || gpuShare; }
    friend bool operator==(const GpuChoice&, const GpuChoice&) = default;
};

enum class RentMode { onDemand, spot, community, reserved6mo, reserved1y, reserved3y, dedicated, package };
struct RentChoice {                     // a CloudOffer id, or its own figures
    std::string id;
    std::optional<MoneyInput> pricePerHour;
    std::optional<std::string> gpu;
    std::optional<int> gpus;
    std::optional<std::string> provider, country;
    std::optional<double> networkMs;
    friend bool operator==(const RentChoice&, const RentChoice&) = default;
};
struct ApiChoice {                      // an ApiPrice id, or its own figures (per million tokens)
    std::string id;
    std::optional<MoneyInput> inputPerMillion, cachedInputPerMillion, outputPerMillion;
    std::optional<std::string> provider, model, country;
    std::optional<double> networkMs;
    friend bool operator==(const ApiChoice&, const ApiChoice&) = default;
};

enum class SplitMode { layer, row, tensor };
struct Measured {                       // the user's own measurement wins over the prediction
    std::optional<double> decodeTokS, totalTokS, memoryGib;
    friend bool operator==(const Measured&, const Measured&) = default;
};

struct Option {
    std::variant<std::vector<GpuChoice>, RentChoice, ApiChoice> what;   // own (cards in order), rent, api
    Setting<int> count{1};              // multiplies one card, or machines of an offer
    std::optional<bool> used;
    std::optional<MoneyInput> price;    // per card
    std::optional<std::string> link;    // pcie | nvlink | none
    std::optional<SplitMode> split;
    std::optional<RentMode> mode;
    std::optional<std::string> name;
    std::optional<double> powerW, idlePowerW;   // per card
    Measured measured;
    bool reference = false;             // an API whose model may differ
    [[nodiscard]] Way way() const { return static_cast<Way>(what.index()); }
    friend bool operator==(const Option&, const Option&) = default;
};

struct Plan {
    std::string name;
    std::map<std::string, int> stages;  // stage name → index of the option
    friend bool operator==(const Plan&, const Plan&) = default;
};

struct Project {
    int version = 1;
    Setting<std::string> name;
    Setting<std::string> language;      // pt-BR | en, of reports
    Setting<std::string> currency;
    Client client;
    Site site;
    Limits limits;
    Preferences preferences;
    std::vector<Stage> stages;
    std::vector<Option> options;
    std::vector<Plan> plans;
    friend bool operator==(const Project&, const Project&) = default;
};

// A default that was used: the key's path, the value as it would be written, the id of the DefaultValue row that holds the reason.
struct Assumption {
    std::string key;
    std::string value;
    std::string reason;
    friend bool operator==(const Assumption&, const Assumption&) = default;
};

} // namespace cabe
