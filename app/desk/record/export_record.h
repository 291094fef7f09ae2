#pragma once

#include "app/record/journal/export_game.h"
#include "app/record/journal/journal.h"

#include <QImage>
#include <QString>

namespace umpire::desk {

/// The formats of `umpire log export --as`, and a report for people (match_report.h).
enum class RecordForm { Text, JsonLines, Folder, Report };

/// Exports the record. A file is written completely or not at all; a folder must be new. Returns
/// the error in one line; empty: success. `finalPosition` is for the report. While a game with
/// secrets is running, only a report is possible.
QString exportRecord(const JournalRecord& record, const PictureSource& pictures, RecordForm form,
                     const QString& file, const QImage& finalPosition = {});

} // namespace umpire::desk
