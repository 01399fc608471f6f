// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/resources.h"

#include <QtGlobal>

void initCabeResources()
{
    Q_INIT_RESOURCE(window);    // the macro must stand outside of namespaces
}
