#pragma once

#include "rules/table/units.h"

#include <cstddef>

namespace umpire::dice {

/// The tunable parameters of this folder; `vision/README.md` explains the brackets.
struct Options {
    /// Least answer of the finder for a closer look, a consequence of `minDie`.
    float minHeat = 0.55F; ///< [0, 0 of 6]
    /// Correction of the reader's odds of cocked dice: 1 in 10 in its training data, about 1 in 50
    /// on a table.
    double cockedOdds = 0.2; ///< [4, 4 of 6]

    /// Usual, least and greatest edge of the dice that are sold, with 1 mm of error of
    /// the finder.
    Millimetres dieEdge = 15.5_mm;   ///< [2, 2 of 6]
    Millimetres minEdge = 11_mm;     ///< [2, 3 of 6]
    Millimetres largestEdge = 21_mm; ///< [4, 1 of 6]
    /// Greatest factor beyond these limits: the finder measures an edge's length within a factor of
    /// 1.1 on average over its training data.
    double edgeError = 1.3; ///< [2, 0 of 2]
    /// Ratio of the picture's scales if the scale is unknown. The networks accept edges from 15 to
    /// 38 pixels, so each die is well visible at one of the scales.
    double step = 1.5; ///< [2, 2 of 2]
    /// Least size of a picture that is examined, in pixels.
    int minSide = 160; ///< [0, 1 of 2]
    /// Least width of a part; no die is visible in a narrower part.
    int leastPart = 16;
    /// Greatest size, in pixels: the finder then needs 300 MB.
    double maxPixels = 6e6; ///< [0, 0 of 6]
    /// Greatest size if the scale is unknown, so that several scales are examined. In a picture of
    /// 1630 x 1224 pixels that shows 1.7 m, a die of 16 mm is 15 pixels long. The finder needs 0.3
    /// s per million pixels.
    double maxPixelsSought = 2e6;
    /// Greatest number of proposals examined closely at one scale, so that a dotted cloth does not
    /// make the players wait.
    std::size_t maxProposals = 150; ///< [0, 0 of 6]
    /// Distance below which two sightings are the same die, in edges of the smaller one.
    double sameDie = 0.6; ///< [0, 1 of 4]
    /// If two sightings' edges differ by more than sameEdge and they are nearer than withinDie (in
    /// edges of the larger one), one is part of the other, because a die's sides are visible up to
    /// that distance. (25 dice of 62 to 440 pixels on three photographs; before, five pips and
    /// sides counted as dice.)
    double sameEdge = 1.33;
    double withinDie = 0.85;
    /// Greatest ratio of a picture's largest edge to the median, and of the median to the smallest.
    /// (103 photographs, 752 dice: up to 1.5; more where the camera
    /// looks from the side.)
    double sizesOfDice = 1.8;
    /// Least product of the finder's answer and the reader's probability for a die. 10
    /// photographs of 69 dice: dice give 0.58 and more (one 0.18), other things at most 0.51.
    double minDie = 0.55; ///< [1, 4 of 6]
    /// Least product (as minDie) for dice found only after contrast equalisation.
    double minPaleDie = 0.7;
    /// Limit of the contrast equalisation, and tiles per side, for dice as pale as their table.
    double contrastLimit = 3.0;
    int contrastTiles = 8;
    /// Least product (as minDie) for a die without a value: of 16 things on three photographs of
    /// draughts boards that were taken for dice, 12 had none.
    double minUnread = 0.8; ///< [1, 0 of 6]
    /// If the scale is unknown, at least one die of a picture must have this product of the
    /// finder's answer and the probability of its value. (103 photographs of 753 dice: all but 4,
    /// with 12 dice, have such a die; false dice on 17 of 44 photographs without dice give at most
    /// 0.73, draughts 0.88.)
    double sureDie = 0.7;
    /// If the scale is unknown, least probability of that many ones. (20 and 33 draughts that all
    /// look like ones on two photographs; of real dice at most 4 of 7.)
    double onesByChance = 1e-4;
    /// Least share of a value in the reader's probability of a die.
    double minValue = 0.5; ///< [0, 4 of 6]
    /// Product of both answers at which half of the values are right, and slope of the log odds
    /// there. (706 dice on 100 photographs, by tenths of the product from 0.4 on: 8 of 14 are
    /// right, 21 of 28, 51 of 53, 163 of 166, 337 of 339, 108 of 108.)
    double evenAnswer = 0.45;
    double answerSlope = 12.0;
    /// Greatest distance of a die beyond the area's edge in the table file: dice roll.
    Millimetres besideArea = 200_mm; ///< [0, 0 of 4]
};

inline constexpr Options kOptions;

} // namespace umpire::dice
