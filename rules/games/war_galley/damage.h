#pragma once

#include "rules/games/war_galley/violation.h"
#include "rules/table/pieces.h"

#include <variant>
#include <vector>

/// Legal ways to take damage: WG-34 to WG-38 with the readings WG-A1, WG-A15 to WG-A18.
namespace umpire::war_galley {

/// Matches a galley still has, or loses, as its attacker sees it (WG-34: a point removes one).
struct Losses {
    int nearOars = 0; ///< on the side that faces the attacker
    int farOars = 0;
    int masts = 0;
    auto operator<=>(const Losses&) const = default;
};

/// The target's side that faces the attacker (WG-35). `Either`: his centre is on the target's long
/// axis, as far as can be measured; the defender chooses (WG-A16).
enum class NearSide { Port, Starboard, Either };

/// Does a galley sink when both sides are bare, the literal reading, or when any is (WG-A1)?
enum class SinkRule { BothSidesBare, AnySideBare };

/// Must the near side lose at least as much as the far side and as the masts (WG-A15), or more than
/// each?
enum class NearMost { TiesAllowed, Strictly };

/// `sigmas`: how many standard deviations the attacker's centre must be off the axis.
NearSide nearSide(const Galley& attacker, const Galley& target, double sigmas = 3.0);

using DamageAnswer = std::variant<std::vector<Losses>, Violation>;

/// All legal ways for a galley that has `left` to lose `damage` points, most near oars first, then
/// most far oars. Damage beyond what is left takes all (WG-A18); none is one way: to lose nothing.
/// A violation where a count or the damage is negative.
DamageAnswer legalLosses(const Losses& left, int damage, NearMost most = NearMost::TiesAllowed);

/// WG-38. Losing all masts does not sink a galley.
bool sinks(const Losses& left, SinkRule rule = SinkRule::BothSidesBare);

} // namespace umpire::war_galley
