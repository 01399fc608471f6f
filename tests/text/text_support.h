// SPDX-License-Identifier: GPL-3.0-or-later
// The two languages and the embedded catalogue, for tests of texts.
#pragma once

#include "app/text/language.h"
#include "app/text/sentences.h"
#include "engine/catalog/load.h"

namespace texttest {

// The locale sets no-break spaces; the expectations are written with plain ones.
inline QString plain(QString text)
{
    return text.replace(QChar(0x00a0), u' ').replace(QChar(0x202f), u' ');
}

inline const cabe::Format portuguese{cabe::localeOf(QStringLiteral("pt-BR"))};
inline const cabe::Format english{cabe::localeOf(QStringLiteral("en"))};

inline const cabe::Catalog& catalog()
{
    static const cabe::Catalog embedded = cabe::embeddedCatalog();
    return embedded;
}

} // namespace texttest
