#pragma once

#include "app/measure/evaluate/evaluate.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace umpire {

/// Returns a text with the figures by subject, and with at most `mostPictures` pictures that have
/// the most faults.
std::string describe(const Evaluation& evaluation, std::size_t mostPictures);

/// Returns the JSON document `umpire.evaluation/1`. Each of `figures` is a share from 0 to 1, a
/// count, or a median with the 95th percentile and the maximum. `counts` has the number of cases.
nlohmann::ordered_json jsonOf(const Evaluation& evaluation, std::size_t mostPictures);

} // namespace umpire
