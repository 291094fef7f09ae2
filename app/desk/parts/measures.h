#pragma once

/// Dimensions shared by all pages, for a uniform look.
namespace umpire::desk {

/// Unit in pixels of all distances.
inline constexpr int kStep = 8;

/// Font sizes for `emphasise`, relative to plain text: 14, 16, 22 and 34 pixels.
namespace letters {
inline constexpr double kPlainPixels = 14.0;
inline constexpr double kPlain = 1.0;
inline constexpr double kCard = 16.0 / kPlainPixels;    ///< a card's title
inline constexpr double kHeading = 22.0 / kPlainPixels; ///< of a page
inline constexpr double kCall = 34.0 / kPlainPixels;    ///< what the umpire calls
} // namespace letters

} // namespace umpire::desk
