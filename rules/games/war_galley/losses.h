#pragma once

#include "rules/games/war_galley/action.h"

#include <optional>
#include <utility>
#include <vector>

/// Lists the ways to take damage and to re-arrange oars, with a galley's own port and starboard
/// side.
namespace umpire::war_galley {

/// Lists all legal losses, the most oars of the near side first (WG-34 to WG-37). If the attacker
/// is on the long axis (WG-A16), each side can be the near side.
std::vector<Rig> waysToLose(const State& state, const Blow& blow);

/// Returns why these losses are illegal; none if they are legal.
std::optional<Violation> checkLosses(const State& state, const Blow& blow, const Rig& lost);

/// WG-22: lists the possible numbers of oars on the port side: at least one oar on each side, and
/// no more than the type of galley has holes (WG-3, WG-5). Empty for fewer than two oars.
std::vector<int> portOarsAfterRearranging(const Vessel& vessel);

} // namespace umpire::war_galley
