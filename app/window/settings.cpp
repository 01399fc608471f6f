// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings.h"

#include <QFileInfo>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {
constexpr int maxRecentFiles = 10;
}

Settings::Settings() : store_{std::make_unique<QSettings>()} {}
Settings::Settings(const QString& file) : store_{std::make_unique<QSettings>(file, QSettings::IniFormat)} {}

QString Settings::language() const
{
    return store_->value("language"_L1).toString();
}

void Settings::setLanguage(const QString& language)
{
    store_->setValue("language"_L1, language);
}

ThemeChoice Settings::theme() const
{
    const QString name = store_->value("theme"_L1).toString();
    return name == "light"_L1 ? ThemeChoice::light : name == "dark"_L1 ? ThemeChoice::dark : ThemeChoice::system;
}

void Settings::setTheme(ThemeChoice choice)
{
    store_->setValue("theme"_L1, choice == ThemeChoice::light ? u"light"_s : choice == ThemeChoice::dark ? u"dark"_s : u"system"_s);
}

Density Settings::density() const
{
    return store_->value("density"_L1).toString() == "compact"_L1 ? Density::compact : Density::comfortable;
}

void Settings::setDensity(Density density)
{
    store_->setValue("density"_L1, density == Density::compact ? u"compact"_s : u"comfortable"_s);
}

bool Settings::askBeforeClosing() const
{
    return store_->value("askBeforeClosing"_L1, true).toBool();
}

void Settings::setAskBeforeClosing(bool ask)
{
    store_->setValue("askBeforeClosing"_L1, ask);
}

QByteArray Settings::geometry() const
{
    return store_->value("window/geometry"_L1).toByteArray();
}

void Settings::setGeometry(const QByteArray& geometry)
{
    store_->setValue("window/geometry"_L1, geometry);
}

QByteArray Settings::splitter(const QString& name) const
{
    return store_->value("window/splitter-"_L1 + name).toByteArray();
}

void Settings::setSplitter(const QString& name, const QByteArray& state)
{
    store_->setValue("window/splitter-"_L1 + name, state);
}

QByteArray Settings::tableHeader(const QString& table) const
{
    return store_->value("tables/"_L1 + table).toByteArray();
}

void Settings::setTableHeader(const QString& table, const QByteArray& state)
{
    store_->setValue("tables/"_L1 + table, state);
}

QStringList Settings::openSections() const
{
    return store_->value("window/openSections"_L1).toStringList();
}

void Settings::setOpenSections(const QStringList& ids)
{
    store_->setValue("window/openSections"_L1, ids);
}

bool Settings::hasOpenSections() const
{
    return store_->contains("window/openSections"_L1);
}

QString Settings::tab() const
{
    return store_->value("window/tab"_L1).toString();
}

void Settings::setTab(const QString& id)
{
    store_->setValue("window/tab"_L1, id);
}

QStringList Settings::recentFiles() const
{
    return store_->value("recentFiles"_L1).toStringList();
}

void Settings::addRecentFile(const QString& path)
{
    QStringList files = recentFiles();
    const QString absolute = QFileInfo{path}.absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    store_->setValue("recentFiles"_L1, QStringList{files.mid(0, maxRecentFiles)});
}

void Settings::clearRecentFiles()
{
    store_->remove("recentFiles"_L1);
}

QString Settings::lastFolder() const
{
    return store_->value("lastFolder"_L1).toString();
}

void Settings::setLastFolder(const QString& folder)
{
    store_->setValue("lastFolder"_L1, folder);
}

QString Settings::lastFile() const
{
    return store_->value("lastFile"_L1).toString();
}

void Settings::setLastFile(const QString& path)
{
    store_->setValue("lastFile"_L1, path);
}

} // namespace cabe
