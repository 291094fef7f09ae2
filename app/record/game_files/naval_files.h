#pragma once

#include "app/record/game_files/resources.h"
#include "rules/games/naval_battle/naval_battle.h"

/// Loads Naval Battle's table of ships and its board.
namespace umpire {

/// Reads `naval_table.json` and checks it against NB-3 and the rules about single ships: 29 ships,
/// at least one landing ship, three missile ships, a carrier, a minesweeper. Errors name the field.
Loaded<naval_battle::Table> navalTableFrom(const GameFile& file);

/// Reads `naval_board.txt` and checks NB-1 and NB-5: two ports behind coasts with two entrances
/// each, batteries beside each entrance, all water reachable. Errors name line and column.
Loaded<naval_battle::Board> navalBoardFrom(const GameFile& file);

/// Loads the table and the board, and checks that they match: the ports must be able to hold the
/// fleets.
template <>
Loaded<naval_battle::Resources> resourcesFrom<NavalBattle>(const GameFiles& files);

} // namespace umpire
