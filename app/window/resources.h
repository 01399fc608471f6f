// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures, style, fonts and examples ride in a static library, whose resources nobody registers by itself.
#pragma once

// Call once before the first of them is used.
void initCabeResources();
