#pragma once

#include "rules/table/units.h"

#include <cstddef>

namespace umpire::dice {

/// The tunable parameters of this folder. A remark such as "tests/sweep: 3 of 6 readings change if
/// halved" says that of 6 pictures that use the value, 3 are read differently if the value is
/// halved.
struct Options {
    /// Minimum output of the finder for a proposal. It follows from `minDie`, since a product
    /// cannot exceed its factors.
    float minHeat = 0.55F; ///< tests/sweep: 0 of 6 readings change if halved, 0 if doubled
    /// Factor for the reader's probability of a cocked die. In its training data 1 die of 10 is
    /// cocked, on a table about 1 of 50.
    double cockedOdds = 0.2; ///< tests/sweep: 4 of 6 readings change if halved, 4 if doubled

    /// Usual, minimum and maximum edge of the dice that are sold; the limits include 1 mm for the
    /// error of the finder.
    Millimetres dieEdge = 15.5_mm; ///< tests/sweep: 2 of 6 readings change if halved, 2 if doubled
    Millimetres minEdge = 11_mm;   ///< minimum edge of a die (tests/sweep: 2 of 6 readings change
                                   ///< if halved, 3 if doubled)
    Millimetres largestEdge = 21_mm; ///< maximum edge of a die (tests/sweep: 4 of 6 readings change
                                     ///< if halved, 1 if doubled)
    /// Maximum factor by which a measured edge may be outside these limits. The finder's edge
    /// lengths are wrong by a factor of 1.1 on average over its training data.
    double edgeError = 1.3; ///< tests/sweep: 2 of 2 readings change if halved, 0 if doubled
    /// Ratio of successive scales of the picture if the scale is unknown. The networks accept edges
    /// of 15 to 38 pixels, so each die is well visible at one of the scales.
    double step = 1.5; ///< tests/sweep: 2 of 2 readings change if halved, 2 if doubled
    /// Minimum width and height of a scaled picture, in pixels.
    int minSide = 160; ///< tests/sweep: 0 of 2 readings change if halved, 1 if doubled
    /// Minimum width and height of a part, in pixels; no die is visible in a smaller part.
    int leastPart = 16;
    /// Maximum number of pixels of a scaled picture; the finder then needs 300 MB.
    double maxPixels = 6e6; ///< tests/sweep: 0 of 6 readings change if halved, 0 if doubled
    /// Maximum number of pixels of the largest scaled picture if the scale is unknown, because
    /// several scales are searched. In a picture of 1630 x 1224 pixels that shows 1.7 m, a die of
    /// 16 mm is 15 pixels wide. The finder needs 0.3 s for a million pixels.
    double maxPixelsSought = 2e6;
    /// Maximum number of proposals that the reader judges at one scale. The limit exists so that
    /// the players need not wait when the cloth is dotted.
    std::size_t maxProposals = 150; ///< tests/sweep: 0 of 6 readings change if halved, 0 if doubled
    /// Two sightings of similar size are the same die if they are nearer than this, in edges of the
    /// smaller sighting.
    double sameDie = 0.6; ///< tests/sweep: 0 of 4 readings change if halved, 1 if doubled
    /// If the edges of two sightings differ by more than the factor `sameEdge`, and the sightings
    /// are nearer than `withinDie` (in edges of the larger sighting), they show the same die,
    /// because a die's sides are visible up to that distance. (Found with 25 dice of 62 to 440
    /// pixels on three photographs, where pips and sides were taken for five further dice before.)
    double sameEdge = 1.33;
    double withinDie = 0.85;
    /// Maximum ratio between the edges of dice in one picture and the edge that agrees with most of
    /// them. (On 103 photographs with 752 dice the ratio is at most 1.5, and larger where the
    /// camera looks from the side.)
    double sizesOfDice = 1.8;
    /// Minimum product of the finder's output and the reader's probability of a die. On 10
    /// photographs of 69 dice, dice have 0.58 or more (one die has 0.18), other things have at most
    /// 0.51.
    double minDie = 0.55; ///< tests/sweep: 1 of 6 readings changes if halved, 4 if doubled
    /// Minimum product (see minDie) for dice that are found only after the equalisation of the
    /// contrast.
    double minPaleDie = 0.7;
    /// Clip limit of the contrast equalisation, and its number of tiles along a side. The
    /// equalisation is for dice that are as pale as their table.
    double contrastLimit = 3.0;
    int contrastTiles = 8;
    /// Minimum product (see minDie) for a die without a value. On three photographs of draughts
    /// boards 16 things were taken for dice; 12 of them had no value.
    double minUnread = 0.8; ///< tests/sweep: 1 of 6 readings changes if halved, 0 if doubled
    /// If the scale is unknown, at least one die of a picture must have this product of the
    /// finder's output and the probability of its most probable result. (On 103 photographs with
    /// 753 dice, all but 4 photographs, with 12 dice, have such a die. On 17 of 44 photographs
    /// without dice there are false dice; their product is at most 0.73, for draughts at most
    /// 0.88.)
    double sureDie = 0.7;
    /// If the scale is unknown, the minimum probability that fair dice show at least as many ones
    /// as were read. (On two photographs 20 and 33 draughts were all read as ones; of real dice at
    /// most 4 of 7 were ones.)
    double onesByChance = 1e-4;
    /// Minimum probability of a value, as a share of the probability that there is a die.
    double minValue = 0.5; ///< tests/sweep: 0 of 6 readings change if halved, 4 if doubled
    /// Parameters of the confidence: `evenAnswer` is the product of both outputs at which half of
    /// the values are right, `answerSlope` the slope of the log odds there. (706 dice on 100
    /// photographs, by tenths of the product from 0.4 on: 8 of 14 are right, 21 of 28, 51 of 53,
    /// 163 of 166, 337 of 339, 108 of 108.)
    double evenAnswer = 0.45;
    double answerSlope = 12.0;
    /// Maximum distance of a die beyond the edge of the area, because dice roll.
    Millimetres besideArea = 200_mm; ///< tests/sweep: 0 of 4 readings change if halved, 0 if
                                     ///< doubled
};

inline constexpr Options kOptions;

} // namespace umpire::dice
