#pragma once

#include "rules/games/war_galley/violation.h"
#include "rules/table/pieces.h"

#include <variant>
#include <vector>

/// Lists the legal ways to take damage: WG-34 to WG-38 with the readings WG-A1, WG-A15 to WG-A18.
namespace umpire::war_galley {

/// Matches that a galley still has or loses, as its attacker sees the galley (WG-34: one match for
/// each point).
struct Losses {
    int nearOars = 0; ///< oars on the side that faces the attacker
    int farOars = 0;
    int masts = 0;
    auto operator<=>(const Losses&) const = default;
};

/// The target's side that faces the attacker (WG-35). `Either`: within measurement error, the
/// attacker's centre is on the target's long axis; the defender chooses the side (WG-A16).
enum class NearSide { Port, Starboard, Either };

/// Selects when a galley sinks: both sides bare (the literal reading), or any side bare (WG-A1).
enum class SinkRule { BothSidesBare, AnySideBare };

/// Selects whether the near side must lose at least as much as the far side and the masts (WG-A15),
/// or more than each of them.
enum class NearMost { TiesAllowed, Strictly };

/// `sigmas`: standard deviations by which the attacker's centre must be off the axis.
NearSide nearSide(const Galley& attacker, const Galley& target, double sigmas = 3.0);

using DamageAnswer = std::variant<std::vector<Losses>, Violation>;

/// Lists all legal ways to lose `damage` points from `left`: most near oars first, then most far
/// oars. Damage beyond what is left takes all (WG-A18). Zero damage gives one way: to lose nothing.
/// Refuses a negative count or negative damage.
DamageAnswer legalLosses(const Losses& left, int damage, NearMost most = NearMost::TiesAllowed);

/// Tells whether the galley sinks (WG-38). Losing all masts does not sink it.
bool sinks(const Losses& left, SinkRule rule = SinkRule::BothSidesBare);

} // namespace umpire::war_galley
