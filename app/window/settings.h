// SPDX-License-Identifier: GPL-3.0-or-later
// What the program remembers between runs, in the platform's place for settings. Typed, with defaults; keys appear in settings.cpp only.
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <memory>

namespace cabe {

enum class ThemeChoice { system, light, dark };
enum class Density { comfortable, compact };    // height of table rows

class Settings
{
public:
    Settings();                                 // the user's
    explicit Settings(const QString& file);     // for tests: an INI file

    [[nodiscard]] QString language() const;     // "pt-BR", "en"; empty: the system's
    void setLanguage(const QString& language);
    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);
    [[nodiscard]] Density density() const;
    void setDensity(Density density);
    [[nodiscard]] bool askBeforeClosing() const;   // false: unsaved work is kept and comes back by itself
    void setAskBeforeClosing(bool ask);

    [[nodiscard]] QByteArray geometry() const;
    void setGeometry(const QByteArray& geometry);
    [[nodiscard]] QByteArray splitter(const QString& name) const;
    void setSplitter(const QString& name, const QByteArray& state);
    [[nodiscard]] QByteArray tableHeader(const QString& table) const;
    void setTableHeader(const QString& table, const QByteArray& state);
    [[nodiscard]] QStringList openSections() const;     // of the forms; empty list after a first run means all closed
    void setOpenSections(const QStringList& ids);
    [[nodiscard]] bool hasOpenSections() const;
    [[nodiscard]] QString tab() const;
    void setTab(const QString& id);

    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    void clearRecentFiles();
    [[nodiscard]] QString lastFolder() const;
    void setLastFolder(const QString& folder);
    [[nodiscard]] QString lastFile() const;             // open when the program was closed; empty: an unsaved or example document
    void setLastFile(const QString& path);

private:
    std::unique_ptr<QSettings> store_;
};

} // namespace cabe
