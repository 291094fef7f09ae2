#pragma once

#include <cstddef>

namespace umpire::stones {

/// The tunable parameters of this folder; `vision/README.md` explains the brackets.
struct Options {
    /// Tolerance of a line's place, pixels of the board's plane, for a printed board laid by hand:
    /// a tenth of a cell.
    int slack = 3; ///< [0, 1 of 1]
    /// Least ratio of brightness change at visible lines to the change between them (12 rendered
    /// boards: from 2.2 to 34), and to the change at their stated places if the lines are elsewhere
    /// (the same boards, moved by 0.3 of a cell: from 4.5 to 38).
    double seen = 1.8;      ///< [0, 0 of 1]
    double elsewhere = 2.0; ///< [1, 0 of 1]
    double same = 0.8;      ///< share of the highest value that belongs to its peak
    /// A smaller change than this between one pixel and the next but one is noise, in grey levels.
    double minChange = 6.0; ///< [0, 0 of 1]
    /// Least change at a board's outer line, as a share of the other lines' change: 0.5 on the same
    /// boards.
    double minOuter = 0.2;

    /// Least probability of a height that is reported; otherwise the height is null. (232 stacks on
    /// 12 rendered boards, with 0.57, 0.56 and 0.5: 12, 9 and 3 are null, 16, 17 and 20 wrong.)
    double sureHeight = 0.56; ///< [0, 1 of 1]
    /// Distance in cells from a line of the board at which a base may be meant for either
    /// cell.
    double onLine = 0.1; ///< [0, 0 of 1]
    /// Share of a top's radius, from the middle, in which its colour is sampled.
    double topShare = 0.6;
    /// Least number of stones of a colour for knowing its shade. A stone's colour is changed if its
    /// shade is farther than coloursApart from its own colour and nearer than colourShare to the
    /// other (1: the difference).
    std::size_t fewestOfAColour = 3;
    double coloursApart = 0.75;
    double colourShare = 0.25;
    /// Gain in cells from which a corrected foot is believed: it must be this much nearer to the
    /// middle of its cell. (A webcam's stacks of two were 0.27 to 0.62 too far from the camera, and
    /// 0.07 to 0.17 after correction.)
    double straightened = 0.1;
    /// Gain at which a stack's confidence is one half: a log-likelihood ratio, averaged over the
    /// pixels, because their errors are correlated.
    double sureGain = 1.5; ///< [0, 1 of 1]
    /// Lean of an upright line, as a share of its length, from which a stack's shadow is not used,
    /// because the lean is more reliable. (12 rendered boards in eight sizes and rotations, with
    /// 0.25, 0.35, 0.5 and always used: 0.925, 0.917, 0.917, 0.915 of the heights over 15 degrees
    /// right; of all 0.862, 0.861, 0.868, 0.866; negative log-likelihood of the truth 615, 560,
    /// 573, 579 nats.)
    double leansEnough = 0.35; ///< [1, 1 of 1]

    /// Assumed radius of a stone before the board's stones are measured, in cells.
    double usualRadius = 0.36; ///< [1, 1 of 1]
    /// Range of stones' radii, from tiny to filling the cell, in cells.
    double minRadius = 0.22; ///< [0, 1 of 1]
    double maxRadius = 0.53; ///< [1, 0 of 1]
    double radiusShareStep = 0.01;
    /// Number of the most certain stacks on which the radius is measured.
    std::size_t radiusStacks = 10; ///< [1, 0 of 1]
    /// Least gain of a stone: log-likelihood ratio per pixel of its disc. (The maximum is 5.)
    double minGain = 0.8; ///< [0, 0 of 1]
    /// A cell is examined if this share of one stone's pixels may belong to a stone.
    double minStonePixels = 0.12; ///< [0, 0 of 1]
    /// Range of a stack's height in diameters: from a thin stone to three of the thickest.
    double lowestStack = 0.10;  ///< [0, 1 of 1]
    double highestStack = 1.50; ///< [0, 0 of 1]
    /// Stacks of this height or more may be two stacks on cells behind each other, which is tested.
    double tallStack = 0.7;
    /// Number of alternating rounds that measure the radius and the stacks.
    int rounds = 2; ///< [0, 0 of 1]

