// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/model_from_file.h"

#include "engine/advice/evaluate.h"
#include "engine/modelfile/modelfile.h"

#include <algorithm>

namespace cabe {

Result<ModelFromFile> modelFromFile(const std::string& path, const Catalog& catalog)
{
    auto inspected = inspectModel(path, catalog);
    if (!inspected)
        return inspected.error();
    ModelFromFile from;
    from.name = inspected->model.name;
    if (inspected->sameShapeAs.empty())
        from.model.custom = std::move(inspected->model);
    else
        from.model.id = std::move(inspected->sameShapeAs);
    if (catalog.formats.find(inspected->weights)) {
        from.weights = std::move(inspected->weights);
        if (inspected->bytes > 0)
            from.bytes = inspected->bytes;
    }
    from.warnings = std::move(inspected->warnings);
    return from;
}

void useModel(const ModelFromFile& from, Workload& workload, const Catalog& catalog)
{
    workload.model = from.model;
    workload.weightsBytes = from.bytes;
    const WeightFormat* format = catalog.formats.find(from.weights);
    if (!format)
        return;
    workload.weights = Choice{{from.weights}};
    auto& runtimes = *workload.runtime;
    const auto canRead = [&](const std::string& id) {
        const Runtime* runtime = catalog.runtimes.find(id);
        return runtime && reads(*runtime, *format);
    };
    if (!runtimes.isAuto() && std::ranges::none_of(runtimes.ids, canRead))
        workload.runtime = Choice{};
}

} // namespace cabe
