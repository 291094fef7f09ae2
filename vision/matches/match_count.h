#pragma once

#include <span>
#include <vector>

namespace umpire::matches {

/// Returns the probabilities of the candidates, given that there are `count` things. `chances` are
/// the independent probabilities before. Each thing is either one of the candidates or has no
/// candidate.
std::vector<double> chancesGivenCount(std::span<const double> chances, int count);

} // namespace umpire::matches
