// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/catalog_folder.h"

#include <QDir>
#include <QStandardPaths>

namespace cabe {

QString userCatalogFolder()
{
    const QString folder = QStandardPaths::locate(QStandardPaths::GenericDataLocation, QStringLiteral("cabe/catalog"), QStandardPaths::LocateDirectory);
    // One that the user has made and not filled yet is no fault.
    return folder.isEmpty() || QDir{folder}.entryList({QStringLiteral("*.yaml")}, QDir::Files).isEmpty() ? QString{} : folder;
}

} // namespace cabe
