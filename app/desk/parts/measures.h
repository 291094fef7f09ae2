#pragma once

/// The measures that all pages share, so that they look like one window.
namespace umpire::desk {

/// Distances in pixels are multiples of this one.
inline constexpr int kStep = 8;

/// Sizes of letters for `emphasise`, in sizes of plain text.
namespace letters {
inline constexpr double kPlain = 1.0;
inline constexpr double kCard = 1.25;   ///< what a card is called
inline constexpr double kHeading = 1.6; ///< of a page
inline constexpr double kTitle = 2.2;
} // namespace letters

} // namespace umpire::desk
