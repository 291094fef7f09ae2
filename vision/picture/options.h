#pragma once

#include "rules/table/units.h"

namespace umpire::picture {

/// The tunable parameters of this folder; `vision/README.md` explains the brackets.
struct Options {
    /// The plane of the matches, a millimetre above the table.
    Millimetres plane = 1_mm;
    /// Half side in pixels of the square over which a colour is averaged, about a match's width.
    int patch = 1;
    /// Number of points along a match, and across the table for the noise.
    int along = 40;
    int noiseColumns = 48;
    int noiseRows = 32;
    /// Least noise, because below half a grey level it is only rounding.
    double minNoise = 0.5;

    /// Share of the darkest and of the lightest pixels that is ignored, without tags.
    double few = 0.0003; ///< [0, 1 of 2]
    /// Least contrast between black and white; with less, only noise would be visible.
    double minContrast = 12; ///< [0, 0 of 10]
    /// Pixels per side of a sampled tag.
    int tagPixels = 32; ///< [0, 0 of 8]
    /// Distance of the border's middle from the tag's edge, in those pixels, and greatest light
    /// share of the border.
    int border = 2;              ///< [0, 0 of 8]
    double maxLightBorder = 0.1; ///< [0, 0 of 8]
    /// Shares of black and white: the border alone is more than a quarter of a tag, and black; at
    /// least a tenth of each tag is white.
    int blackOneIn = 4;  ///< [0, 0 of 8]
    int whiteOneIn = 10; ///< [0, 0 of 8]

    /// Coarse: a quarter of a pixel a millimetre distinguishes glare from a highlight.
    double pixelsPerMm = 0.25; ///< [0, 0 of 10]
    /// A grey level from which a channel is saturated after JPEG.
    double saturated = 250.0; ///< [7, 1 of 10]
    /// Least saturated share of a ninth of the area (sample pictures: below 0.06, except the
    /// walnut table with its lamp, 0.3 to 0.9, and white tables).
    double glareShare = 0.15; ///< [0, 1 of 10]
    /// Mean grey level below which matches are lost in the noise (darkest sample read well: 31).
    double tooDark = 22.0; ///< [0, 0 of 10]
};

inline constexpr Options kOptions;

} // namespace umpire::picture
