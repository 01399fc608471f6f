// SPDX-License-Identifier: GPL-3.0-or-later
// A name that can be said again in another language: the source text and the context that tr() found it in.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace cabe {

struct Label {
    const char* context = "";
    const char* source = "";
    const char* comment = nullptr;
    [[nodiscard]] QString operator()() const { return *source ? QCoreApplication::translate(context, source, comment) : QString{}; }
};

// label<Form>(QT_TR_NOOP("Context")): the name in the context of a QObject class.
template <class Q>
[[nodiscard]] Label label(const char* source)
{
    return {Q::staticMetaObject.className(), source, nullptr};
}

} // namespace cabe
