#pragma once

#include <span>
#include <vector>

namespace umpire::matches {

/// Conditions the candidates' independent probabilities on the number of things: each of them is a
/// candidate, or no candidate shows it.
std::vector<double> chancesGivenCount(std::span<const double> chances, int count);

} // namespace umpire::matches
