#pragma once

#include "app/measure/evaluate/figures.h"

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace umpire {

/// Adds how what `umpire look` said of a picture (`umpire.table/1`) agrees with the truth, by the
/// truth's kind. Returns the program's id of each galley of the truth that was found. Throws
/// nlohmann's exception where the truth is malformed.
std::map<std::string, std::string> compareLook(const nlohmann::json& said,
                                               const nlohmann::json& truth, Figures& figures);

} // namespace umpire
