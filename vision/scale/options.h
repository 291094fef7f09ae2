#pragma once

#include <cstddef>

namespace umpire::scale {

/// The tunable parameters of this folder. "Evidence" is a sum of scores of pieces, which are from 0
/// to 1.
struct Options {
    /// Standard deviation of the length of a stick between the network's ends, as a logarithm.
    double lengthSpread = 0.07;
    /// Standard deviation and maximum of the camera's lean, in rad.
    double leanSpread = 0.6;
    double maxLean = 0.85;
    /// Weight of a box's value in the cost of a pose, relative to a stick. (46 rendered tosses:
    /// with 4, 259 of 278 matches are found and 35 are false; with 10, 264 and 25.)
    double boxWorth = 10.0;
    std::size_t fewestSticks = 5; ///< minimum number of sticks for a pose without boxes
    /// Start poses of the search if nothing is known: upright, leaning by `tried` rad to each side,
    /// and with the logarithm of the scale larger and smaller by `triedScale`.
    double tried = 0.35;
    double triedScale = 0.2;
    /// Maximum change of the logarithm of the scale from the start.
    double maxScale = 0.5;
    /// Maximum distance from the camera, relative to the distance of the picture's middle. At this
    /// distance matches have half the size as in the middle, and farther pieces are too small to
    /// recognise.
    double farthest = 2.0;

