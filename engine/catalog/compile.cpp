// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/binary.h"
#include "engine/catalog/fields.h"
#include "engine/catalog/load.h"

namespace cabe {

namespace {

const std::string mark = "cabe-catalog-1";

Error damaged() { return {"catalog_damaged", {}, {}, {}, {}, {}}; }

template <class T>
void putTable(binary::Encoder& out, const Table<T>& table)
{
    out.putCount(table.rows().size());
    for (const T& row : table.rows())
        out.put(row);
}

template <class T>
void getTable(binary::Decoder& in, Table<T>& table)
{
    for (std::size_t left = in.count(); left > 0 && in.ok(); --left) {
        T row;
        in.get(row);
        if (in.ok())
            table.put(std::move(row));
    }
    table.index();
}

} // namespace

std::vector<std::uint8_t> compile(const Catalog& catalog)
{
    binary::Encoder out;
    out.put(mark);
    out.put(catalog.date);
    forEachTable(catalog, [&](std::string_view, const auto& table) { putTable(out, table); });
    return out.finish();
}

Result<Catalog> decompile(std::span<const std::uint8_t> bytes)
{
    binary::Decoder in{bytes};
    std::string found;
    in.get(found);
    if (!in.ok() || found != mark)
        return damaged();
    Catalog catalog;
    in.get(catalog.date);
    forEachTable(catalog, [&](std::string_view, auto& table) { getTable(in, table); });
    if (!in.ok() || !in.atEnd())
        return damaged();
    return catalog;
}

} // namespace cabe
