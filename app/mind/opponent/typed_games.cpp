#include "app/mind/opponent/typed_opponent.h"
#include "rules/engine/buda_1686/engine.h"
#include "rules/engine/murus_gallicus/engine.h"
#include "rules/engine/naval_battle/engine.h"
#include "rules/engine/triremes/engine.h"
#include "rules/engine/war_galley/engine.h"

template const umpire::GameOpponents& umpire::gameOpponents<umpire::Buda1686>();
template const umpire::GameOpponents& umpire::gameOpponents<umpire::MurusGallicus>();
template const umpire::GameOpponents& umpire::gameOpponents<umpire::NavalBattle>();
template const umpire::GameOpponents& umpire::gameOpponents<umpire::Triremes>();
template const umpire::GameOpponents& umpire::gameOpponents<umpire::WarGalley>();
