#pragma once

#include "app/record/journal/export_game.h"
#include "app/record/journal/journal.h"

#include <QImage>
#include <QString>

namespace umpire::desk {

/// The formats of an export: the three of `umpire log export --as`, and a report for printing
/// (match_report.h).
enum class RecordForm { Text, JsonLines, Folder, Report };

/// Writes the record to `file` in the format `form`. A file is written completely or not at all; a
/// folder must not exist yet. `finalPosition`: picture for the report. Returns the error in one
/// line; empty: success. Refuses a running game with secrets in every format except the report.
QString exportRecord(const JournalRecord& record, const PictureSource& pictures, RecordForm form,
                     const QString& file, const QImage& finalPosition = {});

} // namespace umpire::desk
