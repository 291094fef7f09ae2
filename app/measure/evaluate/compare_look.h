#pragma once

#include "app/measure/evaluate/figures.h"

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace umpire {

/// Compares the output of `umpire look` for a picture (`umpire.table/1`) with the truth, and adds
/// the result by the truth's kind. Returns the program's id of each found galley of the truth.
/// Throws nlohmann's exception if the truth is malformed.
std::map<std::string, std::string> compareLook(const nlohmann::json& said,
                                               const nlohmann::json& truth, Figures& figures);

} // namespace umpire
