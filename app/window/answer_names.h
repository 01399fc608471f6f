// SPDX-License-Identifier: GPL-3.0-or-later
// Names of everything that stands in the answers of the moment, each different from the others.
#pragma once

#include "app/text/option_names.h"
#include "app/window/session.h"

namespace cabe {

// Until the next answers or the next language.
[[nodiscard]] const OptionNames& answerNames(const Session& session);

} // namespace cabe
