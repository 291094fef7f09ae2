#pragma once

#include "app/measure/bench/bench.h"

namespace umpire {

/// Measures `look` at the sample boards, by picture size. Empty if there are none.
Expected<std::vector<BenchBoards>> benchBoards(const BenchOptions& options);

} // namespace umpire
