// SPDX-License-Identifier: GPL-3.0-or-later
// What the user typed after cabe-cli.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace cabe::cli {

// Exit statuses of contract.md section 2.
enum Exit { done = 0, someFailed = 1, wrongUsage = 2, unreadableInput = 3 };

struct CommandLine {
    QString verb;
    QStringList files;          // the verb's arguments; "-" is standard input
    bool json = false;
    QString language;           // pt-BR | en
    QStringList catalogFolders;
    QString currency;           // empty: the document's
    int top = 10;
    QString filter;             // of catalog
    QString output;             // of report
};

// Parses the arguments; prints help, version or what is wrong and returns the exit status instead when there is nothing to run.
struct Parsed {
    std::optional<CommandLine> run;
    int exit = done;
};
[[nodiscard]] Parsed parseCommandLine(const QStringList& arguments);

} // namespace cabe::cli
