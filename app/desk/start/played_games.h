#pragma once

#include "calibration/measure/table_corners.h"

#include <optional>
#include <QString>
#include <QStringList>
#include <vector>

/// What a record does not hold of the game that it is of, kept where the desktop keeps settings.
namespace umpire::desk {

struct PlayedGame {
    QString journal;         ///< its record, a file
    QString source;          ///< as app/eye/camera takes it
    QString before;          ///< a picture of the empty board; empty: none
    QStringList names;       ///< of the players, by seat; empty: not told
    QString byHand;          ///< the table's corners as `textOfCorners` writes them; empty: by tags
    QStringList computers{}; ///< sides that the computer plays, "gaul=3"; empty: none
    bool operator==(const PlayedGame&) const = default;
};

/// The newest first; those whose record is there still. Records in the folder where records are
/// kept by themselves are among them.
std::vector<PlayedGame> playedGames();
/// What is known of that record's game; the record's name alone where nothing is.
PlayedGame playedGame(const QString& journal);
void rememberPlayed(const PlayedGame& game);

/// Where records are kept unless the players say otherwise.
QString recordsFolder();
/// A record there that no game has yet.
QString freshJournal();

/// Corners as text that `cornersOfText` reads back.
QString textOfCorners(const TableCorners& corners);
std::optional<TableCorners> cornersOfText(const QString& text);

} // namespace umpire::desk
