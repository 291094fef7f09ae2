#pragma once

#include "rules/games/war_galley/certainty.h"
#include "rules/games/war_galley/toss_options.h"

#include <optional>
#include <vector>

/// Computes a salvo's range, its number of matches, and the zone beside the firer.
namespace umpire::war_galley {

/// Farthest range in match lengths (WG-27).
inline constexpr int kFarthestRange = 3;

/// Returns M, the unit of length, with its standard deviation (zero if M is configured). Leaning
/// matches and matches of low confidence are not measured.
Margin matchLengthOf(const std::vector<Match>& matches, const TossOptions& options);

/// Returns the range of 1, 2 or 3 match lengths; none beyond that (WG-A11).
std::optional<int> rangeOf(Millimetres gap, Millimetres matchLength);

/// Returns the number of matches to drop (WG-28, table 1.5): masts times 2, 1 or a half (rounded
/// up) within 1, 2 or 3 M. The number is 0 for another range or without masts.
int matchesToDrop(int masts, std::optional<int> rangeMatches);

/// Returns how far inside the strips beside the attacker's long sides the target lies, by the given
/// rule (WG-31, WG-A13). Does not check the range.
Margin sideZoneOf(const Galley& attacker, const Galley& target, SideZoneRule rule);

} // namespace umpire::war_galley
