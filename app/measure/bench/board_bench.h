#pragma once

#include "app/measure/bench/bench.h"

namespace umpire {

/// Measures `look` on the sample boards. Returns one element per picture size; empty if the folder
/// has no boards.
Expected<std::vector<BenchBoards>> benchBoards(const BenchOptions& options);

} // namespace umpire
