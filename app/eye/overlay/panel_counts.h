#pragma once

#include "app/eye/one_picture/look.h"

#include <string>
#include <vector>

namespace umpire {

/// Counts the pieces of each requested kind, one line per kind, with galleys and matches in one
/// line, such as "13 codes" or "no dice".
std::vector<std::string> panelCounts(const Look& look);

} // namespace umpire
