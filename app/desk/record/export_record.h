#pragma once

#include "app/record/journal/export_game.h"
#include "app/record/journal/journal.h"

#include <QImage>
#include <QString>

namespace umpire::desk {

/// The formats of `umpire log export --as`, and a report for people (match_report.h).
enum class RecordForm { Text, JsonLines, Folder, Report };

/// A file is written whole or not at all; a folder is a new one. Returns what went wrong, in one
/// line; empty: nothing. `finalPosition` is for the report. While a game with secrets is on, there
/// is a report only.
QString exportRecord(const JournalRecord& record, const PictureSource& pictures, RecordForm form,
                     const QString& file, const QImage& finalPosition = {});

} // namespace umpire::desk
