// SPDX-License-Identifier: GPL-3.0-or-later
// The program: command line, fonts, language, theme, catalogue, window.
#pragma once

namespace cabe {

// Runs the window; returns the exit status.
int runApplication(int argc, char** argv);

} // namespace cabe
