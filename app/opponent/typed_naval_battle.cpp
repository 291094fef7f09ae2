#include "rules/games/naval_battle/naval_battle.h"

#include "app/opponent/typed_opponent.h"

template const umpire::GameOpponents& umpire::gameOpponents<umpire::NavalBattle>();
