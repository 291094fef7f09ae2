#pragma once

#include "app/club/tables/tournament_store.h"
#include "app/common/json/json_reader.h"

/// Changes that an arbiter makes in a tournament on the page, except the automatic pairing of
/// rounds and the entry of results. docs/club.md has the JSON.
namespace umpire {

/// Tells whether `askedOf` executes this request: "pair", "expel", "lots" or "play_off".
bool isArbitersDay(std::string_view what);

/// Name of the request's field with which the arbiter accepts a round although it breaks the rules.
/// A failure that this field would avoid has the name as its `setting`.
inline constexpr const char* kInSpite = "in_spite";

/// Returns the standings, with the names of their tie-breaks in `tie_break_titles`.
nlohmann::ordered_json shownStandings(const tournament::Tournament& tournament);

/// Reads a result that the arbiter wrote into the page's field. Errors: WrongUsage, in the page's
/// words.
Expected<tournament::Result> writtenResult(const std::string& written,
                                           const tournament::Tournament& tournament,
                                           const tournament::Pairing& pairing);

/// Returns the tournament after the request. Sets in `why` what the database stores of the request.
/// Error WrongUsage: names what is missing in the request, or the broken rule unless the request
/// has the field kInSpite.
Expected<tournament::Tournament> askedOf(const tournament::Tournament& tournament,
                                         std::string_view what, const JsonReader& asked,
                                         TournamentChange& why);

} // namespace umpire
