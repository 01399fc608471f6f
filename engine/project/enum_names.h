// SPDX-License-Identifier: GPL-3.0-or-later
// How the document's enum values are written. The first name of a value is the one that is written.
#pragma once

#include "engine/catalog/enum_names.h"
#include "engine/project/project.h"

namespace cabe::tree {

template <>
struct EnumNames<ClientKind> {
    static constexpr Names<ClientKind, 2> names{{{"person", ClientKind::person}, {"company", ClientKind::company}}};
};

template <>
struct EnumNames<CoolingKind> {
    static constexpr Names<CoolingKind, 3> names{
        {{"none", CoolingKind::none}, {"air_conditioning", CoolingKind::airConditioning}, {"datacenter", CoolingKind::datacenter}}};
};

template <>
struct EnumNames<HostOs> {
    static constexpr Names<HostOs, 3> names{{{"linux", HostOs::linuxOs}, {"windows", HostOs::windows}, {"macos", HostOs::macos}}};
};

template <>
struct EnumNames<ImportTax> {
    static constexpr Names<ImportTax, 3> names{{{"none", ImportTax::none},
                                                {"br-simplified-import", ImportTax::brSimplifiedImport},
                                                {"br-ordinary-import", ImportTax::brOrdinaryImport}}};
};

template <>
struct EnumNames<Way> {
    static constexpr Names<Way, 3> names{{{"own", Way::own}, {"rent", Way::rent}, {"api", Way::api}}};
};

template <>
struct EnumNames<RankingOrder> {
    static constexpr Names<RankingOrder, 4> names{{{"best_value", RankingOrder::bestValue},
                                                   {"fastest", RankingOrder::fastest},
                                                   {"least_energy", RankingOrder::leastEnergy},
                                                   {"most_headroom", RankingOrder::mostHeadroom}}};
};

template <>
struct EnumNames<Task> {
    static constexpr Names<Task, 3> names{{{"inference", Task::inference}, {"finetune", Task::finetune}, {"pretrain", Task::pretrain}}};
};

template <>
struct EnumNames<TuneMethod> {
    static constexpr Names<TuneMethod, 3> names{{{"full", TuneMethod::full}, {"lora", TuneMethod::lora}, {"qlora", TuneMethod::qlora}}};
};

template <>
struct EnumNames<TrainPrecision> {
    static constexpr Names<TrainPrecision, 5> names{{{"fp32", TrainPrecision::fp32},
                                                     {"fp16-mixed", TrainPrecision::fp16Mixed},
                                                     {"bf16-mixed", TrainPrecision::bf16Mixed},
                                                     {"bf16", TrainPrecision::bf16},
                                                     {"fp8", TrainPrecision::fp8}}};
};

template <>
struct EnumNames<GradientPrecision> {
    static constexpr Names<GradientPrecision, 3> names{
        {{"auto", GradientPrecision::automatic}, {"fp32", GradientPrecision::fp32}, {"bf16", GradientPrecision::bf16}}};
};

template <>
struct EnumNames<Optimizer> {
    static constexpr Names<Optimizer, 8> names{{{"adamw", Optimizer::adamw},
                                                {"adamw-8bit", Optimizer::adamw8bit},
                                                {"paged-adamw-8bit", Optimizer::pagedAdamw8bit},
                                                {"adafactor", Optimizer::adafactor},
                                                {"sgd", Optimizer::sgd},
                                                {"sgd-momentum", Optimizer::sgdMomentum},
                                                {"lion", Optimizer::lion},
                                                {"muon", Optimizer::muon}}};
};

template <>
struct EnumNames<Checkpointing> {
    static constexpr Names<Checkpointing, 3> names{
        {{"none", Checkpointing::none}, {"selective", Checkpointing::selective}, {"full", Checkpointing::full}}};
};

template <>
struct EnumNames<LossKind> {
    static constexpr Names<LossKind, 3> names{{{"plain", LossKind::plain}, {"chunked", LossKind::chunked}, {"fused", LossKind::fused}}};
};

template <>
struct EnumNames<Sharding> {
    static constexpr Names<Sharding, 7> names{{{"none", Sharding::none},
                                               {"ddp", Sharding::ddp},
                                               {"zero1", Sharding::zero1},
                                               {"zero2", Sharding::zero2},
                                               {"zero3", Sharding::zero3},
                                               {"fsdp", Sharding::fsdp},
                                               {"hsdp", Sharding::hsdp}}};
};

template <>
struct EnumNames<Offload> {
    static constexpr Names<Offload, 3> names{
        {{"none", Offload::none}, {"optimizer", Offload::optimizer}, {"parameters", Offload::parameters}}};
};

template <>
struct EnumNames<RentMode> {
    static constexpr Names<RentMode, 8> names{{{"on_demand", RentMode::onDemand},
                                               {"spot", RentMode::spot},
                                               {"community", RentMode::community},
                                               {"reserved_6mo", RentMode::reserved6mo},
                                               {"reserved_1y", RentMode::reserved1y},
                                               {"reserved_3y", RentMode::reserved3y},
                                               {"dedicated", RentMode::dedicated},
                                               {"package", RentMode::package}}};
};

template <>
struct EnumNames<SplitMode> {
    static constexpr Names<SplitMode, 3> names{{{"layer", SplitMode::layer}, {"row", SplitMode::row}, {"tensor", SplitMode::tensor}}};
};

} // namespace cabe::tree
