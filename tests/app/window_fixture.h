// SPDX-License-Identifier: GPL-3.0-or-later
// A window with a temporary home, dialogs that answer by themselves, and the example of the first start.
#pragma once

#include "app/window/appearance.h"
#include "app/window/main_window.h"
#include "engine/catalog/catalog.h"

#include <QTemporaryDir>

#include <memory>

namespace cabe {

struct WindowFixture {
    explicit WindowFixture(const QString& language = QStringLiteral("en"));
    ~WindowFixture();

    // Fonts, resources, test folders; once per program.
    static void prepare();
    [[nodiscard]] static std::shared_ptr<const Catalog> catalog();

    [[nodiscard]] Session& session() const { return window->session(); }
    // The answers of the document as it is now.
    void settle() const;
    [[nodiscard]] QString inFolder(const QString& name) const { return folder.filePath(name); }

    QTemporaryDir folder;
    // What the dialogs answer, and how often they were asked.
    QString openAnswer, saveAnswer;
    UnsavedAnswer unsavedAnswer = UnsavedAnswer::discard;
    bool overwriteAnswer = true;
    int unsavedAsked = 0, commentsAsked = 0;

    std::unique_ptr<Settings> settings;
    std::unique_ptr<Appearance> appearance;
    std::unique_ptr<MainWindow> window;
};

} // namespace cabe
