#pragma once

#include "rules/table/units.h"

#include <cstddef>

namespace umpire::dice {

/// What can be tuned here; `vision/README.md` says what the brackets mean.
struct Options {
    /// A top face's middle is looked at more closely from this answer on: `minDie` asks for it.
    float minHeat = 0.55F; ///< [0, 0 of 6]
    /// One die of ten was cocked where the reader learned; of those that are thrown on a table
    /// about one in fifty is.
    double cockedOdds = 0.2; ///< [4, 4 of 6]

    /// And of the dice that are sold, with the least and the largest, and 1 mm of the finder's
    /// error.
    Millimetres dieEdge = 15.5_mm;   ///< [2, 2 of 6]
    Millimetres minEdge = 11_mm;     ///< [2, 3 of 6]
    Millimetres largestEdge = 21_mm; ///< [4, 1 of 6]
    /// What is smaller or larger by more than this is no die: the finder tells an edge's length
    /// within a factor of 1.1 in the mean of what it was trained on.
    double edgeError = 1.3; ///< [2, 0 of 2]
    /// From one size of picture to the next where the scale is not known; the nets take edges from
    /// 15 to 38 pixels, so that each die is seen well at one of them.
    double step = 1.5; ///< [2, 2 of 2]
    /// A picture is not looked at when it is smaller than this, in pixels.
    int minSide = 160; ///< [0, 1 of 2]
    /// Nor a part of one that is narrower: no die shows itself there.
    int leastPart = 16;
    /// Nor larger than this, in pixels: the finder then takes 300 MB.
    double maxPixels = 6e6; ///< [0, 0 of 6]
    /// And where the scale is not known, and the picture is looked at in several sizes: in a
    /// picture of 1630 x 1224 pixels that shows 1.7 m a die of 16 mm is 15 pixels long. The finder
    /// takes 0.3 s a million pixels.
    double maxPixelsSought = 2e6;
    /// So many proposals at most are looked at more closely, at one size of the picture: a dotted
    /// cloth must not keep the players waiting.
    std::size_t maxProposals = 150; ///< [0, 0 of 6]
    /// Two sightings nearer than this, in the smaller one's edges, are the same die.
    double sameDie = 0.6; ///< [0, 1 of 4]
    /// Where their edges differ by more than this factor one of them is part of the other, if they
    /// are nearer than `withinDie` of the larger one's edges: its sides are seen up to there. (25
    /// dice of 62 to 440 pixels on three photographs: five pips and sides were dice before.)
    double sameEdge = 1.33;
    double withinDie = 0.85;
    /// The largest die of a picture has at most so many times the middle one's edge, and that so
    /// many times the smallest one's. (103 photographs, 752 dice: to 1.5; more where the camera
    /// looks from the side.)
    double sizesOfDice = 1.8;
    /// A die is believed in from this product of the finder's answer and the reader's chance on. 10
    /// photographs of 69 dice: dice give 0.58 and more (one 0.18), other things 0.51 and less.
    double minDie = 0.55; ///< [1, 4 of 6]
    /// And of what is seen only with the contrast evened out, from this on.
    double minPaleDie = 0.7;
    /// How far the contrast is evened out, over so many tiles a side: dice as pale as their table.
    double contrastLimit = 3.0;
    int contrastTiles = 8;
    /// And in one that shows no value only from this on: of 16 things on three photographs of
    /// draughts boards that were taken for dice 12 had none.
    double minUnread = 0.8; ///< [1, 0 of 6]
    /// Where the scale is not known one die of a picture has this product of the finder's answer
    /// and its value's chance at least. (103 photographs of 753 dice: all but 4, with 12 dice, have
    /// one; what looks like dice on 17 of 44 photographs without dice gives 0.73 at most, draughts
    /// 0.88.)
    double sureDie = 0.7;
    /// And so many ones are thrown more often than this. (20 and 33 draughts that all look like
    /// ones on two photographs; of the dice 4 of 7 at most.)
    double onesByChance = 1e-4;
    /// And its value from this share of that chance on.
    double minValue = 0.5; ///< [0, 4 of 6]
    /// The product of both answers of which half of the values are right, and how fast more are, in
    /// natural logarithms of the odds. (706 dice on 100 photographs, by their products' tenths from
    /// 0.4 on: 8 of 14 are right, 21 of 28, 51 of 53, 163 of 166, 337 of 339, 108 of 108.)
    double evenAnswer = 0.45;
    double answerSlope = 12.0;
    /// Dice roll past the edge of the area that the table file names, but not further than this.
    Millimetres besideArea = 200_mm; ///< [0, 0 of 4]
};

inline constexpr Options kOptions;

} // namespace umpire::dice
