#include "app/record/game_files/buda_scenario_file.h"
#include "app/record/game_files/typed_game.h"
#include "rules/games/buda_1686/buda_1686.h"

template const umpire::AnyGame& umpire::anyGame<umpire::Buda1686>();
