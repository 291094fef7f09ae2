#pragma once

#include "app/common/failure/failure.h"
#include "app/mind/odds/odds.h"

#include <string>
#include <string_view>
#include <vector>

/// Parses the places of the galleys and of the hand.
namespace umpire::odds {

/// Returns a box with its bow's middle at that point, as in War Galley's notation.
Galley galleyAt(std::string id, TablePoint bow, Radians heading, const PieceSizes& sizes);

/// Parses "A1@300,72,90": the bow's middle in mm, the heading in degrees. Error: WrongUsage.
Expected<Galley> galleyIn(std::string_view text, const PieceSizes& sizes);

/// Parses "250,120", in mm. Error: WrongUsage.
Expected<TablePoint> placeIn(std::string_view text);

/// Two galleys by their relative position. The attacker is A1 and heads along +y.
struct Duel {
    Millimetres range;       ///< the gap between the hulls (WG-A11)
    Radians angle = 90_deg;  ///< direction of the target from the attacker's bow, positive to port
    Radians heading = 0_deg; ///< the target's heading relative to the attacker's
};
std::vector<Galley> galleysOf(const Duel& duel, const PieceSizes& sizes);

/// Checks that there are at least two galleys, with different names and no overlap, and that the
/// first two are enemies. Error: WrongUsage.
Expected<void> checkGalleys(const std::vector<Galley>& galleys);

/// Returns the place of the hand for a player who knows the odds: a place with many hits, at most
/// 210 mm to each side of the target. Evaluates the rules on four hundred matches, dropped on an
/// empty table and moved to each place of a grid. Then drops bodies at the best place and at places
/// up to 30 mm farther from the target. If stopped, returns the best place found so far.
TablePoint bestPlaceOf(const Question& question);

} // namespace umpire::odds
