#pragma once

#include "app/game/referee/core/piece_board.h"
#include "rules/games/buda_1686/state.h"
#include "rules/games/murus_gallicus/state.h"
#include "rules/games/naval_battle/state.h"
#include "rules/games/triremes/state.h"
#include "rules/games/war_galley/state.h"

#include <QStringList>

/// Describes each game's position in words, one line each, without secrets.
namespace umpire::desk::words {

QStringList position(const murus_gallicus::State& state);
QStringList position(const war_galley::State& state);
QStringList position(const triremes::State& state);
QStringList position(const naval_battle::State& state);
QStringList position(const buda_1686::State& state);
QStringList position(const referee::PieceBoard& board);

/// A side's remaining pieces.
struct SideScore {
    std::string side;   ///< "roman", "A"
    QStringList counts; ///< "7 towers", "2 walls"
};
/// Return the scores by seat.
std::vector<SideScore> scores(const murus_gallicus::State& state);
std::vector<SideScore> scores(const war_galley::State& state);
std::vector<SideScore> scores(const referee::PieceBoard& board);

/// Returns each player's number of pieces on the board.
QStringList pieceCounts(const referee::PieceBoard& board);
/// Returns "Turkish morale" for "tms".
QString levelName(const std::string& key);

} // namespace umpire::desk::words
