#pragma once

#include <span>
#include <vector>

namespace umpire::matches {

/// The chances of candidates, each by itself before, once it is known how many things there are:
/// each of these is a candidate, or no candidate shows it.
std::vector<double> chancesGivenCount(std::span<const double> chances, int count);

} // namespace umpire::matches
