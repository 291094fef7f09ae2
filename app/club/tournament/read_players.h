#pragma once

#include "app/club/tournament/imported.h"
#include "app/common/failure/failure.h"

/// The players' list as a club keeps it in a spreadsheet.
namespace umpire::tournament {

/// FIDE's files have four places for a number.
inline constexpr int kMostPlayers = 9999;
inline constexpr int kHighestRating = 4000;
/// Of a name, a club or a member, in bytes.
inline constexpr std::size_t kLongestName = 200;

/// Players of a CSV file (see csv.h) whose first line names the columns, in any order and in
/// English, Hungarian, Bulgarian, Russian or Polish: `name`, and where wanted `number`, `club`,
/// `federation`, `rating` and `board 1`, `board 2`, … for a team's members. A note names each other
/// column, which is left out. Where no column is called `number`, players are numbered in the order
/// of the file. `name` is what the file is called. Error: CannotRead with the line, the column and
/// what to do, for anything that is not in order; then no player is read.
Expected<Imported> readPlayers(std::string_view csv, std::string_view name);

} // namespace umpire::tournament
