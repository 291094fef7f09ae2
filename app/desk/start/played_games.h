#pragma once

#include "calibration/measure/table_corners.h"

#include <optional>
#include <QString>
#include <QStringList>
#include <vector>

/// Stores data about a game that its record lacks, with the desktop's settings.
namespace umpire::desk {

struct PlayedGame {
    QString journal;         ///< path of the game's record
    QString source;          ///< the source, in the form that app/eye/camera accepts
    QString before;          ///< a picture of the empty board; empty: none
    QStringList names;       ///< players' names by seat; empty: not given
    QString byHand;          ///< corners as written by `textOfCorners`; empty: uses tags
    QStringList computers{}; ///< sides of the computer, "gaul=3"; empty: none
    bool operator==(const PlayedGame&) const = default;
};

/// Returns the games whose records still exist, newest first, including other records in the
/// default folder.
std::vector<PlayedGame> playedGames();
/// Returns the stored data of that record's game; if there are none, only the path.
PlayedGame playedGame(const QString& journal);
void rememberPlayed(const PlayedGame& game);

/// Returns the default folder of records.
QString recordsFolder();
/// Returns an unused record path in that folder.
QString freshJournal();

/// Formats corners so that `cornersOfText` can parse them.
QString textOfCorners(const TableCorners& corners);
std::optional<TableCorners> cornersOfText(const QString& text);

} // namespace umpire::desk
