#include "rules/games/murus_gallicus/murus_gallicus.h"
#include "app/game_files/typed_game.h"

template const umpire::AnyGame& umpire::anyGame<umpire::MurusGallicus>();
