#pragma once

#include <opencv2/core/cvdef.h>

namespace umpire::galleys {

/// The tunable parameters of this folder. A remark such as "tests/sweep: 3 of 6 readings change if
/// halved" says that of 6 pictures that use the value, 3 are read differently if the value is
/// halved.
struct Options {
    /// Steps of the two searches for the heading, in rad. The coarse step is 0.25 mm over a long
    /// edge; eight steps in each direction cover 2.4 degrees.
    double coarseTurn = 0.3 * CV_PI / 180; ///< tests/sweep: 3 of 4 readings change if halved, 4 if
                                           ///< doubled
    double fineTurn = 0.15 * CV_PI / 180;  ///< tests/sweep: 1 of 4 readings changes if halved, 4 if
                                           ///< doubled

    /// Minimum confidence of a box. 145 true boxes reach at least 0.84; of random places on 57
    /// tables, including print, 98 of 100 stay below 0.3.
    double minConfidence = 0.3; ///< tests/sweep: 0 of 4 readings change if halved, 0 if doubled
    /// Weight of the network's answer on the bow; the evidence of the drawn triangle (-1 to 1) has
    /// the weight 1. The triangle is right in 145 of 145 rendered boxes, with an evidence of at
    /// least 0.36.
    double netBowWeight = 0.3; ///< tests/sweep: 0 of 4 readings change if halved, 0 if doubled
    /// Minimum evidence for a visible bow. The evidence is at least 0.63 with a drawn triangle (149
    /// fits of 125 rendered boxes), and at most 0.29 on real boxes without a triangle (7 fits on 3
    /// pictures).
    double leastBow = 0.4;

    /// Minimum colour difference between two fleets: CIELAB's a and b, and half the lightness,
    /// because shadows darken boxes unequally. On 57 rendered tables the boxes of one label differ
    /// by at most 10, the boxes of a fleet with two labels (red and orange) by 27, and two fleets
    /// by at least 48.
    double apart = 35; ///< tests/sweep: 0 of 4 readings change if halved, 4 if doubled

    /// Factor for the probability of each mast beyond the first, because the network overlooks a
    /// mast beside others. It reports a first mast that is not there as often as it overlooks a
    /// first mast. (1015 rendered decks, 145 decks in seven views each: 0.83 of the numbers are
    /// right; with the factor 1.0 it is 0.78, with 1.6 0.82.)
    double overlooked = 1.4; ///< tests/sweep: 2 of 4 readings change if halved, 4 if doubled
    /// If the probability of a number exceeds this, the mirror image is not judged; this saves half
    /// of the time. (0.827 of the decks are right; with all mirror images 0.830, with none 0.808.)
    double sure = 0.6; ///< tests/sweep: 1 of 4 readings changes if halved, 0 if doubled

    /// Two claims are the same oar if they are nearer than this along the side. The holes are 9 mm
    /// apart in a 60 mm box with six oars; the hypotheses of one oar scatter by 1 to 2 mm.
    double sameOar = 5.0; ///< distance along the side, in mm (tests/sweep: 2 of 4 readings change
                          ///< if halved, 4 if doubled)
    /// Minimum score of an oar. Weaker oars are an echo of a neighbouring oar, or print. (Of 250
    /// sides, 0.93 are counted exactly with 0.3, 0.90 with 0.5, 0.83 with 0.7.)
    double minOarScore = 0.3; ///< tests/sweep: 0 of 4 readings change if halved, 1 if doubled

    double decides = 0.6; ///< minimum likeness of two borders that determine the box's place
                          ///< (tests/sweep: 1 of 4 readings changes if halved, 4 if doubled)
    double own = 0.7;     ///< maximum distance of steps of the same blurred edge, in mm
                          ///< (tests/sweep: 4 of 4 readings change if halved, 3 if doubled)
    /// Place of the label's border inside an edge: its first sample and its number of samples, in
    /// columns of 0.2 mm, from 3.6 mm to 0.6 mm inside. Borders are 1 to 3 mm wide; nearer steps
    /// belong to the edge's own blur.
    int borderFrom = -18;   ///< in columns; negative is inside (tests/sweep: 4 of 4 readings change
                            ///< if halved, 4 if doubled)
    int borderSamples = 16; ///< tests/sweep: 4 of 4 readings change if halved, 4 if doubled

    double reach = 8.0;    ///< maximum shift in the search, in mm; a hypothesis is wrong by up to 5
                           ///< mm, and its heading is wrong, too
    double turn = 10.0;    ///< maximum turn in the search, in degrees in either direction
                           ///< (tests/sweep: 0 of 4 readings change if halved, 0 if doubled)
    double turnStep = 2.5; ///< step between tried headings, in degrees; it is 0.25 mm over a piece
                           ///< (tests/sweep: 2 of 4 readings change if halved, 1 if doubled)
    double far = 5.0;      ///< shift that costs 0.15 of the score, in mm; it is the usual error
                           ///< (tests/sweep: 1 of 4 readings changes if halved, 1 if doubled)
    double step = 0.5;     ///< step between samples across an edge, in mm
    int stepsAside = 2;    ///< a colour step is the difference between the samples this far
                           ///< before and after it, in samples
    double pixelsPerMm = 2.0; ///< resolution of the rectified patch; pictures have 0.9 to 2.5
                              ///< (tests/sweep: 3 of 4 readings change if halved, 3 if doubled)
    double halfClear = 25.0;  ///< size of a colour step whose clearness is 0.5, summed over three
                              ///< channels, in grey levels
};

inline constexpr Options kOptions;

} // namespace umpire::galleys
