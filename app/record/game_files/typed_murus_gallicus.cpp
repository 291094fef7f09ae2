#include "app/record/game_files/typed_game.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"

template const umpire::AnyGame& umpire::anyGame<umpire::MurusGallicus>();
