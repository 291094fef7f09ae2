#include "app/record/game_files/trireme_domain_file.h"
#include "app/record/game_files/typed_game.h"
#include "rules/games/triremes/triremes.h"

template const umpire::AnyGame& umpire::anyGame<umpire::Triremes>();
