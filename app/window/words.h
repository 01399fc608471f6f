// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and sentences in the interface language of this moment.
#pragma once

#include "app/text/format.h"
#include "app/text/language.h"
#include "app/text/sentences.h"

namespace cabe {

[[nodiscard]] inline Format uiFormat()
{
    return Format{localeOf(currentLanguage())};
}
[[nodiscard]] inline Sentences uiSentences()
{
    return Sentences{uiFormat()};
}

} // namespace cabe
