#pragma once

#include <opencv2/core/cvdef.h>

namespace umpire::galleys {

/// The tunable parameters of this folder; `vision/README.md` explains the brackets.
struct Options {
    /// [3, 4 of 4]
    double coarseTurn = 0.3 * CV_PI / 180; ///< 0.25 mm over a long edge; covers 2.4 degrees
    double fineTurn = 0.15 * CV_PI / 180;  ///< [1, 4 of 4]

    /// Confidence below which a hypothesis is no box. True boxes of 145 reach at least 0.84; random
    /// places of 57 tables, including print, stay below in 98 of 100.
    double minConfidence = 0.3; ///< [0, 0 of 4]
    /// Weight of the network's answer on the bow against the drawn triangle's evidence (-1 to 1).
    /// The triangle is right in 145 of 145 rendered boxes, with at least 0.36.
    double netBowWeight = 0.3; ///< [0, 0 of 4]
    /// Evidence below which the bow counts as not visible: at least 0.63 with a drawn triangle (149
    /// fits of 125 rendered boxes), at most 0.29 on real boxes without a triangle (7 fits on 3
    /// pictures).
    double leastBow = 0.4;

    /// Colour distance between fleets (CIELAB's a and b with half the lightness, because shadow
    /// darkens boxes unequally). 57 rendered tables: one label's boxes differ by at most 10; a
    /// fleet with two labels (red and orange) by 27, two fleets by at least 48.
    double apart = 35; ///< [0, 4 of 4]

    /// Factor for each additional mast: when the network errs, it overlooks a mast beside others.
    /// It takes an empty deck for one with a mast as often as the reverse. (1015 rendered decks,
    /// each of 145 seen seven ways: 0.83 of the numbers are right; 0.78 with 1.0, 0.82 with 1.6.)
    double overlooked = 1.4; ///< [2, 4 of 4]
    /// Probability above which the mirror image is not evaluated; this saves half of the same
    /// decks. (0.827 of them are right; 0.830 if all are mirrored, 0.808 if none is.)
    double sure = 0.6; ///< [1, 0 of 4]

    /// Distance along the side below which two claims are one oar. Holes are 9 mm apart in 60 mm
    /// boxes with six oars; hypotheses of one oar scatter by 1 to 2 mm.
    double sameOar = 5.0; ///< mm [2, 4 of 4]
    /// Weaker oars are an echo of a neighbour, or print (250 sides: exact in 0.93 at 0.3, 0.90 at
    /// 0.5, 0.83 at 0.7).
    double minOarScore = 0.3; ///< [0, 1 of 4]

    double decides = 0.6; ///< border likeness above which borders place the box [1, 4 of 4]
    double own = 0.7;     ///< mm: closer steps belong to the same blurred edge [4, 3 of 4]
    /// Position of the label's border inside an edge: 0.6 to 3.6 mm in (borders are 1 to 3 mm wide;
    /// nearer steps are the edge's own blur), in the profile's own columns.
    int borderFrom = -18;   ///< columns of 0.2 mm [4, 4 of 4]
    int borderSamples = 16; ///< [4, 4 of 4]

    double reach = 8.0; ///< mm: the hypotheses' error of 5, plus the effect of the heading's error
    double turn = 10.0; ///< degrees either way [0, 0 of 4]
    double turnStep = 2.5;    ///< degrees: 0.25 mm over a piece [2, 1 of 4]
    double far = 5.0;         ///< mm: hypotheses' usual error [1, 1 of 4]
    double step = 0.5;        ///< mm across an edge
    int stepsAside = 2;       ///< steps on either side over which a colour step is measured
    double pixelsPerMm = 2.0; ///< resolution of the patch: pictures have 0.9 to 2.5 [3, 3 of 4]
    double halfClear = 25.0;  ///< grey levels of three channels at which an edge counts half
};

inline constexpr Options kOptions;

} // namespace umpire::galleys
