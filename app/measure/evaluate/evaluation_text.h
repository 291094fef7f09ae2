#pragma once

#include "app/measure/evaluate/evaluate.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace umpire {

/// Lists the figures by subject, and at most `mostPictures` worst pictures with their faults.
std::string describe(const Evaluation& evaluation, std::size_t mostPictures);

/// `umpire.evaluation/1`. `figures`: a share from 0 to 1, a count, or the median, the 95th
/// percentile and the maximum. `counts`: the number of cases.
nlohmann::ordered_json jsonOf(const Evaluation& evaluation, std::size_t mostPictures);

} // namespace umpire
