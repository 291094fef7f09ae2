#include "rules/games/buda_1686/buda_1686.h"
#include "app/game_files/buda_scenario_file.h"
#include "app/game_files/typed_game.h"

template const umpire::AnyGame& umpire::anyGame<umpire::Buda1686>();
