// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/answer_json.h"
#include "engine/catalog/fields.h"
#include "engine/tree/writer.h"

#include <nlohmann/json.hpp>

namespace cabe {

using Json = nlohmann::ordered_json;

namespace {

Json modelJson(const Model& model)
{
    tree::JsonSink sink;
    tree::Writer{sink}.write(model);
    return sink.take();
}

// Bytes are whole numbers; 0 stands for what a configuration alone does not say.
void putBytes(Json& to, const char* key, double bytes)
{
    if (bytes > 0)
        to[key] = static_cast<std::int64_t>(bytes);
}

} // namespace

Json AnswerJson::inspection(const Inspection& i) const
{
    Json json{{"path", i.path}, {"model", modelJson(i.model)}};
    if (!i.weights.empty())
        json["weights"] = i.weights;
    putBytes(json, "bytes", i.bytes);
    json["formats"] = Json::array();
    for (const auto& format : i.formats) {
        Json entry{{"format", format.format}};
        putBytes(entry, "bytes", format.bytes);
        json["formats"].push_back(std::move(entry));
    }
    if (i.tensors.total() > 0)
        for (const auto& [key, bytes] : {std::pair{"embedding", i.tensors.embedding}, std::pair{"output", i.tensors.output}, std::pair{"attention", i.tensors.attention},
                                         std::pair{"ffn", i.tensors.ffn}, std::pair{"experts", i.tensors.experts}, std::pair{"norms", i.tensors.norms},
                                         std::pair{"other", i.tensors.other}})
            json["tensor_bytes"][key] = static_cast<std::int64_t>(bytes);
    if (!i.sameShapeAs.empty())
        json["same_shape_as"] = i.sameShapeAs;
    json["warnings"] = Json::array();
    for (const auto& warning : i.warnings)
        json["warnings"].push_back(check(warning));
    return json;
}

} // namespace cabe
