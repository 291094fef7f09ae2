#pragma once

#include "rules/games/war_galley/violation.h"
#include "rules/table/pieces.h"

#include <variant>
#include <vector>

/// Lists the legal ways to take damage (WG-34 to WG-38, with the readings WG-A1 and WG-A15 to
/// WG-A18).
namespace umpire::war_galley {

/// The oars and masts that a galley has or loses, as its attacker sees the galley. Each point of
/// damage costs one of them (WG-34).
struct Losses {
    int nearOars = 0; ///< oars on the side that faces the attacker
    int farOars = 0;
    int masts = 0;
    auto operator<=>(const Losses&) const = default;
};

/// The side of the target that faces the attacker (WG-35). `Either`: the attacker's centre is on
/// the target's long axis, within the measurement error; the defender chooses the side (WG-A16).
enum class NearSide { Port, Starboard, Either };

/// Selects when a galley sinks (WG-A1): when both its sides have no oars (as the rules are
/// written), or when one side has none.
enum class SinkRule { BothSidesBare, AnySideBare };

/// Selects whether the near side must lose at least as much as the far side and as the masts, or
/// more than each of them (WG-A15).
enum class NearMost { TiesAllowed, Strictly };

/// Returns the near side. `sigmas` is the minimum distance of the attacker's centre from the axis
/// for a certain side, in standard deviations.
NearSide nearSide(const Galley& attacker, const Galley& target, double sigmas = 3.0);

using DamageAnswer = std::variant<std::vector<Losses>, Violation>;

/// Lists all legal ways to lose `damage` points from `left`: the most near oars first, then the
/// most far oars. If the damage is more than is left, all is lost (WG-A18). Damage 0 gives one way,
/// in which nothing is lost. Returns a violation if a number is negative.
DamageAnswer legalLosses(const Losses& left, int damage, NearMost most = NearMost::TiesAllowed);

/// Tells whether the galley sinks (WG-38). It does not sink by losing all masts.
bool sinks(const Losses& left, SinkRule rule = SinkRule::BothSidesBare);

} // namespace umpire::war_galley
