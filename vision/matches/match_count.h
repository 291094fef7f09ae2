#pragma once

#include <span>
#include <vector>

namespace umpire::matches {

/// Conditions the candidates' independent probabilities on the number of things. Each thing is
/// either a candidate or shown by no candidate.
std::vector<double> chancesGivenCount(std::span<const double> chances, int count);

} // namespace umpire::matches
