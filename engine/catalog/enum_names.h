// SPDX-License-Identifier: GPL-3.0-or-later
// How the catalogue's enum values are written in files, answers and the document. The first name of a value is the one that is written.
#pragma once

#include "engine/catalog/formats.h"
#include "engine/catalog/gpu.h"
#include "engine/catalog/model.h"
#include "engine/catalog/money_rows.h"
#include "engine/catalog/runtime.h"
#include "engine/catalog/software_rows.h"
#include "engine/tree/fields.h"

namespace cabe::tree {

template <class E, std::size_t n>
using Names = std::array<std::pair<std::string_view, E>, n>;

template <>
struct EnumNames<GpuForm> {
    static constexpr Names<GpuForm, 5> names{{{"card", GpuForm::card},
                                              {"module", GpuForm::module},
                                              {"laptop", GpuForm::laptop},
                                              {"integrated", GpuForm::integrated},
                                              {"computer", GpuForm::computer}}};
};

template <>
struct EnumNames<Segment> {
    static constexpr Names<Segment, 5> names{{{"consumer", Segment::consumer},
                                              {"workstation", Segment::workstation},
                                              {"datacenter", Segment::datacenter},
                                              {"mobile", Segment::mobile},
                                              {"unified", Segment::unified}}};
};

template <>
struct EnumNames<Cooling> {
    static constexpr Names<Cooling, 5> names{{{"active", Cooling::active},
                                              {"blower", Cooling::blower},
                                              {"passive", Cooling::passive},
                                              {"liquid", Cooling::liquid},
                                              {"system", Cooling::system}}};
};

template <>
struct EnumNames<Ecc> {
    static constexpr Names<Ecc, 5> names{
        {{"false", Ecc::none}, {"optional", Ecc::optional}, {"true", Ecc::always}, {"none", Ecc::none}, {"always", Ecc::always}}};
};

template <>
struct EnumNames<AttentionKind> {
    static constexpr Names<AttentionKind, 5> names{{{"mha", AttentionKind::mha},
                                                    {"mqa", AttentionKind::mqa},
                                                    {"gqa", AttentionKind::gqa},
                                                    {"mla", AttentionKind::mla},
                                                    {"hybrid", AttentionKind::hybrid}}};
};

template <>
struct EnumNames<SsmType> {
    static constexpr Names<SsmType, 6> names{{{"mamba1", SsmType::mamba1},
                                              {"mamba2", SsmType::mamba2},
                                              {"gated_deltanet", SsmType::gatedDeltanet},
                                              {"kimi_delta_attention", SsmType::kimiDeltaAttention},
                                              {"shortconv", SsmType::shortconv},
                                              {"lightning", SsmType::lightning}}};
};

template <>
struct EnumNames<WindowType> {
    static constexpr Names<WindowType, 2> names{{{"sliding", WindowType::sliding}, {"chunked", WindowType::chunked}}};
};

template <>
struct EnumNames<QkNorm> {
    static constexpr Names<QkNorm, 4> names{
        {{"none", QkNorm::none}, {"head", QkNorm::head}, {"full", QkNorm::full}, {"per_head", QkNorm::perHead}}};
};

template <>
struct EnumNames<AttnBias> {
    static constexpr Names<AttnBias, 3> names{{{"none", AttnBias::none}, {"qkv", AttnBias::qkv}, {"all", AttnBias::all}}};
};

template <>
struct EnumNames<NormKind> {
    static constexpr Names<NormKind, 3> names{
        {{"rms", NormKind::rms}, {"layernorm", NormKind::layernorm}, {"layernorm_bias", NormKind::layernormBias}}};
};

template <>
struct EnumNames<AttnGate> {
    static constexpr Names<AttnGate, 5> names{{{"false", AttnGate::none},
                                               {"true", AttnGate::full},
                                               {"head", AttnGate::head},
                                               {"none", AttnGate::none},
                                               {"full", AttnGate::full}}};
};

template <>
struct EnumNames<FormatFamily> {
    static constexpr Names<FormatFamily, 13> names{{{"gguf", FormatFamily::gguf},
                                                    {"plain", FormatFamily::plain},
                                                    {"gptq", FormatFamily::gptq},
                                                    {"awq", FormatFamily::awq},
                                                    {"bitsandbytes", FormatFamily::bitsandbytes},
                                                    {"exl2", FormatFamily::exl2},
                                                    {"exl3", FormatFamily::exl3},
                                                    {"fp8", FormatFamily::fp8},
                                                    {"int8", FormatFamily::int8},
                                                    {"mxfp", FormatFamily::mxfp},
                                                    {"nvfp4", FormatFamily::nvfp4},
                                                    {"mlx", FormatFamily::mlx},
                                                    {"hqq", FormatFamily::hqq}}};
};

template <>
struct EnumNames<RuntimeFamily> {
    static constexpr Names<RuntimeFamily, 5> names{{{"llama_cpp", RuntimeFamily::llamaCpp},
                                                    {"paged", RuntimeFamily::paged},
                                                    {"transformers", RuntimeFamily::transformers},
                                                    {"exllama", RuntimeFamily::exllama},
                                                    {"mlx", RuntimeFamily::mlx}}};
};

template <>
struct EnumNames<ShareOf> {
    static constexpr Names<ShareOf, 3> names{{{"card", ShareOf::card}, {"weights_and_cache", ShareOf::weightsAndCache}, {"free", ShareOf::free}}};
};

template <>
struct EnumNames<Condition> {
    static constexpr Names<Condition, 4> names{{{"new", Condition::fresh},
                                                {"used", Condition::used},
                                                {"refurbished", Condition::refurbished},
                                                {"listing", Condition::listing}}};
};

template <>
struct EnumNames<PriceScope> {
    static constexpr Names<PriceScope, 3> names{
        {{"instance", PriceScope::instance}, {"per_gpu", PriceScope::perGpu}, {"gpu_only", PriceScope::gpuOnly}}};
};

template <>
struct EnumNames<Maturity> {
    static constexpr Names<Maturity, 5> names{{{"first-class", Maturity::firstClass},
                                               {"supported", Maturity::supported},
                                               {"experimental", Maturity::experimental},
                                               {"community", Maturity::community},
                                               {"none", Maturity::none}}};
};

template <>
struct EnumNames<Support> {
    static constexpr Names<Support, 4> names{
        {{"native", Support::native}, {"emulated", Support::emulated}, {"slow", Support::slow}, {"none", Support::none}}};
};

} // namespace cabe::tree
