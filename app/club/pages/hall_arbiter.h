#pragma once

#include "app/club/tables/tournament_store.h"
#include "app/common/json/json_reader.h"

/// What an arbiter asks of a tournament on the page, besides rounds that are drawn and results
/// (docs/club.md has the JSON).
namespace umpire {

/// Tells whether `askedOf` does it: pair, expel, lots, play_off.
bool isArbitersDay(std::string_view what);

/// The `setting` of a failure that is against the rules only, and the field that lets it count.
inline constexpr const char* kInSpite = "in_spite";

/// Returns the tournament with what is asked, and sets in `why` what is kept of it. Errors:
/// WrongUsage: what is missing, or what is against the rules where the arbiter has not said that it
/// counts all the same.
Expected<tournament::Tournament> askedOf(const tournament::Tournament& tournament,
                                         std::string_view what, const JsonReader& asked,
                                         TournamentChange& why);

} // namespace umpire
