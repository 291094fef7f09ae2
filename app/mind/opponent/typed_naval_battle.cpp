#include "rules/engine/naval_battle/engine.h"

#include "app/mind/opponent/typed_opponent.h"

template const umpire::GameOpponents& umpire::gameOpponents<umpire::NavalBattle>();
