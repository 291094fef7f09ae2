#pragma once

#include "rules/engine/lot.h"
#include "rules/engine/searched_game.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire::war_galley {

/// Evaluates a position from the oars and masts of both sides, the bearings of the galleys, and the
/// threats of the next turn. Returns the expected result of each side.
Worth worthOf(const State& state);

/// Returns the worth of a galley's oars and masts, in points of lead.
double worthOf(const State& state, VesselIndex vessel);

/// Draws the number of matches of a salvo that point at the target. In the model, the attacker
/// drops the matches beside the target, one match length from its hull, on the side that faces the
/// attacker. The matches' centres scatter with a standard deviation of half a match length on each
/// axis; their directions are uniformly random. A match that touches the target spoils the salvo
/// (WG-32). No experiment supports these figures.
int hitsByLot(const State& state, VesselIndex attacker, VesselIndex target, Lot& lot);

} // namespace umpire::war_galley
