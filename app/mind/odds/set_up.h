#pragma once

#include "app/common/failure/failure.h"
#include "app/mind/odds/odds.h"

#include <string>
#include <string_view>
#include <vector>

/// Parses the places of the galleys and of the hand.
namespace umpire::odds {

/// Returns the box of a galley whose bow has its middle at `bow`, as in War Galley's notation.
Galley galleyAt(std::string id, TablePoint bow, Radians heading, const PieceSizes& sizes);

/// Parses a galley such as "A1@300,72,90": name, middle of the bow in mm, heading in degrees.
/// Error: WrongUsage.
Expected<Galley> galleyIn(std::string_view text, const PieceSizes& sizes);

/// Parses a point such as "250,120", in mm. Error: WrongUsage.
Expected<TablePoint> placeIn(std::string_view text);

/// Two galleys in their relative position. The attacker is A1; it heads along +y.
struct Duel {
    Millimetres range;       ///< the gap between the hulls (WG-A11)
    Radians angle = 90_deg;  ///< direction of the target from the attacker's bow, positive to port
    Radians heading = 0_deg; ///< the target's heading relative to the attacker's
};
std::vector<Galley> galleysOf(const Duel& duel, const PieceSizes& sizes);

/// Checks that there are at least two galleys, that their names differ, that they do not overlap,
/// and that the first two are enemies. Error: WrongUsage.
Expected<void> checkGalleys(const std::vector<Galley>& galleys);

/// Returns a place for the hand that gives many hits, at most 210 mm from the target along each
/// axis. First judges four hundred matches, dropped on an empty table and moved to each place of a
/// grid. For Model::Bodies, then drops handfuls at the best place and at places up to 30 mm farther
/// from the target. After a stop, returns the best place found so far.
TablePoint bestPlaceOf(const Question& question);

} // namespace umpire::odds
