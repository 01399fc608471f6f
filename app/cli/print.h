// SPDX-License-Identifier: GPL-3.0-or-later
// Standard output and standard error, always UTF-8.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <cstdio>

namespace cabe::cli {

// The translation context of what cabe-cli says.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(cabe::cli::Words)
};

inline void printTo(std::FILE* stream, const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stream);
    if (!bytes.endsWith('\n'))
        std::fputc('\n', stream);
}
inline void printOut(const QString& text) { printTo(stdout, text); }
inline void printError(const QString& text) { printTo(stderr, text); }

} // namespace cabe::cli
