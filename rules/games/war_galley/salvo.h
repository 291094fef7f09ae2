#pragma once

#include "rules/games/war_galley/certainty.h"
#include "rules/games/war_galley/toss_options.h"

#include <optional>
#include <vector>

/// Computes the range of a salvo, its number of matches, and the zone beside the attacker.
namespace umpire::war_galley {

/// Maximum range in match lengths (WG-27).
inline constexpr int kFarthestRange = 3;

/// Returns M, the length of a match, with its standard deviation (zero if M is configured). Leaning
/// matches and matches of low confidence are not measured.
Margin matchLengthOf(const std::vector<Match>& matches, const TossOptions& options);

/// Returns the range in match lengths, rounded up to 1, 2 or 3; none if the gap is larger (WG-A11).
std::optional<int> rangeOf(Millimetres gap, Millimetres matchLength);

/// Returns the number of matches to drop (WG-28, table 1.5): for each mast, 2 matches within 1 M, 1
/// within 2 M and half a match within 3 M, rounded up. Returns 0 without a range or without masts.
int matchesToDrop(int masts, std::optional<int> rangeMatches);

/// Returns how far the target lies inside the strips beside the attacker's long sides, by that rule
/// (WG-31, WG-A13). Does not check the range.
Margin sideZoneOf(const Galley& attacker, const Galley& target, SideZoneRule rule);

} // namespace umpire::war_galley
