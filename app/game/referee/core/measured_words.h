#pragma once

#include <string_view>

namespace umpire::referee {

/// Tells whether two texts differ only slightly in their decimal numbers: two camera measurements.
bool isAlikeButMeasured(std::string_view one, std::string_view other);

} // namespace umpire::referee
