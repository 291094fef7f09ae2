#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

#include <string>

namespace umpire::tournament {

/// A result as people write it, of a table with so many seats:
/// - `1-0`, `0-1`, `draw`: who has the first seat won, lost, neither;
/// - `+-`, `-+`: the other one did not come; `--`: nobody came;
/// - `2.5:1.5`: of a match of teams, what the boards won;
/// - `1,3,2`: of more than two, the place of each seat;
/// - `none`: it is not known any more.
/// Error: WrongUsage, with what there is.
Expected<Result> saidResult(const std::string& said, std::size_t seats, const PointSystem& points);

} // namespace umpire::tournament
