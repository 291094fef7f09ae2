#pragma once

#include "app/eye/one_picture/look.h"

#include <string>
#include <vector>

namespace umpire {

/// How many there are of all that was looked for, and of nothing else: one line for each kind,
/// galleys and matches together. "13 codes", "no dice".
std::vector<std::string> panelCounts(const Look& look);

} // namespace umpire
