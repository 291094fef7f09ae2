#pragma once

#include "app/record/game_files/resources.h"
#include "rules/games/naval_battle/naval_battle.h"

/// Loads the table of ships and the board of Naval Battle.
namespace umpire {

/// Reads `naval_table.json`, and checks it against NB-3 and the rules about kinds of ships: 29
/// ships, at least one landing ship, three missile ships, a carrier and a minesweeper. Errors name
/// the field.
Loaded<naval_battle::Table> navalTableFrom(const GameFile& file);

/// Reads `naval_board.txt`, and checks it against NB-1 and NB-5: two ports behind coasts with two
/// entrances each, batteries beside each entrance, and all water reachable. Errors name line and
/// column.
Loaded<naval_battle::Board> navalBoardFrom(const GameFile& file);

/// Loads the table and the board, and checks that the ports have room for the fleets.
template <>
Loaded<naval_battle::Resources> resourcesFrom<NavalBattle>(const GameFiles& files);

} // namespace umpire
