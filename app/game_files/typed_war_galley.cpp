#include "rules/games/war_galley/war_galley.h"
#include "app/game_files/typed_game.h"

template const umpire::AnyGame& umpire::anyGame<umpire::WarGalley>();
