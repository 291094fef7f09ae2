#pragma once

/// Dimensions shared by all pages, for a uniform look.
namespace umpire::desk {

/// Distances in pixels are multiples of this one.
inline constexpr int kStep = 8;

/// Font sizes for `emphasise`, relative to plain text.
namespace letters {
inline constexpr double kPlain = 1.0;
inline constexpr double kCard = 1.25;   ///< a card's title
inline constexpr double kHeading = 1.6; ///< of a page
inline constexpr double kTitle = 2.2;
} // namespace letters

} // namespace umpire::desk
