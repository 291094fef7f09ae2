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
    /// Scales at which the same galleys are seen lie within this, as a logarithm.
    double galleysSpan = 1.0;
    /// Times that the pieces are asked how the camera leans: those that a wrong scale hid tell
    /// then.
    int rounds = 2;
    /// Boxes asked how the camera leans: each costs 2 ms a pose.
    std::size_t maxBoxes = 3;
    /// Sticks whose length is within this factor of the median agree about the scale.
    double sameLength = 1.2;
    /// Where the judge says so much, and this many times what he says outweighs what speaks for
    /// sticks of one length, they are matches: of nine photographs, each also turned, mirrored,
    /// cropped and made smaller, seven of toothpicks have 0.47 of it at most, one of matches 0.74
    /// at least. 66 rendered handfuls from near: 292 of 344 are found and 26 invented, by sticks
    /// alone 230 and 67.
    double fewestJudged = 1.0;
    double judgedWorth = 1.65;
    /// What is wider at a match's length is the half of one that is dyed, or a box's side.
    double widestMatchMm = 3.4;
    double besideAxisMm = 0.5;
};

inline constexpr Options kOptions;

} // namespace umpire::scale
