#pragma once

/// Defines the dimensions that all pages share.
namespace umpire::desk {

/// Unit of all distances, in pixels.
inline constexpr int kStep = 8;

/// Font sizes for `emphasise`, as multiples of the normal size. They give 14, 16, 22 and 34 pixels.
namespace letters {
inline constexpr double kPlainPixels = 14.0;
inline constexpr double kPlain = 1.0;
inline constexpr double kCard = 16.0 / kPlainPixels;    ///< font size of a card's title
inline constexpr double kHeading = 22.0 / kPlainPixels; ///< font size of a page's heading
inline constexpr double kCall = 34.0 / kPlainPixels;    ///< font size of a ruling's sentence
} // namespace letters

} // namespace umpire::desk
