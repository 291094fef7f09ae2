#pragma once

#include "rules/table/units.h"

namespace umpire::picture {

/// The tunable parameters of this folder. A remark such as "tests/sweep: 3 of 6 readings change if
/// halved" says that of 6 pictures that use the value, 3 are read differently if the value is
/// halved.
struct Options {
    /// Height of the plane in which matches are compared, above the table.
    Millimetres plane = 1_mm;
    /// Half side of the square over which a colour is averaged, in pixels; the square is about as
    /// wide as a match.
    int patch = 1;
    /// `along` is the number of points along a match. The noise is measured at `noiseColumns` x
    /// `noiseRows` points of the area.
    int along = 40;
    int noiseColumns = 48;
    int noiseRows = 32;
    /// Minimum noise, in grey levels; less than half a grey level is only rounding.
    double minNoise = 0.5;

    /// Share of the darkest and of the lightest pixels that is ignored, in pictures without tags.
    double few = 0.0003; ///< tests/sweep: 0 of 2 readings change if halved, 1 if doubled
    /// Minimum contrast between black and white, in grey levels; pictures with less contrast are
    /// not corrected, because only noise would become visible.
    double minContrast = 12; ///< tests/sweep: 0 of 10 readings change if halved, 0 if doubled
    /// Number of pixels on a side of a tag's rectified picture.
    int tagPixels = 32; ///< tests/sweep: 0 of 8 readings change if halved, 0 if doubled
    /// `border` is the distance of the border's middle from the tag's edge, in pixels of that
    /// picture. `maxLightBorder` is the maximum light share of the border; with more, the tag is
    /// covered.
    int border = 2;              ///< tests/sweep: 0 of 8 readings change if halved, 0 if doubled
    double maxLightBorder = 0.1; ///< maximum light share of the border (tests/sweep: 0 of 8
                                 ///< readings change if halved, 0 if doubled)
    /// The darkest quarter of a tag gives the black level, because the border alone is more than a
    /// quarter of a tag. The lightest tenth gives the white level, because at least a tenth of each
    /// tag is white.
    int blackOneIn = 4;  ///< tests/sweep: 0 of 8 readings change if halved, 0 if doubled
    int whiteOneIn = 10; ///< the lightest tenth is white (tests/sweep: 0 of 8 readings change if
                         ///< halved, 0 if doubled)

    /// Resolution for the warnings, in pixels per millimetre; at a low resolution a small highlight
    /// does not count as glare.
    double pixelsPerMm = 0.25; ///< tests/sweep: 0 of 10 readings change if halved, 0 if doubled
    /// A channel is saturated from this grey level on, because JPEG changes the highest values.
    double saturated = 250.0; ///< tests/sweep: 7 of 10 readings change if halved, 1 if doubled
    /// Minimum saturated share of a ninth of the area for a warning about glare. (Sample pictures
    /// have less than 0.06, except the walnut table with its lamp, which has 0.3 to 0.9, and white
    /// tables.)
    double glareShare = 0.15; ///< tests/sweep: 0 of 10 readings change if halved, 1 if doubled
    /// Mean grey level below which matches disappear in the noise. (The darkest sample that is read
    /// well has 31.)
    double tooDark = 22.0; ///< tests/sweep: 0 of 10 readings change if halved, 0 if doubled
};

inline constexpr Options kOptions;

} // namespace umpire::picture
