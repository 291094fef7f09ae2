#pragma once

#include <opencv2/core/cvdef.h>

namespace umpire::galleys {

/// What can be tuned here; `vision/README.md` says what the brackets mean.
struct Options {
    /// [3, 4 of 4]
    double coarseTurn = 0.3 * CV_PI / 180; ///< 0.25 mm over a long edge; reaches 2.4 degrees
    double fineTurn = 0.15 * CV_PI / 180;  ///< [1, 4 of 4]

    /// Below this it is no box: true ones of 145 reach 0.84 at least, random places of 57 tables,
    /// print included, stay below in 98 of 100.
    double minConfidence = 0.3; ///< [0, 0 of 4]
    /// How much the net's word on the bow weighs against the drawn triangle's evidence (-1 to 1):
    /// that is right in 145 of 145 rendered boxes and 0.36 at least.
    double netBowWeight = 0.3; ///< [0, 0 of 4]
    /// Below this, either way, the bow is not seen: 0.63 at least where a triangle is drawn (149
    /// fits of 125 rendered boxes), 0.29 at most on real boxes without one (7 fits on 3 pictures).
    double leastBow = 0.4;

    /// Fleets are this far apart (CIELAB's a and b with half the lightness: shadow falls on one box
    /// more than on another). 57 rendered tables: one label's boxes differ by 10 at most; a fleet
    /// with two labels (red and orange) by 27, two fleets by 48 at least.
    double apart = 35; ///< [0, 4 of 4]

    /// Where the net errs, it overlooks a mast beside others: so much likelier than it says is each
    /// one more. An empty deck it takes for one with a mast as often as the other way. (1015
    /// rendered decks, each of 145 seen seven ways: 0.83 of the numbers are right, 0.78 with 1.0,
    /// 0.82 with 1.6.)
    double overlooked = 1.4; ///< [2, 4 of 4]
    /// Surer than this, the mirror image is not asked: half of the same decks do without. (0.827 of
    /// them are right, 0.830 where all are asked, 0.808 where none.)
    double sure = 0.6; ///< [1, 0 of 4]

    /// Two claims closer than this along the side are one oar seen twice. Holes are 9 mm apart in
    /// 60 mm boxes with six oars; hypotheses of one oar scatter by 1 to 2 mm.
    double sameOar = 5.0; ///< mm [2, 4 of 4]
    /// Weaker oars are a neighbour's echo or print (250 sides: exact in 0.93 at 0.3, 0.90 at 0.5,
    /// 0.83 at 0.7).
    double minOarScore = 0.3; ///< [0, 1 of 4]

    double decides = 0.6; ///< likeness of the borders from which they place the box [1, 4 of 4]
    double own = 0.7;     ///< mm: steps closer than this are the same blurred edge [4, 3 of 4]
    /// The label's border inside an edge: 0.6 to 3.6 mm in (borders are 1 to 3 mm wide; nearer it
    /// is the edge's own blur), on the profile's own columns.
    int borderFrom = -18;   ///< columns of 0.2 mm [4, 4 of 4]
    int borderSamples = 16; ///< [4, 4 of 4]

    double reach = 8.0;       ///< mm: hypotheses are off by 5, plus what the heading's error moves
    double turn = 10.0;       ///< degrees either way [0, 0 of 4]
    double turnStep = 2.5;    ///< degrees: 0.25 mm over a piece [2, 1 of 4]
    double far = 5.0;         ///< mm: hypotheses' usual error [1, 1 of 4]
    double step = 0.5;        ///< mm across an edge
    int stepsAside = 2;       ///< steps either side over which a colour step is measured
    double pixelsPerMm = 2.0; ///< of the patch: the pictures have 0.9 to 2.5 [3, 3 of 4]
    double halfClear = 25.0;  ///< grey levels of three channels at which an edge counts half
};

inline constexpr Options kOptions;

} // namespace umpire::galleys
