#pragma once

#include "rules/games/war_galley/action.h"
#include "rules/games/war_galley/toss.h"

#include <optional>
#include <string>
#include <vector>

/// The fire orders of the game (WG-27 to WG-33, WG-A9, WG-A10 and WG-A21). The poses of galleys
/// come from the record; only matches are measured.
namespace umpire::war_galley {

/// Lists the enemies within 3 match lengths that are not sunk.
std::vector<VesselIndex> targetsOf(const State& state, VesselIndex attacker);

/// Returns the number of matches to drop (WG-28), from the attacker's masts and the range.
int matchesToDrop(const State& state, VesselIndex attacker, VesselIndex target);

/// Lists the shots of this step at the start of its fire part (WG-A10). A shot has its target
/// already if only one is possible. Fire orders without an effect are left out.
std::vector<Shot> shotsOf(const State& state);

/// Rules on a toss against the target: the matches that point at its hull.
TossRuling rule(const State& state, VesselIndex target, const Toss& toss);

/// A recorded toss with its ruling. Galleys have their names as ids; `m1` is the first match of the
/// toss.
struct RuledToss {
    std::vector<Match> matches; ///< all loose matches, including order matches
    TossRuling ruling;
};
/// Rules on the toss in the text of an action. Returns none if the text is not a toss, or not for a
/// fire order that is being carried out in the position.
std::optional<RuledToss> ruledToss(const State& state, const std::string& action);

} // namespace umpire::war_galley
