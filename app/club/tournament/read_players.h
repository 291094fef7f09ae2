#pragma once

#include "app/club/tournament/imported.h"
#include "app/common/failure/failure.h"

/// Reads a club's list of players from a spreadsheet.
namespace umpire::tournament {

/// Highest number of a player: FIDE's files have four digits for it.
inline constexpr int kMostPlayers = 9999;
inline constexpr int kHighestRating = 4000;
/// Maximum length of a name, a club or a member, in bytes.
inline constexpr std::size_t kLongestName = 200;

/// Reads players from a CSV file (see csv.h) whose header names the columns, in any order and in
/// English, Hungarian, Bulgarian, Russian or Polish: the name, or the last and the first name, and
/// optionally number, club, federation, rating, title, FIDE number, sex, birth date, and `board 1`,
/// `board 2`, … for a team's members. A note names each other column, which is ignored. Without a
/// column `number`, players are numbered in file order. `name` is the file's name. Error:
/// CannotRead with line, column and remedy for any fault; then no player is read.
Expected<Imported> readPlayers(std::string_view csv, std::string_view name);

} // namespace umpire::tournament
