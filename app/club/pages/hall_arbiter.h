#pragma once

#include "app/club/tables/tournament_store.h"
#include "app/common/json/json_reader.h"

/// An arbiter's changes of a tournament on the page, besides drawn rounds and results (docs/club.md
/// has the JSON).
namespace umpire {

/// Tells whether `askedOf` carries out this request: pair, expel, lots or play_off.
bool isArbitersDay(std::string_view what);

/// Name of the request's field that lets a round count although it breaks the rules. A failure that
/// this field would avoid has the name as its `setting`.
inline constexpr const char* kInSpite = "in_spite";

/// Returns the tournament with the requested change, and describes the change in `why`. Errors:
/// WrongUsage if something is missing, or if a round breaks the rules and the request is not made
/// in spite of that.
Expected<tournament::Tournament> askedOf(const tournament::Tournament& tournament,
                                         std::string_view what, const JsonReader& asked,
                                         TournamentChange& why);

} // namespace umpire
