#pragma once

#include "app/measure/bench/bench.h"

namespace umpire {

/// `look` at the boards among the samples, by the pictures' size. Empty where there are none.
Expected<std::vector<BenchBoards>> benchBoards(const BenchOptions& options);

} // namespace umpire
