#include "app/record/game_files/typed_game.h"
#include "rules/games/war_galley/war_galley.h"

template const umpire::AnyGame& umpire::anyGame<umpire::WarGalley>();
