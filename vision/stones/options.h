#pragma once

#include <cstddef>

namespace umpire::stones {

/// The tunable parameters of this folder. A remark such as "tests/sweep: 3 of 6 readings change if
/// halved" says that of 6 pictures that use the value, 3 are read differently if the value is
/// halved.
struct Options {
    /// Tolerance for the place of a line, in pixels of the board's plane. It is a tenth of a cell,
    /// for a printed board that was laid by hand.
    int slack = 3; ///< tests/sweep: 0 of 1 readings change if halved, 1 if doubled
    /// `seen`: minimum ratio of the change of brightness at visible lines to the median change
    /// between lines (12 rendered boards have 2.2 to 34). `elsewhere`: minimum ratio to the change
    /// at the stated places if the lines are elsewhere (the same boards, moved by 0.3 of a cell,
    /// have 4.5 to 38).
    double seen = 1.8;      ///< tests/sweep: 0 of 1 readings change if halved, 0 if doubled
    double elsewhere = 2.0; ///< minimum ratio if the lines are elsewhere (tests/sweep: 1 of 1
                            ///< readings changes if halved, 0 if doubled)
    double same = 0.8;      ///< share of a peak's highest value above which an offset belongs to
                            ///< the peak
    /// Minimum change of brightness between a pixel and the next but one, in grey levels; a smaller
    /// change is noise.
    double minChange = 6.0; ///< tests/sweep: 0 of 1 readings change if halved, 0 if doubled
    /// Minimum change at the outer line of a board, as a share of the other lines' change. On the
    /// same boards it is 0.5.
    double minOuter = 0.2;

    /// Minimum probability of a height that is reported; otherwise the height is none. (Of 232
    /// stacks on 12 rendered boards, 12 are none and 16 wrong with 0.57, 9 and 17 with 0.56, 3 and
    /// 20 with 0.5.)
    double sureHeight = 0.56; ///< tests/sweep: 0 of 1 readings change if halved, 1 if doubled
    /// Maximum distance of a base from a line of the board, in cells, if the stone may be meant for
    /// either cell.
    double onLine = 0.1; ///< tests/sweep: 0 of 1 readings change if halved, 0 if doubled
    /// Radius of the disc in which a top's colour is measured, as a share of the top's radius.
    double topShare = 0.6;
    /// `fewestOfAColour`: minimum number of stones of each colour for a correction of colours. The
    /// colour of a stone is changed if its shade is farther than `coloursApart` from the median
    /// shade of its colour and nearer than `colourShare` to that of the other colour; both are
    /// shares of the distance between the two medians.
    std::size_t fewestOfAColour = 3;
    double coloursApart = 0.75;
    double colourShare = 0.25;
    /// Minimum improvement by a corrected foot, in cells: the foot must be this much nearer to the
    /// middle of a cell. (With a webcam, stacks of two were 0.27 to 0.62 cells too far from the
    /// camera, and 0.07 to 0.17 after the correction.)
    double straightened = 0.1;
    /// Gain per pixel at which the confidence in a stack is one half. It is a log-likelihood ratio
    /// averaged over the pixels, because their errors are correlated.
    double sureGain = 1.5; ///< tests/sweep: 0 of 1 readings change if halved, 1 if doubled
    /// Maximum slope of the view for which a stack's shadow is used: the lean of an upright line,
    /// as a share of its length. At a larger slope the lean is more reliable. (12 rendered boards
    /// in eight sizes and rotations, with 0.25, 0.35, 0.5 and shadows always used: 0.925, 0.917,
    /// 0.917 and 0.915 of the heights are right at more than 15 degrees, 0.862, 0.861, 0.868 and
    /// 0.866 of all; the negative log-likelihood of the truth is 615, 560, 573 and 579 nats.)
    double leansEnough = 0.35; ///< tests/sweep: 1 of 1 readings changes if halved, 1 if doubled

    /// Assumed radius of a stone in cells, before it is measured.
    double usualRadius = 0.36; ///< tests/sweep: 1 of 1 readings changes if halved, 1 if doubled
    /// Minimum and maximum radius of a stone in cells, and the step of the search. The maximum
    /// fills the cell.
    double minRadius = 0.22; ///< tests/sweep: 0 of 1 readings change if halved, 1 if doubled
    double maxRadius = 0.53; ///< maximum radius of a stone (tests/sweep: 1 of 1 readings changes if
                             ///< halved, 0 if doubled)
    double radiusShareStep = 0.01;
    /// Number of stacks on which the radius is measured: those with the highest gains.
    std::size_t radiusStacks = 10; ///< tests/sweep: 1 of 1 readings changes if halved, 0 if doubled
    /// Minimum gain of a stack, as a log-likelihood ratio per pixel of its disc. The maximum is 5.
    double minGain = 0.8; ///< tests/sweep: 0 of 1 readings change if halved, 0 if doubled
    /// A cell is examined if the number of pixels around it that look like a stone is at least this
    /// share of a stone's area.
    double minStonePixels = 0.12; ///< tests/sweep: 0 of 1 readings change if halved, 0 if doubled
    /// Minimum and maximum height of a stack in diameters: from one thin stone to more than three
    /// of the thickest.
    double lowestStack = 0.10;  ///< tests/sweep: 0 of 1 readings change if halved, 1 if doubled
    double highestStack = 1.50; ///< maximum height of a stack (tests/sweep: 0 of 1 readings change
                                ///< if halved, 0 if doubled)
    /// From this height on, in diameters, a stack is tested for being two stacks on cells behind
    /// each other.
    double tallStack = 0.7;
    /// Number of rounds; each round measures the radius and then the stacks.
    int rounds = 2; ///< tests/sweep: 0 of 1 readings change if halved, 0 if doubled

