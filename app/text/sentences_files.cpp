// SPDX-License-Identifier: GPL-3.0-or-later
// What a model file says: faults of its bytes, and doubts about what it describes.
#include "app/text/arguments.h"
#include "app/text/sentences.h"

namespace cabe {

QString Sentences::fileCheck(const Check& check) const
{
    const Arguments a(check.args, format_);
    const std::string& code = check.code;
    if (code == "unknown_tensor_type")
        return tr("Tensors of an unknown type were sized by their place in the file: %1").arg(a.word("type"));
    if (code == "unknown_architecture")
        return tr("The architecture “%1” is not known; the general rules were used").arg(a.word("arch"));
    if (code == "size_mismatch")
        return tr("The file has %1 GB but its metadata would need %2 GB").arg(format_.number(a.number("file_gb"), 1), format_.number(a.number("expected_gb"), 1));
    if (code == "name_mismatch")
        return tr("The name says %1, the shape says %2").arg(a.word("name"), a.word("shape"));
    if (code == "shape_incomplete")
        return tr("The file has %1 billion parameters, the shape explains %2 billion: cache and split are less certain")
            .arg(a.significant("file_b", 3), a.significant("shape_b", 3));
    if (code == "not_told")
        return tr("The file does not say “%1”").arg(a.word("key"));
    if (code == "no_tensors")
        return tr("The file has a vocabulary but no weights; the sizes come from the shape that it names");
    if (code == "embedding_model")
        return tr("This model makes embeddings; it does not write text");
    if (code == "vision_not_counted")
        return tr("The part for images has a layout that is not known and is not counted");
    return {};
}

QString Sentences::modelFileError(const Error& e) const
{
    const Arguments a(e.args, format_);
    const std::string& code = e.code;
    const QString offset = a.integer("offset");
    if (code == "truncated" && a.has("needed_bytes"))
        return tr("The file ends at byte %1, but its header promises %2. The download may have been interrupted.").arg(offset, a.integer("needed_bytes"));
    if (code == "bad_count")
        return tr("The file claims %1 entries or bytes at byte %2, more than it can hold.").arg(a.integer("count"), offset);
    if (code == "bad_type")
        return a.has("offset") ? tr("The value at byte %1 has a type that does not exist (%2).").arg(offset, a.word("type"))
                               : tr("The file has a type that does not exist (%1).").arg(a.word("type"));
    if (code == "bad_shape")
        return tr("The tensor “%1” has an impossible size, at byte %2.").arg(a.word("tensor"), offset);
    if (code == "bad_offset")
        return tr("The tensor “%1” lies outside the file or over another one; its entry is at byte %2.").arg(a.word("tensor"), offset);
    if (code == "bad_alignment")
        return tr("The file's alignment of %1 bytes is impossible.").arg(a.word("value"));
    if (code == "bad_part")
        return tr("The index names a part that is no file of its folder: “%1”.").arg(a.word("name"));
    if (code == "header_too_large")
        return tr("The header is larger than the %1 MB that are read.").arg(format_.significant(a.number("max_bytes") / 1e6, 3));
    if (code == "too_many_keys")
        return tr("The file claims %1 entries at byte %2; at most %3 are read.").arg(a.integer("count"), offset, a.integer("max"));
    if (code == "model_version")
        return tr("This is a GGUF file of version %1; versions 1 to 3 are known.").arg(a.integer("version"));
    if (code == "not_a_language_model")
        return tr("This file does not hold a language model but a part of one (%1).").arg(a.word("kind"));
    if (code == "part_missing")
        return a.has("part") ? tr("Part %1 of %2 of the model is missing.").arg(a.integer("part"), a.integer("count"))
                             : tr("The part “%1” of the model is missing.").arg(a.word("name"));
    if (code == "no_parts")
        return tr("The index names no files.");
    if (code == "config_missing")
        return tr("The config.json that describes the model is missing beside this file.");
    if (code == "several_models")
        return tr("The folder holds several models. Choose a file.");
    if (!a.has("offset"))
        return {};
    if (code == "duplicate_key")
        return tr("“%1” stands in the file twice, the second time at byte %2.").arg(a.word("key"), offset);
    if (code == "not_text")
        return tr("The name at byte %1 is not text in UTF-8.").arg(offset);
    if (code == "too_deep")
        return tr("Lists are nested too deeply at byte %1; at most %2 levels are read.").arg(offset, a.integer("max_depth"));
    if (code == "syntax")
        return tr("The header breaks the rules of JSON at byte %1.").arg(offset);
    return {};
}

} // namespace cabe
