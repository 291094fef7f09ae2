#include "app/record/game_files/naval_files.h"
#include "app/record/game_files/typed_game.h"
#include "rules/games/naval_battle/naval_battle.h"

template const umpire::AnyGame& umpire::anyGame<umpire::NavalBattle>();
