#pragma once

#include <cstddef>

namespace umpire::scale {

/// The tunable parameters of this folder; `vision/README.md` explains the brackets.
struct Options {
    /// Standard deviation of a stick's length by the network's ends, as a share of a match's.
    double lengthSpread = 0.07;
    /// Standard deviation and limit of the camera's lean, radians.
    double leanSpread = 0.6;
    double maxLean = 0.85;
    /// Weight of a box's fit against a stick of the right length (46 rendered tosses: of 278
    /// matches 259 are found and 35 invented at 4, 264 and 25 at 10).
    double boxWorth = 10.0;
    std::size_t fewestSticks = 5;
    /// Start poses of the search if nothing is known: upright, leaning by `tried` to each side
    /// (radians), and with a scale that is finer or coarser by `triedScale` (a logarithm).
    double tried = 0.35;
    double triedScale = 0.2;
    /// Limit of the scale's logarithm from the start; kMaxLean limits the lean.
    double maxScale = 0.5;
    /// Limit of distance from the camera, relative to the middle of the picture. Beyond it pieces
    /// are too small to recognise: matches have half their size in the middle.
    double farthest = 2.0;

    /// Ratio of neighbouring trial scales: the network tolerates 15 % in both directions.
    double scaleStep = 1.35;
    /// Greatest size of a picture for the network, so that a 12-megapixel photograph is fast
    /// enough.
    double maxNetPixels = 1.5e6;
    /// Least score of a stick that counts for the scale (nine real photographs: at 0.6 one
    /// photograph more gets no scale, at 0.3 one gets a wrong scale).
    double sureStick = 0.45;
    /// Length of the longest match that fits the picture, as a share of its longer side.
    double longestShare = 0.8;
    /// Distance to the surroundings of a stick of any width: toothpicks at a match's length are 2
    /// mm wide, matches at most 3.
    double besideMm = 4.0;
    /// Boxes are galleys if there are this many oars per box, by score. From sureGalleys on, only
    /// galleys determine the scale, because no other thing looks like a galley (23 rendered tosses:
    /// all of their galleys at the true scale, none from 1.8 times that on; six photographs of
    /// toothpicks: none).
    double oarsAGalley = 4.0;
    double sureGalleys = 0.8;
    double likelyGalleys = 0.3; ///< from this number of galleys on, the galleys' scale is tried
    /// Weight of a galley for the scale, against a completely visible stick.
    double galleyWorth = 10.0; ///< false galleys on real toothpicks: 0.5 per picture
    double leastFit = 0.3;     ///< below this total confidence of the boxes there is no galley
    /// Least confidence of a box without a triangle (real boxes 0.9, their print 0.67).
    double sureWithoutBow = 0.8;
    /// Greatest range of scales at which the same galleys are seen, as a logarithm.
    double galleysSpan = 1.0;
    /// Rounds of estimating the lean from the pieces: a better scale makes more pieces
    /// visible.
    int rounds = 2;
    /// Number of boxes used for the camera's lean: each costs 2 ms per pose.
    std::size_t maxBoxes = 3;
    /// Greatest factor from the median length, for sticks that agree about the scale.
    double sameLength = 1.2;
    /// The sticks are matches if the judge's total for sticks with a head reaches fewestJudged, and
    /// judgedWorth times this total exceeds the evidence of sticks of one length (nine rendered
    /// handfuls from near: 40 of 45 are found, by sticks alone 25).
    double fewestJudged = 1.0;
    double judgedWorth = 3.0;
    /// A wider stick at a match's length is half of a longer dyed stick, or a box's side.
    double widestMatchMm = 3.4;
    /// Number of scales examined closely, in addition to the scales around the most likely scale
    /// and between the galleys.
    std::size_t hypotheses = 4;
    /// A stick is the same in two looks if its ends are within this distance.
    double sameEndMm = 8.0;
    double agrees = 0.2; ///< from this score on the stick counts as seen again
    /// Least weight of a stick that is not seen again, as evidence against the whole picture.
    double leastDoubt = 0.3;
    /// Least share of the sticks seen from two sides (eight photographs of toothpicks: from
    /// 0.69 on; five of household things and marble: at most 0.58).
    double leastAgreement = 0.6;
    /// Greatest number of sticks (marble has 647, a strip of strike surface 378, 28 toothpicks 50).
    std::size_t mostSticks = 250;
    /// A stick lies free if its sides differ from each other by less than this share of its own
    /// difference from them (22 photographs: 0 to 0.5 at free sticks, 0.8 at a stick between two
    /// others; edges, creases and print from 0.6 on in most of their length).
    double sidesAlike = 0.9;
    double leastContrast = 1.0; ///< least difference of a stick from a table, CIELAB units
    /// The least number of free sticks of one width that confirms a scale. Widths of free sticks
    /// differ from their median by at most this factor (16 photographs of sticks: 97 % of 165 free
    /// sticks; household things: at most two sticks of seven in a picture, except a laptop's keys).
    std::size_t fewestFree = 3;
    double sameWidth = 1.5;
    /// Least confidence of a galley that confirms a scale (88 of 91 galleys of 35 rendered tosses
    /// without tags; false boxes in plants, pens and notebooks have no bow, or no oars).
    double sureGalley = 0.85;
    /// Confidence (as sureGalley) of a box without a triangle (two real boxes 0.992; false boxes on
    /// household things at most 0.987).
    double plainBox = 0.99;
    double leastOfMatches = 0.4; ///< if the judge says that they are matches
    /// Standard deviation of the network's lengths about a match's, as a logarithm.
    double lengthMisfit = 0.2;
    /// A stick continues beyond its end if the difference from itself there is less than this share
    /// of the difference from its surroundings.
    double goesOn = 0.6;
    double mayGoOn = 1.0;          ///< goesOn, if only whole sticks are used for the lean
    std::size_t judgedAtMost = 60; ///< number of sticks, the most certain
    double sureMatch = 0.2;        ///< least probability of a match whose length is used
    /// Limits for measuring the printed size of tags by boxes with at least this network score. The
    /// value of a real box is 1.7 to 5.4 at its true size, and half of that if scaled by 5 % up or
    /// down (32 boxes of 16 rendered tosses).
    double likelyDeck = 0.5;
    double likelyBox = 2.6; ///< with a lower value, more sizes are tried
    double surePrintBox = 2.0;
    double betterPrint = 1.08; ///< least ratio of the value to that at the stated size
    double printNearby = 0.03; ///< a smaller difference (logarithm) is the printer's tolerance
    double printAlike = 0.95;  ///< boxes have their size if others explain at most this share
    /// A box's value peaks at a size larger by this logarithm (three rendered tosses, each tried at
    /// four wrong scales: 0.7 to 2 %).
    double boxShownLarger = 0.013;
    double printReach = 0.4; ///< range of logarithms tried, in both directions
    double printStep = 0.02;
    double printPeak = 0.9; ///< share of the best value: values above locate the peak
    /// Least number of matches with heads, and greatest scatter of their lengths, as a logarithm.
    std::size_t fewestPrintMatches = 3;
    double printMatches = 0.05;
    double headCells = 2.5; ///< number of head cells from which a stick is complete
};

inline constexpr Options kOptions;

} // namespace umpire::scale
