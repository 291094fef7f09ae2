#pragma once

#include "app/game/referee/core/piece_board.h"
#include "rules/games/buda_1686/state.h"
#include "rules/games/murus_gallicus/state.h"
#include "rules/games/naval_battle/state.h"
#include "rules/games/triremes/state.h"
#include "rules/games/war_galley/state.h"

#include <QStringList>

/// Return a position in words, without secrets, one statement per line.
namespace umpire::desk::words {

QStringList position(const murus_gallicus::State& state);
QStringList position(const war_galley::State& state);
QStringList position(const triremes::State& state);
QStringList position(const naval_battle::State& state);
QStringList position(const buda_1686::State& state);
QStringList position(const referee::PieceBoard& board);

/// The score of a side: its remaining pieces.
struct SideScore {
    std::string side;   ///< name of the side in notation, such as "roman" or "A"
    QStringList counts; ///< numbers of pieces in words, such as "7 towers", "2 walls"
};
/// Return the score of each side, by seat.
std::vector<SideScore> scores(const murus_gallicus::State& state);
std::vector<SideScore> scores(const war_galley::State& state);
std::vector<SideScore> scores(const referee::PieceBoard& board);

/// Returns a line for each player with the number of pieces on the board.
QStringList pieceCounts(const referee::PieceBoard& board);
/// Returns the name of a track for its key, such as "Turkish morale" for "tms".
QString levelName(const std::string& key);

} // namespace umpire::desk::words
