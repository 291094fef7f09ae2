#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

#include <string>

namespace umpire::tournament {

/// A result as people write it, of that table:
/// - `1-0`, `0-1`, `draw`: who has the first seat won, lost, neither;
/// - `0-0`, `½-0`, `0-½`: what the arbiter gave both; `0.5`, `1/2` and `=` are a half too, and a
///   colon parts them as well as a hyphen;
/// - `+-`, `-+`: the other one did not come; `--`: nobody came;
/// - `2.5:1.5`: of a match of teams, what the boards won;
/// - `1,3,2`: of more than two, the place of each seat;
/// - `none`: it is not known any more.
/// Error: WrongUsage, with what there is.
Expected<Result> saidResult(const std::string& said, const Tournament& tournament,
                            const Pairing& pairing);

} // namespace umpire::tournament
