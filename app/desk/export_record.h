#pragma once

#include "app/journal/export_game.h"

#include <QString>

namespace umpire::desk {

/// The forms of `umpire log export --as`.
enum class RecordForm { Text, JsonLines };

/// Whole or not at all. Returns what went wrong, in one line; empty: nothing.
QString exportRecord(const ExportedGame& game, RecordForm form, const QString& file);

} // namespace umpire::desk
