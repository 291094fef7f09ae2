#pragma once

#include "app/club/tournament/standings.h"
#include "app/common/failure/failure.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

/// A tournament as JSON, with the schema `umpire.tournament/1` (docs/tournament.md).
namespace umpire::tournament {

nlohmann::ordered_json jsonOf(const Tournament& tournament);
std::string writeTournament(const Tournament& tournament);

/// What spectators may know: who plays, the last round, and how points are counted. Birth dates,
/// FIDE numbers, absences, and what the arbiter changed or was told are left out.
Tournament forSpectators(const Tournament& tournament);

/// `name` is what the file is called, or where else the text comes from.
/// Error: CannotRead, which names the field, where the text is no such JSON, where two players have
/// one number, or where a pairing has a player whom nobody knows, a seat too few or a result for
/// other seats.
Expected<Tournament> readTournament(std::string_view text, std::string_view name);

/// Who is where, with the schema `umpire.standings/1` (docs/tournament.md).
nlohmann::ordered_json jsonOf(const Tournament& tournament, const Standings& standings);
std::string writeStandings(const Tournament& tournament, const Standings& standings);

/// What the file calls them: "round-robin", "double-round-robin", "groups", "swiss".
std::string_view nameOf(System system);
/// None: there is no such system.
std::optional<System> systemNamed(std::string_view name);

} // namespace umpire::tournament
