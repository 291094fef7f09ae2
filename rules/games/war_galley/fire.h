#pragma once

#include "rules/games/war_galley/action.h"
#include "rules/games/war_galley/toss.h"

#include <optional>
#include <string>
#include <vector>

/// Fire orders of the game: WG-27 to WG-33 with WG-A9, WG-A10 and WG-A21. Galleys lie where the
/// record says; only matches are measured.
namespace umpire::war_galley {

/// Lists the enemies afloat within 3 M.
std::vector<VesselIndex> targetsOf(const State& state, VesselIndex attacker);

/// Returns the number of matches to drop (WG-28), from the masts that the attacker has.
int matchesToDrop(const State& state, VesselIndex attacker, VesselIndex target);

/// Lists the step's fire orders at the start of its fire part (WG-A10), aimed if there is only one
/// target. Spent orders are left out.
std::vector<Shot> shotsOf(const State& state);

/// Rules where the matches point.
TossRuling rule(const State& state, VesselIndex target, const Toss& toss);

/// A recorded toss with its ruling. Galleys have their names; `m1` is the first match of the toss.
struct RuledToss {
    std::vector<Match> matches; ///< all loose matches, including order matches
    TossRuling ruling;
};
/// Rules on the toss in an action's text. None unless it is a toss for the fire order that is being
/// carried out in that position.
std::optional<RuledToss> ruledToss(const State& state, const std::string& action);

} // namespace umpire::war_galley
