#pragma once

#include "rules/games/war_galley/action.h"

#include <optional>
#include <utility>
#include <vector>

/// Lists the ways to take damage and to re-arrange oars, by a galley's own port and starboard.
namespace umpire::war_galley {

/// Lists all legal losses, most oars of the near side first (WG-34 to WG-37). Where the attacker is
/// on the long axis (WG-A16), either side may be the near one.
std::vector<Rig> waysToLose(const State& state, const Blow& blow);

/// Explains why these losses are illegal; none if they are legal.
std::optional<Violation> checkLosses(const State& state, const Blow& blow, const Rig& lost);

/// WG-22: lists every number of oars that port may have: at least one on each side, and no more
/// than the holes of the galley's type (WG-3, WG-5). Empty for fewer than two oars.
std::vector<int> portOarsAfterRearranging(const Vessel& vessel);

} // namespace umpire::war_galley