    /// Ratio of successive trial scales. The network tolerates an error of 15 % in both directions.
    double scaleStep = 1.35;
    /// Maximum number of pixels of a picture for the network at the highest resolution, so that a
    /// photograph of 12 megapixels does not take too long.
    double maxNetPixels = 1.5e6;
    /// Minimum score of a stick from which the scale is determined. (Nine real photographs: with
    /// 0.6 one more photograph gets no scale, with 0.3 one gets a wrong scale.)
    double sureStick = 0.45;
    /// Maximum length of a match in the picture, as a share of the picture's longer side.
    double longestShare = 0.8;
    /// Distance from a stick's axis at which its surroundings are sampled. It suffices for sticks
    /// of any width: toothpicks as long as a match are 2 mm wide, matches at most 3 mm.
    double besideMm = 4.0;
    /// `oarsAGalley`: sum of the scores of the oars that a box needs to count as a galley.
    /// `sureGalleys`: number of galleys above which galleys alone determine the scale, because no
    /// other thing looks like a galley. (23 rendered tosses: all their galleys are found at the
    /// true scale, none from 1.8 times that scale on. Six photographs of toothpicks: no galleys.)
    double oarsAGalley = 4.0;
    double sureGalleys = 0.8;
    double likelyGalleys = 0.3; ///< minimum number of galleys at which their scale is tried
    /// Weight of a galley in the evidence for a scale, relative to a completely visible stick.
    double galleyWorth = 10.0; ///< on real toothpicks there are 0.5 false galleys per picture
    double leastFit = 0.3;     ///< minimum sum of the fitted boxes' confidences; below it there is
                               ///< no galley
    /// Minimum confidence of a box without a triangle. Real boxes have 0.9, the print on them 0.67.
    double sureWithoutBow = 0.8;
    /// Maximum distance of a scale from the best scale of the galleys, as a logarithm, if both show
    /// the same galleys.
    double galleysSpan = 1.0;
    /// Number of rounds that estimate the lean from the pieces. A better scale makes more pieces
    /// visible.
    int rounds = 2;
    /// Maximum number of boxes that are used for the camera's lean. Each costs 2 ms per pose.
    std::size_t maxBoxes = 3;
    /// Maximum ratio between the length of a stick and the median length, the larger divided by the
    /// smaller, for a stick whose score supports the scale.
    double sameLength = 1.2;
    /// The match judge scores the sticks with a head. Sticks are taken for matches if the sum of
    /// these scores exceeds `fewestJudged`, and if `judgedWorth` times the sum exceeds the evidence
    /// from sticks of equal length. (Nine rendered close-ups: this finds 40 of 45 matches; equal
    /// length alone finds 25.)
    double fewestJudged = 1.0;
    double judgedWorth = 3.0;
    /// Maximum width of a match, in mm. A wider stick as long as a match is half of a longer dyed
    /// stick, or a side of a box.
    double widestMatchMm = 3.4;
    /// Number of trial scales that are examined closely. The scales around the most likely scale
    /// and between the galleys are examined in addition.
    std::size_t hypotheses = 4;
    /// Maximum distance of a stick's ends in two results of the network, in mm, if it is the same
    /// stick.
    double sameEndMm = 8.0;
    double agrees = 0.2; ///< minimum score of a stick that counts as found again
    /// Minimum weight of a stick that is not found again, in the share of sticks that are found
    /// again. The weight is the score of the stick if the score is higher.
    double leastDoubt = 0.3;
    /// Minimum share of the sticks that are found again after a quarter turn. (Eight photographs of
    /// toothpicks have 0.69 or more; five photographs of household things and marble have at most
    /// 0.58.)
    double leastAgreement = 0.6;
    /// Maximum number of sticks; more sticks are texture. (Marble has 647, a strip of strike
    /// surface 378, 28 toothpicks have 50.)
    std::size_t mostSticks = 250;
    /// A stick lies free if the difference between its two sides is less than this share of its own
    /// difference from them. (22 photographs: free sticks have 0 to 0.5, a stick between two others
    /// 0.8, edges, creases and print 0.6 or more along most of their length.)
    double sidesAlike = 0.9;
    double leastContrast = 1.0; ///< assumed minimum difference of colour between a stick and the
                                ///< table, in CIELAB units
    /// `fewestFree`: minimum number of free sticks of one width that confirm a scale. `sameWidth`:
    /// maximum ratio between the width of a free stick and the median width, the larger divided by
    /// the smaller. (In 16 photographs of sticks, 97 % of 165 free sticks are within this ratio. In
    /// pictures of household things at most two of seven sticks are, except the keys of a laptop.)
    std::size_t fewestFree = 3;
    double sameWidth = 1.5;
    /// Minimum confidence of a galley, with its bow and oars visible, that confirms a scale. (88 of
    /// 91 galleys of 35 rendered tosses without tags have it; false boxes on plants, pens and
    /// notebooks have no bow, or no oars.)
    double sureGalley = 0.85;
    /// Minimum confidence of a box without a triangle that confirms a scale. (Two real boxes have
    /// 0.992; false boxes on household things have at most 0.987.)
    double plainBox = 0.99;
    double leastOfMatches = 0.4; ///< minimum share of sticks that are found again, if the judge
                                 ///< takes them for matches
    /// Standard deviation of the ratio between the sticks' median length and a match's length, as a
    /// logarithm.
    double lengthMisfit = 0.2;
    /// A stick continues beyond its end if the colour beyond the end differs from the stick's
    /// colour by less than this share of the difference between the stick and its surroundings.
    double goesOn = 0.6;
    double mayGoOn = 1.0;          ///< the same limit for the sticks that determine the lean
    std::size_t judgedAtMost = 60; ///< maximum number of sticks that are judged: those with the
                                   ///< highest scores
    double sureMatch = 0.2; ///< minimum score by the match judge of a match whose length is used
    /// Limits for the measurement of the tags' printed size by boxes. `likelyDeck` is the minimum
    /// score of the network for a box that is used. The value of a box says how well its edges fit;
    /// a real box has 1.7 to 5.4 at its true size, and half of that if the scale is wrong by 5 %.
    /// (32 boxes of 16 rendered tosses.)
    double likelyDeck = 0.5;
    /// Minimum mean value of the boxes at which the stated size may be right; with a lower value,
    /// other sizes are tried. `surePrintBox` is the minimum value at another size.
    double likelyBox = 2.6;
    double surePrintBox = 2.0;
    double betterPrint = 1.08; ///< minimum ratio of the value at another size to the value at the
                               ///< stated size
    double printNearby = 0.03; ///< tolerance of the printer, as a logarithm of the scale
    double printAlike = 0.95;  ///< the boxes have their size if their value is at least this share
                               ///< of that at nearby sizes
    /// Logarithm by which the size at the maximum of a box's value is too large. (Three rendered
    /// tosses, each tried at four wrong scales: 0.7 to 2 %.)
    double boxShownLarger = 0.013;
    double printReach = 0.4; ///< maximum logarithm of the scale that is tried, in both directions
    double printStep = 0.02;
    double printPeak = 0.9; ///< share of the highest value above which values determine the place
                            ///< of the maximum
    /// `fewestPrintMatches`: minimum number of matches with heads. `printMatches`: minimum
    /// difference of the scale from 1, as a logarithm; a smaller difference is not corrected.
    std::size_t fewestPrintMatches = 3;
    double printMatches = 0.05;
    double headCells = 2.5; ///< minimum number of head cells of a stick that shows its head
};

inline constexpr Options kOptions;

} // namespace umpire::scale
