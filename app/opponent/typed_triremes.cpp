#include "rules/games/triremes/triremes.h"

#include "app/opponent/typed_opponent.h"

template const umpire::GameOpponents& umpire::gameOpponents<umpire::Triremes>();
