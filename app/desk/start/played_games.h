#pragma once

#include "calibration/measure/table_corners.h"

#include <optional>
#include <QString>
#include <QStringList>
#include <vector>

/// Data about a game that its record does not contain. They are stored with the desktop's settings.
namespace umpire::desk {

struct PlayedGame {
    QString journal;   ///< path of the game's record
    QString source;    ///< source of the pictures, in the form that app/eye/camera accepts
    QString before;    ///< path of a picture of the empty board; empty: none
    QStringList names; ///< names of the players by seat; an empty name: not given
    QString byHand; ///< corners marked by hand, as written by `textOfCorners`; empty: the tags give
                    ///< the corners
    QStringList computers{}; ///< sides that the computer plays, with its strength, such as
                             ///< "gaul=3"; empty: none
    bool operator==(const PlayedGame&) const = default;
};

/// Returns all games whose records exist, newest first: the stored games, and other records in the
/// default folder.
std::vector<PlayedGame> playedGames();
/// Returns the stored data of a record's game; if nothing is stored, only the path `journal`.
PlayedGame playedGame(const QString& journal);
void rememberPlayed(const PlayedGame& game);

/// Returns the default folder for records.
QString recordsFolder();
/// Returns a path in that folder for a new record, named after the present date and time.
QString freshJournal();

/// Returns corners as a text that `cornersOfText` can parse.
QString textOfCorners(const TableCorners& corners);
std::optional<TableCorners> cornersOfText(const QString& text);

} // namespace umpire::desk
