#include "rules/engine/triremes/engine.h"

#include "app/mind/opponent/typed_opponent.h"

template const umpire::GameOpponents& umpire::gameOpponents<umpire::Triremes>();
