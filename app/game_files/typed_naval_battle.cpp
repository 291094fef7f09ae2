#include "rules/games/naval_battle/naval_battle.h"
#include "app/game_files/naval_files.h"
#include "app/game_files/typed_game.h"

template const umpire::AnyGame& umpire::anyGame<umpire::NavalBattle>();
