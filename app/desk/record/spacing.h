#pragma once

namespace umpire::desk {

/// Between widgets, in pixels; larger gaps are its multiples.
inline constexpr int kGap = 8;

} // namespace umpire::desk
