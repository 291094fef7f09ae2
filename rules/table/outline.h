#pragma once

#include "rules/table/geometry.h"

#include <array>

namespace umpire {

/// Returns the mean of a quadrilateral's four corners.
template <class Unit>
constexpr Point<Unit> middleOf(const std::array<Point<Unit>, 4>& corners) {
    return (corners[0] + corners[1] + corners[2] + corners[3]) * 0.25;
}

} // namespace umpire
