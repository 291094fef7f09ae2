#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

#include <string>

namespace umpire::tournament {

/// Parses a table's result as people write it:
/// - `1-0`, `0-1`, `draw`: the first seat won, lost or drew;
/// - `0-0`, `½-0`, `0-½`: given by the arbiter; `0.5`, `1/2` and `=` are also a half, and a colon
///   may replace the hyphen;
/// - `+-`, `-+`: the other player was absent; `--`: both were;
/// - `2.5:1.5`: for a match of teams, the points of the boards;
/// - `1,3,2`: for more than two players, each seat's place;
/// - `none`: the result is unknown again.
/// Error: WrongUsage, with the possible forms.
Expected<Result> saidResult(const std::string& said, const Tournament& tournament,
                            const Pairing& pairing);

} // namespace umpire::tournament
