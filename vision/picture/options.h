#pragma once

#include "rules/table/units.h"

namespace umpire::picture {

/// What can be tuned here; `vision/README.md` says what the brackets mean.
struct Options {
    /// Matches lie a millimetre above the table.
    Millimetres plane = 1_mm;
    /// Colours are means over this many pixels either way, about a match's width.
    int patch = 1;
    /// Points along a match, and across the table for the noise.
    int along = 40;
    int noiseColumns = 48;
    int noiseRows = 32;
    /// Less than half a grey level is rounding.
    double minNoise = 0.5;

    /// Without tags the darkest and the lightest stand for black and white, but for this share.
    double few = 0.0003; ///< [0, 1 of 2]
    /// With less between black and white the noise would be all there is to see.
    double minContrast = 12; ///< [0, 0 of 10]
    /// A tag is looked at in so many pixels a side.
    int tagPixels = 32; ///< [0, 0 of 8]
    /// So far from its edge the border's middle lies, in those pixels; less than this share of it
    /// may be light.
    int border = 2;              ///< [0, 0 of 8]
    double maxLightBorder = 0.1; ///< [0, 0 of 8]
    /// The border alone is more than a quarter of a tag, and black; of white there is a tenth in
    /// each.
    int blackOneIn = 4;  ///< [0, 0 of 8]
    int whiteOneIn = 10; ///< [0, 0 of 8]

    /// Coarse: a quarter of a pixel a millimetre tells glare from a highlight.
    double pixelsPerMm = 0.25; ///< [0, 0 of 10]
    /// A grey level from which a channel is saturated after JPEG.
    double saturated = 250.0; ///< [7, 1 of 10]
    /// Share of a ninth of the area that is saturated (sample pictures: below 0.06, but for the
    /// walnut table with its lamp, 0.3 to 0.9, and white tables).
    double glareShare = 0.15; ///< [0, 1 of 10]
    /// Mean grey level below which matches are lost in the noise (darkest sample read well: 31).
    double tooDark = 22.0; ///< [0, 0 of 10]
};

inline constexpr Options kOptions;

} // namespace umpire::picture
