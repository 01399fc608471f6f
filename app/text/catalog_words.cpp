// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/catalog_words.h"

#include <nlohmann/json.hpp>

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cabe {

// Columns of the table of a kind: what tells its rows apart and what people look for. The rest is in --json.
const QHash<QString, QString>& CatalogWords::shownKeys()
{
    static const QHash<QString, QString> keys{
        {u"gpus"_s, u"id vendor name architecture segment form memory_gb bandwidth_gb_s"_s},
        {u"models"_s, u"id name maker released params_total context modality"_s},
        {u"ggml-types"_s, u"id kind block bytes"_s},
        {u"formats"_s, u"id family bpw_linear weight_bits quality base"_s},
        {u"kv-cache-types"_s, u"id engine also bits default"_s},
        {u"runtimes"_s, u"id name family automatic default_kv_cache"_s},
        {u"driver-contexts"_s, u"id vendor segment os context_mib display_mib"_s},
        {u"software"_s, u"id name kinds"_s},
        {u"architectures"_s, u"id vendor architecture"_s},
        {u"format-support"_s, u"id program family vendor supported min_cuda"_s},
        {u"toolkits"_s, u"id toolkit min_cuda driver_linux driver_windows"_s},
        {u"prices"_s, u"id gpu condition currency value low high"_s},
        {u"retail-ratios"_s, u"id country value low high"_s},
        {u"resale-curves"_s, u"id name segments"_s},
        {u"offers"_s, u"id provider provider_kind country gpu gpu_count scope"_s},
        {u"egress"_s, u"id provider usd_per_gb low high free_gb_month"_s},
        {u"price-changes"_s, u"id provider gpu_name mode from_date from_usd_h to_date to_usd_h"_s},
        {u"apis"_s, u"id provider model_name model input_per_million output_per_million context"_s},
        {u"tariffs"_s, u"id name country state customer_class currency price_per_kwh"_s},
        {u"tariff-flags"_s, u"id name brl_per_kwh"_s},
        {u"flag-months"_s, u"id flag"_s},
        {u"taxes"_s, u"id kind country customer rate"_s},
        {u"exchange-rates"_s, u"id base quote rate"_s},
        {u"grid-carbon"_s, u"id country grams_per_kwh"_s},
        {u"pue"_s, u"id name pue"_s},
        {u"pcie-generations"_s, u"id generation gb_s_per_lane"_s},
        {u"power-connectors"_s, u"id name watts"_s},
        {u"supply-standards"_s, u"id name gpu_peak_factor server"_s},
        {u"supply-efficiencies"_s, u"id level voltage at_20 at_50 at_100"_s},
        {u"outlets"_s, u"id name country volts amperes"_s},
        {u"constants"_s, u"id name value low high unit"_s},
        {u"host-memory"_s, u"id kind channels bus_bits gb_s"_s},
        {u"memory-fractions"_s, u"id fraction low high measured"_s},
        {u"cpu-power"_s, u"id idle_w load_low_w load_high_w"_s},
        {u"pcie-platforms"_s, u"id years"_s},
        {u"whole-pc-power"_s, u"id planning idle_low_w idle_high_w load_low_w load_high_w"_s},
        {u"gpu-idle-power"_s, u"id idle_low_w idle_high_w"_s},
        {u"external-links"_s, u"id low_gb_s high_gb_s"_s},
        {u"hardware-rules"_s, u"id topic rule"_s},
        {u"pci-devices"_s, u"id vendor devices"_s},
        {u"pci-shared"_s, u"id vendor device gpus"_s},
        {u"pci-absent"_s, u"id"_s},
        {u"glossary"_s, u"id group term gender"_s},
        {u"defaults"_s, u"id value reason"_s},
        {u"efficiencies"_s, u"id runtime backend architecture memory format measurements"_s},
    };
    return keys;
}

const CatalogWords::Words& CatalogWords::kindNames()
{
    static const Words names{
        {u"gpus"_s, QT_TR_NOOP("graphics cards and computers")}, {u"models"_s, QT_TR_NOOP("language models")},
        {u"ggml-types"_s, QT_TR_NOOP("tensor types of GGUF files")}, {u"formats"_s, QT_TR_NOOP("weight formats")},
        {u"kv-cache-types"_s, QT_TR_NOOP("types of the KV cache")}, {u"runtimes"_s, QT_TR_NOOP("programs with their memory rules")},
        {u"driver-contexts"_s, QT_TR_NOOP("memory that drivers take")}, {u"software"_s, QT_TR_NOOP("programs and the cards they support")},
        {u"architectures"_s, QT_TR_NOOP("GPU architectures")}, {u"format-support"_s, QT_TR_NOOP("which program reads which format")},
        {u"toolkits"_s, QT_TR_NOOP("CUDA and ROCm versions")}, {u"prices"_s, QT_TR_NOOP("prices of cards")},
        {u"retail-ratios"_s, QT_TR_NOOP("local price ÷ converted US price")}, {u"resale-curves"_s, QT_TR_NOOP("resale curves")},
        {u"offers"_s, QT_TR_NOOP("rented machines")}, {u"egress"_s, QT_TR_NOOP("prices of outgoing traffic")},
        {u"price-changes"_s, QT_TR_NOOP("changes of rent prices")}, {u"apis"_s, QT_TR_NOOP("prices of APIs")},
        {u"tariffs"_s, QT_TR_NOOP("electricity tariffs")}, {u"tariff-flags"_s, QT_TR_NOOP("tariff flags")},
        {u"flag-months"_s, QT_TR_NOOP("tariff flag of each month")}, {u"taxes"_s, QT_TR_NOOP("taxes")},
        {u"exchange-rates"_s, QT_TR_NOOP("exchange rates")}, {u"grid-carbon"_s, QT_TR_NOOP("CO₂ of the power grids")},
        {u"pue"_s, QT_TR_NOOP("PUE figures")}, {u"pcie-generations"_s, QT_TR_NOOP("PCIe generations")},
        {u"power-connectors"_s, QT_TR_NOOP("power connectors")}, {u"supply-standards"_s, QT_TR_NOOP("standards of power supplies")},
        {u"supply-efficiencies"_s, QT_TR_NOOP("efficiency of power supplies")}, {u"outlets"_s, QT_TR_NOOP("outlets")},
        {u"constants"_s, QT_TR_NOOP("planning constants")}, {u"host-memory"_s, QT_TR_NOOP("kinds of RAM")},
        {u"memory-fractions"_s, QT_TR_NOOP("share of the RAM bandwidth that is reached")}, {u"cpu-power"_s, QT_TR_NOOP("power of processors")},
        {u"pcie-platforms"_s, QT_TR_NOOP("PCIe of platforms")}, {u"whole-pc-power"_s, QT_TR_NOOP("power of whole computers")},
        {u"gpu-idle-power"_s, QT_TR_NOOP("idle power of cards")}, {u"external-links"_s, QT_TR_NOOP("external links")},
        {u"hardware-rules"_s, QT_TR_NOOP("rules of the trade")}, {u"pci-devices"_s, QT_TR_NOOP("PCI ids of cards")},
        {u"pci-shared"_s, QT_TR_NOOP("PCI ids that several cards carry")}, {u"pci-absent"_s, QT_TR_NOOP("cards without a PCI id")},
        {u"glossary"_s, QT_TR_NOOP("glossary")}, {u"defaults"_s, QT_TR_NOOP("defaults of a project")},
        {u"efficiencies"_s, QT_TR_NOOP("calibration of speed")},
    };
    return names;
}

// By key, or by kind and key where a key means different things.
const CatalogWords::Words& CatalogWords::titles()
{
    static const Words names{
        {u"exchange-rates/base"_s, QT_TR_NOOP("1 unit of")}, {u"defaults/value"_s, QT_TR_NOOP("As in a project")},
        {u"id"_s, QT_TR_NOOP("Id")}, {u"vendor"_s, QT_TR_NOOP("Maker")}, {u"name"_s, QT_TR_NOOP("Name")},
        {u"architecture"_s, QT_TR_NOOP("Architecture")}, {u"segment"_s, QT_TR_NOOP("Segment")}, {u"form"_s, QT_TR_NOOP("Form")},
        {u"memory_gb"_s, QT_TR_NOOP("Memory (GB)")}, {u"bandwidth_gb_s"_s, QT_TR_NOOP("Bandwidth (GB/s)")}, {u"maker"_s, QT_TR_NOOP("Maker")},
        {u"released"_s, QT_TR_NOOP("Released")}, {u"params_total"_s, QT_TR_NOOP("Parameters (billion)")},
        {u"context"_s, QT_TR_NOOP("Context (tokens)")}, {u"modality"_s, QT_TR_NOOP("Reads")}, {u"kind"_s, QT_TR_NOOP("Kind")},
        {u"block"_s, QT_TR_NOOP("Weights per block")}, {u"bytes"_s, QT_TR_NOOP("Bytes per block")}, {u"family"_s, QT_TR_NOOP("Family")},
        {u"bpw_linear"_s, QT_TR_NOOP("Bits per weight")}, {u"weight_bits"_s, QT_TR_NOOP("Bits without scales")},
        {u"quality"_s, QT_TR_NOOP("Quality (order)")}, {u"base"_s, QT_TR_NOOP("Base type")}, {u"engine"_s, QT_TR_NOOP("Program")},
        {u"also"_s, QT_TR_NOOP("Also")}, {u"bits"_s, QT_TR_NOOP("Bits per value")}, {u"default"_s, QT_TR_NOOP("Default")}, {u"automatic"_s, QT_TR_NOOP("Tried by “auto”")},
        {u"default_kv_cache"_s, QT_TR_NOOP("Default KV cache")}, {u"os"_s, QT_TR_NOOP("System")},
        {u"context_mib"_s, QT_TR_NOOP("Per process (MiB)")}, {u"display_mib"_s, QT_TR_NOOP("Desktop (MiB)")}, {u"kinds"_s, QT_TR_NOOP("Does")},
        {u"program"_s, QT_TR_NOOP("Program")}, {u"supported"_s, QT_TR_NOOP("Supported")}, {u"min_cuda"_s, QT_TR_NOOP("CUDA capability from")},
        {u"toolkit"_s, QT_TR_NOOP("Toolkit")}, {u"driver_linux"_s, QT_TR_NOOP("Driver on Linux")},
        {u"driver_windows"_s, QT_TR_NOOP("Driver on Windows")}, {u"gpu"_s, QT_TR_NOOP("Card")}, {u"condition"_s, QT_TR_NOOP("Condition")},
        {u"currency"_s, QT_TR_NOOP("Currency")}, {u"value"_s, QT_TR_NOOP("Value")}, {u"low"_s, QT_TR_NOOP("Low")}, {u"high"_s, QT_TR_NOOP("High")},
        {u"country"_s, QT_TR_NOOP("Country")}, {u"segments"_s, QT_TR_NOOP("Segments")}, {u"provider"_s, QT_TR_NOOP("Provider")},
        {u"provider_kind"_s, QT_TR_NOOP("Kind of provider")}, {u"gpu_count"_s, QT_TR_NOOP("Cards")}, {u"scope"_s, QT_TR_NOOP("What is billed")},
        {u"usd_per_gb"_s, QT_TR_NOOP("US$ per GB")}, {u"free_gb_month"_s, QT_TR_NOOP("Free (GB/month)")}, {u"gpu_name"_s, QT_TR_NOOP("Card")},
        {u"mode"_s, QT_TR_NOOP("Billing")}, {u"from_date"_s, QT_TR_NOOP("From")}, {u"from_usd_h"_s, QT_TR_NOOP("US$/h before")},
        {u"to_date"_s, QT_TR_NOOP("To")}, {u"to_usd_h"_s, QT_TR_NOOP("US$/h after")}, {u"model_name"_s, QT_TR_NOOP("Model")},
        {u"model"_s, QT_TR_NOOP("Id of the model")}, {u"input_per_million"_s, QT_TR_NOOP("Input (US$ per million)")},
        {u"output_per_million"_s, QT_TR_NOOP("Output (US$ per million)")}, {u"state"_s, QT_TR_NOOP("State")},
        {u"customer_class"_s, QT_TR_NOOP("Customer")}, {u"price_per_kwh"_s, QT_TR_NOOP("Price per kWh")},
        {u"brl_per_kwh"_s, QT_TR_NOOP("R$ per kWh")}, {u"flag"_s, QT_TR_NOOP("Flag")}, {u"customer"_s, QT_TR_NOOP("Customer")},
        {u"rate"_s, QT_TR_NOOP("Rate")}, {u"quote"_s, QT_TR_NOOP("In")}, {u"grams_per_kwh"_s, QT_TR_NOOP("CO₂ (g/kWh)")},
        {u"pue"_s, QT_TR_NOOP("PUE")}, {u"generation"_s, QT_TR_NOOP("Generation")}, {u"gb_s_per_lane"_s, QT_TR_NOOP("GB/s per lane")},
        {u"watts"_s, QT_TR_NOOP("Power (W)")}, {u"gpu_peak_factor"_s, QT_TR_NOOP("Factor for peaks")}, {u"server"_s, QT_TR_NOOP("Of a server")},
        {u"level"_s, QT_TR_NOOP("Level")}, {u"voltage"_s, QT_TR_NOOP("Voltage")}, {u"at_20"_s, QT_TR_NOOP("At 20%")},
        {u"at_50"_s, QT_TR_NOOP("At 50%")}, {u"at_100"_s, QT_TR_NOOP("At 100%")}, {u"volts"_s, QT_TR_NOOP("Voltage (V)")},
        {u"amperes"_s, QT_TR_NOOP("Current (A)")}, {u"unit"_s, QT_TR_NOOP("Unit")}, {u"channels"_s, QT_TR_NOOP("Channels")},
        {u"bus_bits"_s, QT_TR_NOOP("Bus (bits)")}, {u"gb_s"_s, QT_TR_NOOP("GB/s")}, {u"fraction"_s, QT_TR_NOOP("Share")},
        {u"measured"_s, QT_TR_NOOP("Measured")}, {u"idle_w"_s, QT_TR_NOOP("Idle (W)")}, {u"load_low_w"_s, QT_TR_NOOP("Load, low (W)")},
        {u"load_high_w"_s, QT_TR_NOOP("Load, high (W)")}, {u"years"_s, QT_TR_NOOP("Years")}, {u"planning"_s, QT_TR_NOOP("Planning value")},
        {u"idle_low_w"_s, QT_TR_NOOP("Idle, low (W)")}, {u"idle_high_w"_s, QT_TR_NOOP("Idle, high (W)")}, {u"low_gb_s"_s, QT_TR_NOOP("Low (GB/s)")},
        {u"high_gb_s"_s, QT_TR_NOOP("High (GB/s)")}, {u"topic"_s, QT_TR_NOOP("Topic")}, {u"rule"_s, QT_TR_NOOP("Rule")},
        {u"devices"_s, QT_TR_NOOP("Device ids")}, {u"device"_s, QT_TR_NOOP("Device id")}, {u"gpus"_s, QT_TR_NOOP("Cards")},
        {u"group"_s, QT_TR_NOOP("Group")}, {u"term"_s, QT_TR_NOOP("Term")}, {u"gender"_s, QT_TR_NOOP("Gender in Portuguese")},
        {u"reason"_s, QT_TR_NOOP("Reason")}, {u"runtime"_s, QT_TR_NOOP("Program")}, {u"backend"_s, QT_TR_NOOP("Interface")},
        {u"memory"_s, QT_TR_NOOP("Memory")}, {u"format"_s, QT_TR_NOOP("Format")}, {u"measurements"_s, QT_TR_NOOP("Measurements")},
    };
    return names;
}

const QHash<QString, CatalogWords::Words>& CatalogWords::codes()
{
    static const Words segments{
        {u"consumer"_s, QT_TR_NOOP("consumer")}, {u"workstation"_s, QT_TR_NOOP("workstation")}, {u"datacenter"_s, QT_TR_NOOP("data center")},
        {u"mobile"_s, QT_TR_NOOP("laptop")}, {u"unified"_s, QT_TR_NOOP("unified memory")}, {u"any"_s, QT_TR_NOOP("any")},
    };
    static const Words anyOnly{{u"any"_s, QT_TR_NOOP("any")}}; // beside ids and names
    static const QHash<QString, Words> words{
        {u"segment"_s, segments}, {u"segments"_s, segments},
        {u"form"_s, {
            {u"card"_s, QT_TR_NOOP("card")}, {u"module"_s, QT_TR_NOOP("module")}, {u"laptop"_s, QT_TR_NOOP("laptop")},
            {u"integrated"_s, QT_TR_NOOP("integrated")}, {u"computer"_s, QT_TR_NOOP("computer")},
        }},
        {u"modality"_s, {
            {u"text"_s, QT_TR_NOOP("text")}, {u"vision+text"_s, QT_TR_NOOP("images and text")},
            {u"vision+audio+text"_s, QT_TR_NOOP("images, sound and text")},
        }},
        {u"ggml-types/kind"_s, {
            {u"float"_s, QT_TR_NOOP("floating point")}, {u"legacy"_s, QT_TR_NOOP("first generation")}, {u"k-quant"_s, QT_TR_NOOP("K-quant")},
            {u"i-quant"_s, QT_TR_NOOP("I-quant")}, {u"ternary"_s, QT_TR_NOOP("ternary")}, {u"microscaling"_s, QT_TR_NOOP("shared scale (MX)")},
        }},
        {u"family"_s, {
            {u"plain"_s, QT_TR_NOOP("not quantized")}, {u"gguf"_s, "GGUF"}, {u"gptq"_s, "GPTQ"}, {u"awq"_s, "AWQ"},
            {u"bitsandbytes"_s, "bitsandbytes"}, {u"exl2"_s, "EXL2"}, {u"exl3"_s, "EXL3"}, {u"fp8"_s, "FP8"}, {u"int8"_s, "INT8"},
            {u"mxfp"_s, "MXFP"}, {u"nvfp4"_s, "NVFP4"}, {u"mlx"_s, "MLX"}, {u"hqq"_s, "HQQ"}, {u"llama_cpp"_s, "llama.cpp"},
            {u"paged"_s, QT_TR_NOOP("server with a paged cache")}, {u"transformers"_s, "Transformers"}, {u"exllama"_s, "ExLlama"},
        }},
        {u"engine"_s, anyOnly}, {u"program"_s, anyOnly}, {u"backend"_s, anyOnly}, {u"efficiencies/architecture"_s, anyOnly},
        {u"format-support/vendor"_s, anyOnly}, {u"os"_s, anyOnly},
        {u"kinds"_s, {
            {u"training"_s, QT_TR_NOOP("training")}, {u"inference"_s, QT_TR_NOOP("inference")}, {u"library"_s, QT_TR_NOOP("library")},
        }},
        {u"toolkit"_s, {
            {u"CUDA"_s, "CUDA"}, {u"ROCm"_s, "ROCm"}, {u"NCCL"_s, "NCCL"}, {u"PyTorch wheel"_s, QT_TR_NOOP("PyTorch package")},
        }},
        {u"condition"_s, {
            {u"new"_s, QT_TR_NOOP("new")}, {u"used"_s, QT_TR_NOOP("used")}, {u"refurbished"_s, QT_TR_NOOP("refurbished")},
            {u"listing"_s, QT_TR_NOOP("marketplace")},
        }},
        {u"provider_kind"_s, {
            {u"hyperscaler"_s, QT_TR_NOOP("large cloud")}, {u"neocloud"_s, QT_TR_NOOP("GPU cloud")}, {u"marketplace"_s, QT_TR_NOOP("marketplace")},
            {u"regional"_s, QT_TR_NOOP("regional")},
        }},
        {u"scope"_s, {
            {u"instance"_s, QT_TR_NOOP("whole machine")}, {u"per_gpu"_s, QT_TR_NOOP("per card")}, {u"gpu_only"_s, QT_TR_NOOP("card alone")},
        }},
        {u"customer_class"_s, {
            {u"any"_s, QT_TR_NOOP("any")}, {u"residential"_s, QT_TR_NOOP("residential")}, {u"commercial"_s, QT_TR_NOOP("commercial")},
        }},
        {u"customer"_s, {
            {u"any"_s, QT_TR_NOOP("any")}, {u"person"_s, QT_TR_NOOP("person")}, {u"company"_s, QT_TR_NOOP("company")},
        }},
        {u"taxes/kind"_s, {
            {u"electricity_icms"_s, QT_TR_NOOP("ICMS on electricity")}, {u"electricity_pis_cofins"_s, QT_TR_NOOP("PIS and COFINS on electricity")},
            {u"import_icms"_s, QT_TR_NOOP("ICMS on imports")}, {u"import_duty"_s, QT_TR_NOOP("import duty")}, {u"iof"_s, "IOF"},
            {u"bank_spread"_s, QT_TR_NOOP("bank margin on exchange")}, {u"services"_s, QT_TR_NOOP("services from abroad")},
        }},
        {u"voltage"_s, {
            {u"115 V"_s, "115 V"}, {u"230 V"_s, "230 V"}, {u"230 V redundant"_s, QT_TR_NOOP("230 V, redundant")},
        }},
        {u"constants/unit"_s, {
            {u"bits"_s, QT_TR_NOOP("bits")}, {u"cards"_s, QT_TR_NOOP("cards")}, {u"factor"_s, QT_TR_NOOP("factor")},
            {u"fraction"_s, QT_TR_NOOP("share")}, {u"fraction of the price, either way"_s, QT_TR_NOOP("share of the price, up and down")},
            {u"fraction of the rent"_s, QT_TR_NOOP("share of the rent")},
            {u"fraction of the value, either way"_s, QT_TR_NOOP("share of the value, up and down")}, {u"months"_s, QT_TR_NOOP("months")},
            {u"per year"_s, QT_TR_NOOP("per year")}, {u"us"_s, "µs"}, {u"BTU/h per W"_s, QT_TR_NOOP("BTU/h per W")}, {u"BTU/h"_s, "BTU/h"},
            {u"FLOP/byte"_s, "FLOP/byte"}, {u"GB/s"_s, "GB/s"}, {u"USD"_s, "US$"}, {u"W"_s, "W"}, {u"W/W"_s, "W/W"}, {u"kW"_s, "kW"},
        }},
        {u"topic"_s, {
            {u"air_conditioner"_s, QT_TR_NOOP("air conditioning")}, {u"article"_s, QT_TR_NOOP("article")}, {u"circuit"_s, QT_TR_NOOP("circuit")},
            {u"connector"_s, QT_TR_NOOP("connector")}, {u"cooling"_s, QT_TR_NOOP("cooling")}, {u"host_memory"_s, QT_TR_NOOP("RAM")},
            {u"link"_s, QT_TR_NOOP("link between cards")}, {u"pcie_effect"_s, QT_TR_NOOP("effect of PCIe")},
            {u"processor"_s, QT_TR_NOOP("processor")}, {u"server_form"_s, QT_TR_NOOP("form of servers")}, {u"supply"_s, QT_TR_NOOP("power supply")},
            {u"unified_memory"_s, QT_TR_NOOP("unified memory")},
        }},
        {u"group"_s, {
            {u"hardware"_s, QT_TR_NOOP("hardware")}, {u"law"_s, QT_TR_NOOP("law")}, {u"llm"_s, QT_TR_NOOP("language models")},
            {u"memory"_s, QT_TR_NOOP("memory")}, {u"money"_s, QT_TR_NOOP("money")}, {u"precision"_s, QT_TR_NOOP("precision")},
            {u"software"_s, QT_TR_NOOP("software")}, {u"speed"_s, QT_TR_NOOP("speed")}, {u"training"_s, QT_TR_NOOP("training")},
        }},
        {u"gender"_s, {
            {u"m"_s, QT_TR_NOOP("masculine")}, {u"f"_s, QT_TR_NOOP("feminine")},
        }},
        {u"runtime"_s, {
            {u"any"_s, QT_TR_NOOP("any")}, {u"training"_s, QT_TR_NOOP("training")}, {u"paged"_s, QT_TR_NOOP("servers with a paged cache")},
            {u"llama_cpp"_s, "llama.cpp"}, {u"exllama"_s, "ExLlama"}, {u"hf"_s, "Hugging Face"},
        }},
        {u"efficiencies/memory"_s, {
            {u"any"_s, QT_TR_NOOP("any")}, {u"hbm"_s, "HBM"}, {u"gddr"_s, "GDDR"}, {u"shared"_s, QT_TR_NOOP("shared")},
        }},
        {u"format"_s, {
            {u"any"_s, QT_TR_NOOP("any")}, {u"16bit"_s, "16 bits"}, {u"8bit"_s, "8 bits"}, {u"4bit"_s, "4 bits"}, {u"fp8"_s, "FP8"},
            {u"fp4"_s, "FP4"}, {u"gguf-legacy"_s, QT_TR_NOOP("GGUF, first generation")}, {u"gguf-k"_s, "GGUF, K-quant"},
            {u"gguf-i"_s, "GGUF, I-quant"},
        }},
    };
    return words;
}

namespace {

QString textOf(const nlohmann::ordered_json& json) { return QString::fromStdString(json.get<std::string>()); }

// The entry of "kind/key", else that of the key; null: neither.
template <class Table>
auto entryOf(const Table& table, const QString& kind, const QString& key)
{
    const auto special = table.constFind(kind + u'/' + key);
    const auto found = special != table.constEnd() ? special : table.constFind(key);
    return found != table.constEnd() ? &*found : nullptr;
}

bool isCountry(const std::string& key) { return key == "country"; }
bool isProgram(const std::string& key) { return key == "engine" || key == "also" || key == "program" || key == "runtime"; }
bool isDate(const std::string& key) { return key == "released" || key == "from_date" || key == "to_date"; }

constexpr int mostDecimals = 6; // prices per token have as many

} // namespace

QString CatalogWords::kind(const QString& kind) const
{
    const char* name = kindNames().value(kind);
    return name ? tr(name) : kind;
}

std::vector<CatalogWords::Column> CatalogWords::columns(const QString& kind) const
{
    std::vector<Column> columns;
    for (const auto& key : shownKeys().value(kind, u"id"_s).split(u' '))
        if (const auto* title = entryOf(titles(), kind, key))
            columns.push_back({key.toStdString(), tr(*title)});
    return columns;
}

bool CatalogWords::isCoded(const QString& kind, const std::string& key)
{
    return entryOf(codes(), kind, QString::fromStdString(key)) && !isProgram(key) && key != "architecture" && key != "vendor" && key != "backend" && key != "os";
}

bool CatalogWords::hasWord(const QString& kind, const std::string& key, const QString& code)
{
    const auto* words = entryOf(codes(), kind, QString::fromStdString(key));
    return words && words->contains(code);
}

QString CatalogWords::word(const QString& kind, const std::string& key, const QString& code) const
{
    if (const auto* words = entryOf(codes(), kind, QString::fromStdString(key)))
        if (const auto found = words->constFind(code); found != words->constEnd())
            return tr(*found);
    if (isCountry(key))
        return sentences_.country(code);
    if (isProgram(key))
        return sentences_.program(code);
    if (key == "os")
        return sentences_.system(code);
    if (key == "mode")
        return sentences_.rentMode(code.toStdString());
    if (isDate(key))
        return code.size() > 7 ? sentences_.format().date(code) : sentences_.format().month(code);
    if (const TariffFlag* flag = key == "flag" ? catalog_.tariffFlags.find(code.toStdString()) : nullptr)
        return sentences_.text(flag->name);
    return code;
}

QString CatalogWords::number(const std::string& key, double value) const
{
    const Format& f = sentences_.format();
    if (key == "params_total")
        return f.number(value / 1e9, value < 10e9 ? 2 : 1);
    QString text = f.number(value, mostDecimals);
    if (const QString point = f.locale().decimalPoint(); text.contains(point)) {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(point))
            text.chop(point.size());
    }
    return text;
}

QString CatalogWords::plain(const QString& kind, const std::string& key, const nlohmann::ordered_json& value) const
{
    if (value.is_boolean())
        return value.get<bool>() ? tr("yes") : tr("no");
    if (value.is_number())
        return number(key, value.get<double>());
    if (value.is_string())
        return word(kind, key, textOf(value));
    if (value.is_array()) {
        QStringList parts;
        for (const auto& part : value)
            parts << plain(kind, key, part);
        return parts.join(u", "_s);
    }
    const char* language = sentences_.format().portuguese() ? "pt_BR" : "en";
    return value.is_object() && value.contains(language) ? textOf(value[language]) : QString();
}

QString CatalogWords::cell(const QString& kind, const std::string& key, const nlohmann::ordered_json& row) const
{
    return row.contains(key) ? plain(kind, key, row[key]) : QString();
}

} // namespace cabe
