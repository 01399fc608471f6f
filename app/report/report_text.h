// SPDX-License-Identifier: GPL-3.0-or-later
// What a report says, and its plain-text forms. The window's PDF, HTML and XLSX show the same content.
#pragma once

#include "app/text/sentences.h"

#include <QString>

#include <vector>

namespace cabe {

// The project's options where it has some (a consultant's comparison), else what Cabe recommends; with the comparison on one time axis.
struct ReportStage {
    std::string name;
    std::vector<Assessment> options;
    std::optional<Recommendation> recommendation;
};
struct ReportContent {
    CompleteProject complete;
    std::vector<ReportStage> stages;
    std::optional<Comparison> comparison;
};
[[nodiscard]] Result<ReportContent> reportContent(const CompleteProject& complete, const Catalog& catalog);

[[nodiscard]] QString reportMarkdown(const ReportContent& content, const Sentences& sentences, const Catalog& catalog);

// One table of all options of all stages. Separator and decimal mark as the language's spreadsheets expect (; and , in Portuguese); cells
// that a spreadsheet could run as a formula are quoted with an apostrophe.
[[nodiscard]] QString reportCsv(const ReportContent& content, const Sentences& sentences, const Catalog& catalog);

} // namespace cabe
