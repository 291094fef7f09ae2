#pragma once

#include "rules/games/war_galley/action.h"
#include "rules/games/war_galley/toss.h"

#include <optional>
#include <string>
#include <vector>

/// Fire orders of the game: WG-27 to WG-33 with WG-A9, WG-A10 and WG-A21. Galleys lie where the
/// record says; only matches are measured.
namespace umpire::war_galley {

/// Enemies afloat within 3 M.
std::vector<VesselIndex> targetsOf(const State& state, VesselIndex attacker);

/// WG-28, by the masts that the attacker has.
int matchesToDrop(const State& state, VesselIndex attacker, VesselIndex target);

/// The fire orders of this step at the start of its part (WG-A10), aimed where there is one target
/// only; the ones that are spent are not there.
std::vector<Shot> shotsOf(const State& state);

/// Where the matches point.
TossRuling rule(const State& state, VesselIndex target, const Toss& toss);

/// A toss of the record. Galleys have their names; match `m1` is the first one of the toss.
struct RuledToss {
    std::vector<Match> matches; ///< all that lay there, order matches too
    TossRuling ruling;
};
/// What the action says where the matches point, in the notation. None where it is no toss of the
/// fire order that is carried out in that position.
std::optional<RuledToss> ruledToss(const State& state, const std::string& action);

} // namespace umpire::war_galley