    /// Thickness of a stone in diameters: minimum, maximum, step of the search, and mean and
    /// standard deviation of the prior. Draughts, go stones and counters have 0.15 to 0.4.
    double thinnest = 0.15;
    double thickest = 0.42;
    double thicknessStep = 0.03;
    double usualThickness = 0.27;
    double thicknessSpread = 0.08;
    /// Maximum error of the fitted radius of a colour, as a logarithm, and the step of the search.
    /// (On 12 rendered boards the error is at most 0.05.)
    double radiusSlip = 0.09; ///< tests/sweep: 1 of 1 readings changes if halved, 0 if doubled
    double slipStep = 0.01;
    /// `leanSigma`: standard deviation of a measured lean, in diameters. `slip`: standard deviation
    /// of each stone's offset from the stone below it in untidy stacks (half of all stacks), in
    /// diameters; a single stone has none. (232 stacks on 12 rendered boards in eight sizes and
    /// rotations: the negative log-likelihood of the truth is 560, 557 and 561 nats with a
    /// leanSigma of 0.009, 0.012 and 0.014; and 566, 557 and 561 with a slip of 0.025, 0.032 and
    /// 0.04.)
    double leanSigma = 0.012; ///< tests/sweep: 1 of 1 readings changes if halved, 1 if doubled
    double slip = 0.032;
    /// Likelihood of a height that differs from the record, relative to the recorded height. A move
    /// changes two or three of twenty stacks.
    double notAsRecorded = 0.05;
    /// Outliers of the lean. A lean that was measured at another rim, or on stones unlike the
    /// training data, has the standard deviation `oddLeanSigma`, in diameters, and the density
    /// `oddLean`, relative to a correct measurement. `anyLean` is the density of an arbitrary lean.
    /// (Of a webcam's 30 stacks 24 are right, with one density for all outliers 21; of 232 stacks
    /// on rendered boards 211 and 210, with a log-likelihood of the truth of -66 and -68 nats.)
    double oddLeanSigma = 0.1;
    double oddLean = 1.2;
    double anyLean = 0.2;
    /// `fitSigma`: standard deviation of the fitted cylinder's lean from the expected lean, in
    /// diameters. `oddFit`: likelihood of a height that the outline contradicts; the outline adds
    /// at most 1 to it.
    double fitSigma = 0.1;
    double oddFit = 1.0;
    /// Likelihood of a height that would put the stack between cells; a place in the middle of a
    /// cell adds 1 to it.
    double oddPlace = 0.2;
    /// Relative standard deviation of a stone's thickness from the table file; it includes the
    /// error of the fitted radius.
    double thicknessError = 0.06;
    /// Standard deviation of the measured radius of a top, as a logarithm (0.004 to 0.014 on the
    /// same boards).
    double sizeSigma = 0.01;
    /// Likelihood of an outlier of a top's size, caused by a stone beside it or by a wider stone;
    /// the best size adds 1 to it.
    double oddSize = 0.05; ///< tests/sweep: 1 of 1 readings changes if halved, 1 if doubled
    /// Standard deviation of a shadow's end, in addition to the network's: `shadowSigma` in
    /// diameters, `shadowShare` as a share of the length. Lamps are wide, and there may be two. (On
    /// the same boards a shadowSigma of 0.025 is equally good.)
    double shadowSigma = 0.035;
    double shadowShare = 0.15; ///< as a share of the length (tests/sweep: 1 of 1 readings changes
                               ///< if halved, 1 if doubled)
    /// Density of a wrongly measured shadow, relative to a correct measurement (see oddLean).
    double oddShadow = 1.0; ///< tests/sweep: 1 of 1 readings changes if halved, 1 if doubled
    /// Maximum length of the shadow of one stone, in diameters, and the step of the search, which
    /// begins at 0 (a lamp straight above). The maximum is for a lamp 36 degrees from the vertical.
    double longestShadow = 0.36; ///< tests/sweep: 1 of 1 readings changes if halved, 1 if doubled
    double shadowStep = 0.03;

    /// Number of channels of the label network's input: three colours, and the offset of each place
    /// from the point under the camera in x and in y, divided by the camera's height.
    int labelChannels = 5;
    /// Minimum log-probability of a label at a pixel, so that a single wrong pixel does not exclude
    /// a stone.
    float minLogChance = -5.0F;
    /// Weight of the distinction between top and side, relative to the distinction from the board.
    /// It is less than 1, because the latter is more reliable.
    float partTrust = 0.2F;
    float minPart = -13.8F; ///< minimum logarithm of the share of top or side

    /// Radius of a stone in the unrolled picture, in that picture's unit.
    double unrolledRadius = 22.0;
    /// `leanChannels`: number of channels of the lean network's input: three colours, the
    /// difference between neighbouring columns, and the slope of the view. `shadowedRadius`: radius
    /// of a stone in the shadow network's input, in pixels.
    int leanChannels = 5;

    double shadowedRadius = 9.0;
    /// Minimum and maximum of the shadow network's output for the uncertainty: the natural
    /// logarithm of the standard deviation, in diameters.
    double surest = -4.0;
    double vaguest = 1.0;

    /// Maximum distance of a base from the middle of its cell, in cells, in each direction. The
    /// stone may extend over the line by less than a quarter of its width.
    double farthest = 0.6;
    /// Standard deviation of a stone's place from the middle of its cell, in cells, in each
    /// direction. This prior is weak. It matters only if the camera looks straight down and nothing
    /// else decides.
    double astray = 0.15;
    /// Height of the tallest stack that must fit into a window, in cells.
    double tallest = 1.2;
};

inline constexpr Options kOptions;

} // namespace umpire::stones
