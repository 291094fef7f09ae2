#pragma once

#include "app/measure/evaluate/figures.h"

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace umpire {

/// Compares the output of `umpire look` for a picture (`umpire.table/1`) with the truth, and adds
/// the result to `figures`. The kind of the truth determines what is compared. Returns the id in
/// the output for each galley of the truth that was found. Throws nlohmann's exception if the truth
/// is malformed.
std::map<std::string, std::string> compareLook(const nlohmann::json& said,
                                               const nlohmann::json& truth, Figures& figures);

} // namespace umpire
