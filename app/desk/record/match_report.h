#pragma once

#include "app/record/journal/export_game.h"
#include "app/record/journal/journal.h"

#include <QImage>
#include <QString>

namespace umpire::desk {

/// A PDF for people, in the language that is spoken; report_blocks.h says what it has. Whole or not
/// at all. Returns what went wrong, in one line; empty: nothing.
QString writeMatchReport(const JournalRecord& record, const PictureSource& pictures,
                         const QString& file, const QImage& finalPosition = {});

} // namespace umpire::desk
