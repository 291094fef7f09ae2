#pragma once

#include "app/common/failure/failure.h"
#include "app/mind/odds/odds.h"

#include <string>
#include <string_view>
#include <vector>

/// Where the galleys lie and where the hand is, as people say it.
namespace umpire::odds {

/// A box with its bow's middle there, as the notation of War Galley places it.
Galley galleyAt(std::string id, TablePoint bow, Radians heading, const PieceSizes& sizes);

/// "A1@300,72,90": the middle of the bow in millimetres, the heading in degrees. Error: WrongUsage.
Expected<Galley> galleyIn(std::string_view text, const PieceSizes& sizes);

/// Two galleys by how they lie to each other. The attacker is A1 and heads along +y.
struct Duel {
    Millimetres range;       ///< from hull to hull (WG-A11)
    Radians angle = 90_deg;  ///< of the target from the attacker's bow, positive to port
    Radians heading = 0_deg; ///< of the target's bow against the attacker's
};
std::vector<Galley> galleysOf(const Duel& duel, const PieceSizes& sizes);

/// Two galleys or more that have different names and do not overlap; the first has an enemy as the
/// second. Error: WrongUsage.
Expected<void> checkGalleys(const std::vector<Galley>& galleys);

/// Where a player who knows the odds holds the hand: a place of many hits, at most 210 mm to each
/// side of the target. Four hundred matches that were dropped where nothing else lies are laid at
/// each place of a grid, and the rules count. Then bodies are dropped at the best one and up to 30
/// mm farther from the target. Where it is stopped, the place is any.
TablePoint bestPlaceOf(const Question& question);

} // namespace umpire::odds
