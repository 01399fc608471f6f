// SPDX-License-Identifier: GPL-3.0-or-later
// Requests to the memory room as a complete document would make them.
#pragma once

#include "engine/catalog/load.h"
#include "engine/memory/memory.h"

#include <string>
#include <vector>

namespace memorytest {

constexpr double mib = 1024.0 * 1024, gib = 1024 * mib;

inline const cabe::Catalog& catalog()
{
    static const cabe::Catalog loaded = cabe::embeddedCatalog();
    return loaded;
}

inline cabe::Host host(double ramGb = 64)
{
    cabe::Host h;
    h.ramGb.value = ramGb;
    h.os.value = cabe::HostOs::linuxOs;
    return h;
}

inline std::vector<cabe::Device> cards(const std::string& id, int count = 1, const cabe::Host& in = host())
{
    return cabe::usableDevices(std::vector<cabe::Gpu>(static_cast<std::size_t>(count), *catalog().gpus.find(id)), in, catalog());
}

inline cabe::InferenceRequest request(const std::string& model, const std::string& format, const std::string& runtime, std::vector<cabe::Device> devices,
                                      int context = 8192)
{
    cabe::InferenceRequest r;
    r.catalog = &catalog();
    r.model = catalog().models.find(model);
    r.format = catalog().formats.find(format);
    r.runtime = catalog().runtimes.find(runtime);
    Q_ASSERT(r.model && r.format && r.runtime);
    r.devices = std::move(devices);
    r.host = host();
    cabe::Workload& w = r.workload;
    w.task = cabe::Task::inference;
    w.context.value = context;
    w.sequences.value = 1;
    w.promptTokens.value = 1024;
    w.outputTokens.value = 256;
    w.kvCache.value = {r.runtime->defaultKvCache, r.runtime->defaultKvCache};
    w.flashAttention.value = true;
    w.memoryUtilization.value = r.runtime->memoryUtilization.value_or(0.9);
    w.lora.rank.value = 16;
    w.lora.targets.value = {"attention"};
    return r;
}

inline double bytes(cabe::Bytes b) { return static_cast<double>(b.count()); }

} // namespace memorytest
