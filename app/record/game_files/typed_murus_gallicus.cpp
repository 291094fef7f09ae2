#include "rules/engine/murus_gallicus/engine.h"

#include "app/record/game_files/typed_game.h"

template const umpire::AnyGame& umpire::anyGame<umpire::MurusGallicus>();
