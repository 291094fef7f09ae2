#include "rules/games/triremes/triremes.h"
#include "app/game_files/trireme_domain_file.h"
#include "app/game_files/typed_game.h"

template const umpire::AnyGame& umpire::anyGame<umpire::Triremes>();
