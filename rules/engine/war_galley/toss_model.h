#pragma once

#include "rules/engine/lot.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire::war_galley {

/// How many matches of a salvo point at the target, drawn by lot. The model: who fires drops them
/// beside the target, one match length off its hull on his own side. Their middles lie about that
/// spot with a deviation of half a match length on both axes, and they point anywhere. One that
/// touches the target spoils the salvo (WG-32). No experiment is behind these figures.
int hitsByLot(const State& state, VesselIndex attacker, VesselIndex target, Lot& lot);

} // namespace umpire::war_galley
