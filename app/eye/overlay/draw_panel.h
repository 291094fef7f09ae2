#pragma once

#include "app/eye/one_picture/look.h"

#include <string>
#include <vector>

namespace umpire {

/// Returns the number of pieces of each requested kind, one line for each kind, such as "13 codes"
/// or "no dice". Galleys and matches share a line.
std::vector<std::string> panelCounts(const Look& look);

} // namespace umpire
