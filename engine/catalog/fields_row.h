// SPDX-License-Identifier: GPL-3.0-or-later
// The keys that every row has.
#pragma once

#include "engine/catalog/enum_names.h"
#include "engine/catalog/row.h"
#include "engine/tree/fields.h"

namespace cabe {

// A user-visible text always exists in both languages.
template <class V>
void describe(V& v, Text& t)
{
    v.key("en", t.en, tree::required);
    v.key("pt_BR", t.ptBR, tree::required);
}

// The common keys around a row's own: the id first, where the row comes from last. `source` and `date` may stand on the file instead
// (a check looks for them), so neither is required here.
template <class V, class Own>
void describeRow(V& v, Row& r, Own&& own)
{
    v.key("id", r.id, tree::required);
    own();
    v.key("source", r.source);
    v.key("date", r.date);
    v.key("note", r.note);
    v.key("remark", r.remark);
    v.key("doubtful", r.doubtful);
}

} // namespace cabe
