#pragma once

#include "app/club/tournament/standings.h"
#include "app/common/failure/failure.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

/// Converts a tournament to JSON and back: schema `umpire.tournament/1` (docs/tournament.md).
namespace umpire::tournament {

nlohmann::ordered_json jsonOf(const Tournament& tournament);
std::string writeTournament(const Tournament& tournament);

/// Returns the part for spectators: settings, players and the last round. Omits birth dates, FIDE
/// numbers, absences, and the arbiter's changes and notes.
Tournament forSpectators(const Tournament& tournament);

/// Parses a tournament's JSON. `name` is the file's name, or another source of the text. Error:
/// CannotRead, which names the field, if the text is malformed, two players have one number, or a
/// pairing has an unknown player, too few seats or a result with other seats.
Expected<Tournament> readTournament(std::string_view text, std::string_view name);

/// Converts standings to JSON: schema `umpire.standings/1` (docs/tournament.md).
nlohmann::ordered_json jsonOf(const Tournament& tournament, const Standings& standings);
std::string writeStandings(const Tournament& tournament, const Standings& standings);

/// Returns the system's name in files, such as "double-round-robin".
std::string_view nameOf(System system);
/// Returns the system of that name; none if there is no such system.
std::optional<System> systemNamed(std::string_view name);

} // namespace umpire::tournament
