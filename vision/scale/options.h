#pragma once

#include <cstddef>

namespace umpire::scale {

/// What can be tuned here; `vision/README.md` says what the brackets mean.
struct Options {
    /// A stick's length by the net's ends, as a part of a match's: one standard deviation.
    double lengthSpread = 0.07;
    /// How far cameras lean, radians.
    double leanSpread = 0.6;
    double maxLean = 0.85;
    /// What a box's fit is worth against a stick of the right length (46 rendered tosses: of 278
    /// matches 259 are found and 35 invented at 4, 264 and 25 at 10).
    double boxWorth = 10.0;
    std::size_t fewestSticks = 5;
    /// Where nothing is known yet the search begins upright, from this lean to each side, radians,
    /// and from a scale that is as much finer or coarser, as a logarithm.
    double tried = 0.35;
    double triedScale = 0.2;
    /// A pose is not looked at beyond this scale's logarithm from the start, nor beyond kMaxLean.
    double maxScale = 0.5;
    /// What is farther from the camera than this, against the middle of the picture, is too small
    /// to be told: matches are then half as long as in the middle.
    double farthest = 2.0;

    /// Neighbouring scales tried differ by this factor: the net bears 15 % either way.
    double scaleStep = 1.35;
    /// The largest picture offered to the net, so that a 12-megapixel photograph stays affordable.
    double maxNetPixels = 1.5e6;
    /// A stick counts for the scale from this score on (nine real photographs: at 0.6 one more is
    /// given no scale, at 0.3 one is given a wrong one).
    double sureStick = 0.45;
    /// The length of the longest match that fits the picture, as a share of its longer side.
    double longestShare = 0.8;
    /// Beside a stick of any width: toothpicks at a match's length are 2 mm wide, matches 3 at
    /// most.
    double besideMm = 4.0;
    /// Boxes are galleys where there are so many oars to one, by score; from so many galleys on
    /// they alone say the scale, for nothing else looks like that (23 rendered tosses: at the true
    /// scale all of their galleys, from 1.8 times that on none; six photographs of toothpicks:
    /// none).
    double oarsAGalley = 4.0;
    double sureGalleys = 0.8;
    double likelyGalleys = 0.3; ///< from so many galleys on their scale is looked at
    /// What a galley is worth for the scale against a stick that is seen whole.
    double galleyWorth = 10.0; ///< of what real toothpicks show as galleys 0.5 a picture
    double leastFit = 0.3; ///< there is no galley where boxes fit with less confidence, together
    /// A box without a triangle counts from this confidence on (real boxes 0.9, their print 0.67).
    double sureWithoutBow = 0.8;
    /// Scales at which the same galleys are seen lie within this, as a logarithm.
    double galleysSpan = 1.0;
    /// Times that the pieces are asked how the camera leans: those that a wrong scale hid tell
    /// then.
    int rounds = 2;
    /// Boxes asked how the camera leans: each costs 2 ms a pose.
    std::size_t maxBoxes = 3;
    /// Sticks whose length is within this factor of the median agree about the scale.
    double sameLength = 1.2;
    /// Where the judge says so much of sticks that show a head, and this many times what he says
    /// outweighs what speaks for sticks of one length, they are matches (nine rendered handfuls
    /// from near: 40 of 45 are found, by sticks alone 25).
    double fewestJudged = 1.0;
    double judgedWorth = 3.0;
    /// What is wider at a match's length is the half of one that is dyed, or a box's side.
    double widestMatchMm = 3.4;
    /// So many scales are looked at closely, and those around the likeliest one and between the
    /// galleys.
    std::size_t hypotheses = 4;
    /// A stick is the same in two looks where its ends lie within this.
    double sameEndMm = 8.0;
    double agrees = 0.2; ///< from this score on it is seen again
    /// A stick that is not seen again speaks against the picture as a whole, this much at least.
    double leastDoubt = 0.3;
    /// Least part of the sticks that is seen from two sides (eight photographs of toothpicks: from
    /// 0.69 on; five of household things and marble: 0.58 at most).
    double leastAgreement = 0.6;
    /// Marble shows 647, a strip of strike surface 378, a table with 28 toothpicks 50.
    std::size_t mostSticks = 250;
    /// A stick lies free where its sides differ by less than this part of what it differs from
    /// them (22 photographs: 0 to 0.5 at free sticks, 0.8 at one between two others; edges, creases
    /// and print from 0.6 on in most of their length).
    double sidesAlike = 0.9;
    double leastContrast = 1.0; ///< that a stick differs from a table at least, CIELAB units
    /// So many free sticks of one width bear a scale out. The widths of free sticks differ from
    /// their median by this factor at most (16 photographs of sticks: 97 % of 165 free sticks;
    /// household things: two sticks of seven in a picture at most, but for a laptop's keys).
    std::size_t fewestFree = 3;
    double sameWidth = 1.5;
    /// A galley bears a scale out from this confidence on (88 of 91 galleys of 35 rendered tosses
    /// without tags; boxes that were seen in plants, pens and notebooks: no bow, or no oars).
    double sureGalley = 0.85;
    /// A box without a triangle does from this one on (two real boxes 0.992; what looked like
    /// boxes on household things 0.987 at most).
    double plainBox = 0.99;
    double leastOfMatches = 0.4; ///< where the judge says that they are matches
    /// Spread of the net's lengths about a match's, as a logarithm.
    double lengthMisfit = 0.2;
    /// A stick goes on beyond its end where it differs there from itself by less than this part of
    /// what it differs there from what lies beside it.
    double goesOn = 0.6;
    double mayGoOn = 1.0;          ///< where only whole sticks are asked how the camera leans
    std::size_t judgedAtMost = 60; ///< sticks, the surest
    double sureMatch = 0.2;        ///< what a match says by whose length the scale is measured
    /// Whether the tags have the size that they say, by boxes that the net is so sure of. A real
    /// box is explained with 1.7 to 5.4 at its size, and with half of that where it is shown 5 %
    /// larger or smaller (32 boxes of 16 rendered tosses).
    double likelyDeck = 0.5;
    double likelyBox = 2.6; ///< below, more sizes are tried
    double surePrintBox = 2.0;
    double betterPrint = 1.08; ///< than at the size that the tags say
    double printNearby = 0.03; ///< as a logarithm: what is nearer is the printer's
    double printAlike = 0.95;  ///< boxes have their size where others explain no more than this
    /// A box is explained best where it is shown larger by this logarithm (three rendered tosses,
    /// each tried at four wrong scales: 0.7 to 2 %).
    double boxShownLarger = 0.013;
    double printReach = 0.4; ///< logarithms tried, either way
    double printStep = 0.02;
    double printPeak = 0.9; ///< of the best value: what is above tells where the best is
    /// Matches tell where there are so many with heads, and their lengths differ by this logarithm.
    std::size_t fewestPrintMatches = 3;
    double printMatches = 0.05;
    double headCells = 2.5; ///< of the net's cells: with so many of a head the stick is whole
};

inline constexpr Options kOptions;

} // namespace umpire::scale
