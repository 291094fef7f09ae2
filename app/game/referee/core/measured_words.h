#pragma once

#include <string_view>

namespace umpire::referee {

/// Tells whether two texts are equal, apart from the order of their words and small differences of
/// their numbers, as between two measurements by the camera.
bool isAlikeButMeasured(std::string_view one, std::string_view other);

} // namespace umpire::referee
