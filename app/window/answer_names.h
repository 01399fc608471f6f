// SPDX-License-Identifier: GPL-3.0-or-later
// Names of everything that stands in the answers of the moment, each different from the others.
#pragma once

#include "app/text/option_names.h"
#include "app/window/session.h"

namespace cabe {

[[nodiscard]] OptionNames answerNames(const Session& session, const Sentences& words);

} // namespace cabe
