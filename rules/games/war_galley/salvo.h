#pragma once

#include "rules/games/war_galley/certainty.h"
#include "rules/games/war_galley/toss_options.h"

#include <optional>
#include <vector>

/// How far a salvo may reach, how many matches it has, and what lies beside the firer.
namespace umpire::war_galley {

/// Farthest range in match lengths (WG-27).
inline constexpr int kFarthestRange = 3;

/// M, the unit of length, and one standard deviation of it (none where it is configured). Leaning
/// matches and those of low confidence are not measured.
Margin matchLengthOf(const std::vector<Match>& matches, const TossOptions& options);

/// 1, 2 or 3 match lengths; empty beyond that (WG-A11).
std::optional<int> rangeOf(Millimetres gap, Millimetres matchLength);

/// Matches to drop (WG-28, table 1.5): masts times 2, 1 or a half rounded up within 1, 2 or 3 M.
/// None for another range or without masts.
int matchesToDrop(int masts, std::optional<int> rangeMatches);

/// How far inside the strips beside the attacker's long sides the target lies, by the rule (WG-31,
/// WG-A13). Whether it is within range is another question.
Margin sideZoneOf(const Galley& attacker, const Galley& target, SideZoneRule rule);

} // namespace umpire::war_galley
