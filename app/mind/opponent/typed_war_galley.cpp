#include "rules/engine/war_galley/engine.h"

#include "app/mind/opponent/typed_opponent.h"

template const umpire::GameOpponents& umpire::gameOpponents<umpire::WarGalley>();
