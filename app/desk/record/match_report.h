#pragma once

#include "app/journal/export_game.h"
#include "app/journal/journal.h"

#include <QString>

namespace umpire::desk {

/// A PDF for people, in the language that is spoken; report_blocks.h says what it has. Whole or not
/// at all. Returns what went wrong, in one line; empty: nothing.
QString writeMatchReport(const JournalRecord& record, const PictureSource& pictures,
                         const QString& file);

} // namespace umpire::desk
