#include "app/record/game_files/buda_scenario_file.h"
#include "app/record/game_files/naval_files.h"
#include "app/record/game_files/trireme_domain_file.h"
#include "app/record/game_files/typed_game.h"
#include "rules/engine/murus_gallicus/engine.h"
#include "rules/games/buda_1686/buda_1686.h"
#include "rules/games/naval_battle/naval_battle.h"
#include "rules/games/triremes/triremes.h"
#include "rules/games/war_galley/war_galley.h"

template const umpire::AnyGame& umpire::anyGame<umpire::Buda1686>();
template const umpire::AnyGame& umpire::anyGame<umpire::MurusGallicus>();
template const umpire::AnyGame& umpire::anyGame<umpire::NavalBattle>();
template const umpire::AnyGame& umpire::anyGame<umpire::Triremes>();
template const umpire::AnyGame& umpire::anyGame<umpire::WarGalley>();
