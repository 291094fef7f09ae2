#pragma once

#include <string_view>

namespace umpire::referee {

/// The same words, and numbers with a point that are nearly the same: what a camera measures twice.
bool isAlikeButMeasured(std::string_view one, std::string_view other);

} // namespace umpire::referee
