#pragma once

#include "app/record/game_files/resources.h"
#include "rules/games/naval_battle/naval_battle.h"

/// Naval Battle's table of ships and its board.
namespace umpire {

/// `naval_table.json`, checked against NB-3 and what the rules say of single ships: 29 ships, one
/// landing ship, three missile ships, a carrier and a minesweeper at least. Errors name the field.
Loaded<naval_battle::Table> navalTableFrom(const GameFile& file);

/// `naval_board.txt`, checked against NB-1 and NB-5: two ports behind coasts with two entrances
/// each, a battery on either side of each, and all water within reach. Errors name line and column.
Loaded<naval_battle::Board> navalBoardFrom(const GameFile& file);

/// Both, which must go together: the ports hold the fleets.
template <>
Loaded<naval_battle::Resources> resourcesFrom<NavalBattle>(const GameFiles& files);

} // namespace umpire
