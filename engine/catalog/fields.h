// SPDX-License-Identifier: GPL-3.0-or-later
// The key names, ranges and required keys of every catalogue row: the authority for resources/catalog/*.yaml. What these descriptions
// cannot say (relations between keys, rows and tables) is in the check_*.cpp files.
#pragma once

#include "engine/catalog/fields_gpu.h"
#include "engine/catalog/fields_knowledge.h"
#include "engine/catalog/fields_machine.h"
#include "engine/catalog/fields_model.h"
#include "engine/catalog/fields_money.h"
#include "engine/catalog/fields_software.h"
