#include "rules/games/war_galley/war_galley.h"

#include "app/opponent/typed_opponent.h"

template const umpire::GameOpponents& umpire::gameOpponents<umpire::WarGalley>();
