#include "rules/games/buda_1686/buda_1686.h"

#include "app/opponent/typed_opponent.h"

template const umpire::GameOpponents& umpire::gameOpponents<umpire::Buda1686>();
