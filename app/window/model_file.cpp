// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/model_file.h"

#include "engine/catalog/enum_names.h"
#include "engine/modelfile/modelfile.h"

#include <QFileInfo>

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

bool reads(const std::string& runtimeId, const WeightFormat& format, const Catalog& catalog)
{
    const Runtime* runtime = catalog.runtimes.find(runtimeId);
    return runtime && std::ranges::find(runtime->formats, tree::nameOf(format.family)) != runtime->formats.end();
}

} // namespace

bool looksLikeModel(const QString& path)
{
    const QFileInfo file{path};
    const QString name = file.fileName().toLower();
    return file.isDir() || name.endsWith(u".gguf"_s) || name.endsWith(u".safetensors"_s) || name.endsWith(u".safetensors.index.json"_s) || name == u"config.json"_s;
}

Result<ModelFromFile> readModelFile(const QString& path, const Catalog& catalog)
{
    auto inspected = inspectModel(path.toStdString(), catalog);
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
    if (!runtimes.isAuto() && std::ranges::none_of(runtimes.ids, [&](const std::string& id) { return reads(id, *format, catalog); }))
        workload.runtime = Choice{};
}

} // namespace cabe
