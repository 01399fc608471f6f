// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with the stages of a project.
#pragma once

class QWidget;

namespace cabe {

class Session;

void addStage(Session& session);
void duplicateStage(Session& session);
void removeStage(Session& session);
void renameStage(Session& session, QWidget* parent);

} // namespace cabe
