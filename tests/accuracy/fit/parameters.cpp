// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/fit/parameters.h"

#include "engine/speed/reach.h"

#include <cctype>
#include <cmath>
#include <set>

namespace cabe::accuracy {

namespace {

using Field = std::optional<double> Efficiency::*;

// Starting values of the base row; sigma 0 keeps a planning value that no measurement here can tell.
struct BaseValue {
    Field field;
    double value, sigma;
};
const BaseValue baseValues[] = {{&Efficiency::bandwidth, 0.74, 0.3},      {&Efficiency::cache, 0.9, 0.3},           {&Efficiency::expertBandwidth, 0.7, 0.4},
                                {&Efficiency::compute, 0.4, 0.5},         {&Efficiency::rampTokens, 60, 0.7},
                                {&Efficiency::rampHidden, 400, 0.5},      {&Efficiency::teraPerWatt, 1.0, 0.3},
                                {&Efficiency::expertCompute, 1.0, 0.4},
                                {&Efficiency::attention, 0.45, 0.5},      {&Efficiency::noFlash, 0.35, 0.5},
                                {&Efficiency::batchCompute, 0.4, 0.4},    {&Efficiency::hostBandwidth, 0.6, 0.4},
                                {&Efficiency::streaming, 0.7, 0.3},       {&Efficiency::attentionUs, 50, 0.7},
                                {&Efficiency::feedForwardUs, 40, 0.7},    {&Efficiency::moeUs, 70, 0.7},
                                {&Efficiency::recurrentUs, 60, 0.7},      {&Efficiency::convolutionUs, 25, 0.7},
                                {&Efficiency::stepUs, 150, 0.7},          {&Efficiency::sequenceUs, 15, 0.7},
                                {&Efficiency::prefillUs, 100, 0.5},       {&Efficiency::hopUs, 100, 0.7},
                                {&Efficiency::allReduceUs, 9, 0.5},       {&Efficiency::allReducePcieUs, 22, 0.5},
                                {&Efficiency::dequantOps, 2.7, 0.5}};

// What no measurement here tells: planning values and power figures (single measurements of the cases, judged by eye).
void addPlanningValues(Efficiency& base)
{
    base.diskGbS = 3;
    base.decodePower = 0.85;
    base.prefillPower = 0.95;
    base.powerFloor = 0.25;
    base.capExponent = 0.15;
    base.trainingMfu = 0.42;
    base.trainingSpread = 0.4;
}

class Builder {
public:
    Efficiency& row(const std::string& id)
    {
        model_.rows.emplace_back();
        model_.rows.back().id = id;
        return model_.rows.back();
    }
    // A factor of the last row.
    Builder& factor(Field field, double sigma)
    {
        model_.parameters.push_back({model_.rows.size() - 1, field, 0, sigma});
        return *this;
    }
    Builder& value(Field field, double start, double sigma)
    {
        model_.parameters.push_back({model_.rows.size() - 1, field, std::log(start), sigma});
        return *this;
    }
    SpeedModel take() { return std::move(model_); }

private:
    SpeedModel model_;
};

std::string idOf(std::string text)
{
    std::string id;
    for (const char c : text)
        if (std::isalnum(static_cast<unsigned char>(c)))
            id += char(std::tolower(static_cast<unsigned char>(c)));
        else if (!id.empty() && id.back() != '-')
            id += '-';
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id;
}

} // namespace

std::vector<double> SpeedModel::priors() const
{
    std::vector<double> values;
    for (const auto& p : parameters)
        values.push_back(p.prior);
    return values;
}

std::vector<Efficiency> SpeedModel::with(const std::vector<double>& logarithms) const
{
    std::vector<Efficiency> result = rows;
    for (std::size_t i = 0; i < parameters.size(); ++i)
        result[parameters[i].row].*parameters[i].field = std::exp(logarithms[i]);
    return result;
}

SpeedModel makeSpeedModel(const std::vector<ThroughputCase>& cases)
{
    std::set<std::pair<std::string, std::string>> architectures;
    for (const auto& c : cases)
        for (const auto& device : c.request.inference.devices)
            architectures.insert({device.gpu.architecture, std::string(speed::memoryClass(device.gpu))});
    Builder b;
    addPlanningValues(b.row("base"));
    for (const auto& v : baseValues)
        b.value(v.field, v.value, v.sigma);
    for (const char* memory : {"hbm", "gddr", "shared"}) {
        b.row(std::string("memory-") + memory).memory = memory;
        b.factor(&Efficiency::bandwidth, 0.15);
    }
    for (const char* backend : {"CUDA", "HIP", "Vulkan", "SYCL", "Metal"}) {
        b.row("backend-" + idOf(backend)).backend = backend;
        b.factor(&Efficiency::bandwidth, 0.1).factor(&Efficiency::cache, 0.3).factor(&Efficiency::compute, 0.15);
        b.factor(&Efficiency::expertCompute, 0.3).factor(&Efficiency::attention, 0.5).factor(&Efficiency::latency, 0.4);
    }
    for (const char* family : {"llama_cpp", "paged", "transformers", "exllama", "mlx"}) {
        b.row("runtime-" + idOf(family)).runtime = family;
        b.factor(&Efficiency::bandwidth, 0.15).factor(&Efficiency::compute, 0.15).factor(&Efficiency::latency, 0.4);
        b.factor(&Efficiency::batchCompute, 0.3).factor(&Efficiency::dequantOps, 0.4);
    }
    for (const char* runtime : {"vllm", "sglang", "tensorrt-llm", "ollama"}) {
        b.row("runtime-" + idOf(runtime)).runtime = runtime;
        b.factor(&Efficiency::bandwidth, 0.1).factor(&Efficiency::compute, 0.1).factor(&Efficiency::latency, 0.3);
        b.factor(&Efficiency::batchCompute, 0.3).factor(&Efficiency::sequenceUs, 0.5);
    }
    for (const char* format : {"16bit", "8bit", "4bit", "fp8", "fp4", "gguf-legacy", "gguf-k", "gguf-i"}) {
        b.row(std::string("format-") + format).format = format;
        b.factor(&Efficiency::bandwidth, 0.1).factor(&Efficiency::compute, 0.12);
    }
    for (const auto& [runtime, backend] : {std::pair{"paged", "HIP"}, {"paged", "SYCL"}, {"llama_cpp", "CUDA"}, {"llama_cpp", "HIP"}}) {
        Efficiency& row = b.row("runtime-" + idOf(runtime) + "-" + idOf(backend));
        row.runtime = runtime;
        row.backend = backend;
        b.factor(&Efficiency::bandwidth, 0.1).factor(&Efficiency::compute, 0.15).factor(&Efficiency::latency, 0.4);
        b.factor(&Efficiency::batchCompute, 0.3);
    }
    Efficiency& bf16 = b.row("format-16bit-vulkan");    // no 16-bit brain floats in its kernels
    bf16.format = "16bit";
    bf16.backend = "Vulkan";
    b.factor(&Efficiency::bandwidth, 0.4).factor(&Efficiency::compute, 0.4);
    for (const auto& [architecture, memory] : architectures) {
        Efficiency& row = b.row(idOf(architecture) + "-" + memory);
        row.architecture = architecture;
        row.memory = memory;
        b.factor(&Efficiency::bandwidth, 0.1).factor(&Efficiency::compute, 0.15).factor(&Efficiency::latency, 0.4);
        b.factor(&Efficiency::attention, 0.3).factor(&Efficiency::batchCompute, 0.2);
    }
    return b.take();
}

} // namespace cabe::accuracy
