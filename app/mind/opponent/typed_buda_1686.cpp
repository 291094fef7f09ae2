#include "rules/engine/buda_1686/engine.h"

#include "app/mind/opponent/typed_opponent.h"

template const umpire::GameOpponents& umpire::gameOpponents<umpire::Buda1686>();
