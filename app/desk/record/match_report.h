#pragma once

#include "app/record/journal/export_game.h"
#include "app/record/journal/journal.h"

#include <QImage>
#include <QString>

namespace umpire::desk {

/// Writes the report of a game as a PDF in the window's language (content: report_blocks.h). The
/// file is written completely or not at all. Returns the error in one line; empty: success.
QString writeMatchReport(const JournalRecord& record, const PictureSource& pictures,
                         const QString& file, const QImage& finalPosition = {});

} // namespace umpire::desk
