// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/catalog_folder.h"

#include <QStandardPaths>

namespace cabe {

QString userCatalogFolder()
{
    return QStandardPaths::locate(QStandardPaths::GenericDataLocation, QStringLiteral("cabe/catalog"), QStandardPaths::LocateDirectory);
}

} // namespace cabe