    /// Thickness of a stone over its diameter: draughts, go stones and counters from 0.15 to 0.4.
    double thinnest = 0.15;
    double thickest = 0.42;
    double thicknessStep = 0.03;
    double usualThickness = 0.27;
    double thicknessSpread = 0.08;
    /// Range of the fit's error in a colour's radius, as a logarithm, and the search steps
    /// (12 rendered boards: up to 0.05).
    double radiusSlip = 0.09; ///< [1, 0 of 1]
    double slipStep = 0.01;
    /// Standard deviation of the measured lean, and of each stone's offset on the one below in
    /// untidy stacks (half of all stacks), in diameters. A single stone has no offset. (232 stacks
    /// on 12 rendered boards in eight sizes and rotations, with 0.009, 0.012 and 0.014: negative
    /// log-likelihood of the truth 560, 557 and 561 nats; with offsets of 0.025, 0.032 and 0.04:
    /// 566, 557, 561.)
    double leanSigma = 0.012; ///< [1, 1 of 1]
    double slip = 0.032;
    /// Probability of any height except the recorded height: a move changes two or three of twenty
    /// stacks.
    double notAsRecorded = 0.05;
    /// Outliers of the lean. A lean measured at another rim, or on stones unlike the training data,
    /// has this standard deviation in diameters, and this density beside that of a correct
    /// measurement. `anyLean` is the density of an arbitrary lean. (A webcam's 30 stacks: 24 are
    /// right, 21 with equal densities for all outliers; the 232 on rendered boards: 211 and 210,
    /// log-likelihood of the truth -66 and -68 nats.)
    double oddLeanSigma = 0.1;
    double oddLean = 1.2;
    double anyLean = 0.2;
    /// Standard deviation of the fitted cylinder's lean from the expected lean, in diameters, and
    /// the weight of a height that the outline contradicts against a height that the outline
    /// supports.
    double fitSigma = 0.1;
    double oddFit = 1.0;
    /// Weight of a height that would put the stack between cells, against a height that puts it on
    /// a cell's middle.
    double oddPlace = 0.2;
    /// Relative error of a stone's thickness from the table file, with the error of
    /// the fitted radius.
    double thicknessError = 0.06;
    /// Standard deviation of the stones' radii, and of their measurement, as a logarithm
    /// (the same boards: from 0.004 to 0.014).
    double sizeSigma = 0.01;
    /// Outliers of a top's size, caused by a stone beside it or by a wider stone: weight against
    /// the best size.
    double oddSize = 0.05; ///< [1, 1 of 1]
    /// Standard deviation of a shadow's end in addition to the network's, in diameters, and as a
    /// share of the length: lamps are wide, and there may be two (the same boards: as good with
    /// 0.025).
    double shadowSigma = 0.035;
    double shadowShare = 0.15; ///< [1, 1 of 1]
    /// Density of a wrongly measured shadow, as for leans.
    double oddShadow = 1.0; ///< [1, 1 of 1]
    /// Range of the shadow's length per stone, in diameters: from right under the lamp to 36
    /// degrees beside the lamp, and the search step.
    double longestShadow = 0.36; ///< [1, 1 of 1]
    double shadowStep = 0.03;

    /// The colours and the leans.
    int labelChannels = 5;
    /// Least log-probability of a label at a pixel, so that one wrong pixel does not exclude a
    /// stone.
    float minLogChance = -5.0F;
    /// Weight of the log-probability of top against side. It is less than 1, because the
    /// distinction from the board is more reliable than that of top and side.
    float partTrust = 0.2F;
    float minPart = -13.8F; ///< least value of that logarithm

    /// A stone's radius in the unrolled picture's own unit.
    double unrolledRadius = 22.0;
    /// The colours, the difference of each column from the next, and the lean of a cell's height.
    int leanChannels = 5;

    double shadowedRadius = 9.0;
    /// Range of the network's output: natural logarithms of a shadow's sigma, in diameters.
    double surest = -4.0;
    double vaguest = 1.0;

    /// Greatest distance of a base from its cell's middle, in cells: over the line
    /// by less than a quarter of a stone.
    double farthest = 0.6;
    /// Standard deviation of a stone's place from the middle of its cell, in cells per direction.
    /// This prior is weak; it matters if the camera looks straight down and no other evidence
    /// decides.
    double astray = 0.15;
    /// Tallest stack that a window must hold, in cells.
    double tallest = 1.2;
};

inline constexpr Options kOptions;

} // namespace umpire::stones
