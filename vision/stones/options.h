#pragma once

#include <cstddef>

namespace umpire::stones {

/// What can be tuned here; `vision/README.md` says what the brackets mean.
struct Options {
    /// A line may lie this far from its place, pixels of the board's plane: a printed board laid by
    /// hand; a tenth of a cell.
    int slack = 3; ///< [0, 1 of 1]
    /// Lines that are seen change brightness this much more than the places between them do (12
    /// rendered boards: from 2.2 to 34), and than the place where they are said to be, where they
    /// are elsewhere (the same, moved by 0.3 of a cell: from 4.5 to 38).
    double seen = 1.8;      ///< [0, 0 of 1]
    double elsewhere = 2.0; ///< [1, 0 of 1]
    double same = 0.8;      ///< share of the highest value that belongs to its peak
    /// Less change than this between one pixel and the next but one is noise, grey levels.
    double minChange = 6.0; ///< [0, 0 of 1]
    /// A board's last line has a share of the others' change at least: 0.5 on the same boards.
    double minOuter = 0.2;

    /// A height is said where its chance is at least this; else null. (232 stacks on 12 rendered
    /// boards, 0.57, 0.56 and 0.5: 12, 9 and 3 are null, 16, 17 and 20 wrong.)
    double sureHeight = 0.56; ///< [0, 1 of 1]
    /// A base that is this near to a line of the board, in cells, may be meant for either side of
    /// it.
    double onLine = 0.1; ///< [0, 0 of 1]
    /// What is asked of a top for its colour: the middle, to this share of its radius.
    double topShare = 0.6;
    /// Of how many stones a colour's shade is known, and when a stone has the other colour: it is
    /// farther from its own than this share of what is between the two, and this near to the other.
    std::size_t fewestOfAColour = 3;
    double coloursApart = 0.75;
    double colourShare = 0.25;
    /// A foot that was read apart from the outline is believed where it lies this much nearer to
    /// the middle of its cell, in cells. (A webcam's stacks of two were 0.27 to 0.62 too far from
    /// the camera, and 0.07 to 0.17 so.)
    double straightened = 0.1;
    /// What a stack's gain over nothing, in natural logarithms a pixel, makes its chance; as the
    /// heights, pixels err together.
    double sureGain = 1.5; ///< [0, 1 of 1]
    /// Where an upright line leans by this share of its length a stack's shadow is not asked: what
    /// it leans says more. (12 rendered boards in eight sizes and turns, 0.25, 0.35, 0.5 and all
    /// asked: 0.925, 0.917, 0.917, 0.915 of the heights over 15 degrees right; of all 0.862, 0.861,
    /// 0.868, 0.866; what is true has chances of 615, 560, 573, 579 nats.)
    double leansEnough = 0.35; ///< [1, 1 of 1]

    /// What a stone is taken for before its board's stones were measured, in cells.
    double usualRadius = 0.36; ///< [1, 1 of 1]
    /// Stones' radii from tiny to a cell that is full, in cells.
    double minRadius = 0.22; ///< [0, 1 of 1]
    double maxRadius = 0.53; ///< [1, 0 of 1]
    double radiusShareStep = 0.01;
    /// How many of the surest stacks the radius is measured on.
    std::size_t radiusStacks = 10; ///< [1, 0 of 1]
    /// A stone's least gain, in natural logarithms for each pixel of its disc. (Of 5 at most.)
    double minGain = 0.8; ///< [0, 0 of 1]
    /// A cell is looked at where this share of one stone's pixels may be stone.
    double minStonePixels = 0.12; ///< [0, 0 of 1]
    /// A stack's height in diameters: from a thin stone to thrice the thickest.
    double lowestStack = 0.10;  ///< [0, 1 of 1]
    double highestStack = 1.50; ///< [0, 0 of 1]
    /// From this height on it may be two on cells behind one another, which is tried.
    double tallStack = 0.7;
    /// How often radius and stacks are measured with what the other gave.
    int rounds = 2; ///< [0, 0 of 1]

    /// Thickness of a stone over its diameter: draughts, go stones and counters from 0.15 to 0.4.
    double thinnest = 0.15;
    double thickest = 0.42;
    double thicknessStep = 0.03;
    double usualThickness = 0.27;
    double thicknessSpread = 0.08;
    /// How far the fit may be wrong about a colour's radius, as a logarithm, and the steps in which
    /// it is sought (12 rendered boards: to 0.05).
    double radiusSlip = 0.09; ///< [1, 0 of 1]
    double slipStep = 0.01;
    /// What the lean is measured to, and how far each stone slips on the one below where a stack is
    /// not neat, which half of them are, in diameters. One stone alone cannot slip. (232 stacks on
    /// 12 rendered boards in eight sizes and turns, 0.009, 0.012 and 0.014: what is true has
    /// chances of 560, 557 and 561 nats; slips of 0.025, 0.032 and 0.04: 566, 557, 561.)
    double leanSigma = 0.012; ///< [1, 1 of 1]
    double slip = 0.032;
    /// How likely any other height of a stack is beside the recorded one: a move changes two or
    /// three of twenty.
    double notAsRecorded = 0.05;
    /// A lean that was read from another rim, or of stones unlike those the nets were trained on,
    /// still lies this near to what it should be, in diameters; and it is as likely as this beside
    /// the density of one that was seen aright. Any lean at all is as likely as `anyLean`. (A
    /// webcam's 30 stacks: 24 are right, 21 where every odd lean was as likely as the next; the 232
    /// on rendered boards: 211 and 210, and what is true has chances of -66 and -68 nats.)
    double oddLeanSigma = 0.1;
    double oddLean = 1.2;
    double anyLean = 0.2;
    /// How far the fitted cylinder leans from what its stack should, in diameters, and what a
    /// height that its outline contradicts is worth beside one that it agrees with.
    double fitSigma = 0.1;
    double oddFit = 1.0;
    /// What a height is worth under which the stack would stand between cells, beside one that puts
    /// it on a middle.
    double oddPlace = 0.2;
    /// A stone's thickness that the table file says is good to this share of it, with the error of
    /// the fitted radius.
    double thicknessError = 0.06;
    /// Stones of one kind differ by this much in radius, and it is measured to that; a logarithm
    /// (the same boards: from 0.004 to 0.014).
    double sizeSigma = 0.01;
    /// A top whose size says nothing of its height, for a stone beside it or a wider one, is as
    /// likely as this beside the best size.
    double oddSize = 0.05; ///< [1, 1 of 1]
    /// What a shadow's end is known to beside what the net says, in diameters, and as a share of
    /// its length: lamps are wide, and there may be two (the same boards: as well with 0.025).
    double shadowSigma = 0.035;
    double shadowShare = 0.15; ///< [1, 1 of 1]
    /// A shadow that was not seen aright, as for leans.
    double oddShadow = 1.0; ///< [1, 1 of 1]
    /// How much a stone lengthens a shadow, in diameters: from right under the lamp to 36 degrees
    /// beside it, and the steps in which it is sought.
    double longestShadow = 0.36; ///< [1, 1 of 1]
    double shadowStep = 0.03;

    /// Colours and leans.
    int labelChannels = 5;
    /// No pixel says more than this against a label: one wrong pixel must not veto a stone.
    float minLogChance = -5.0F;
    /// That a pixel is a stone's is surer than whether it is of its top or its side: this share of
    /// the latter's logarithm counts.
    float partTrust = 0.2F;
    float minPart = -13.8F; ///< of that logarithm

    /// A stone's radius in the picture's own unit.
    double unrolledRadius = 22.0;
    /// Colours, how much each column differs from the next, the lean of a cell's height.
    int leanChannels = 5;

    double shadowedRadius = 9.0;
    /// What the net was trained to say, natural logarithms of diameters.
    double surest = -4.0;
    double vaguest = 1.0;

    /// A base is not looked for farther than this from its cell's middle, in cells: over the line
    /// by less than a stone's quarter.
    double farthest = 0.6;
    /// How far from the middle of its cell a player sets a stone, in cells, one standard deviation
    /// a direction. Weak: it matters where the camera looks straight down and nothing else tells.
    double astray = 0.15;
    /// Tallest stack that a window must hold, in cells.
    double tallest = 1.2;
};

inline constexpr Options kOptions;

} // namespace umpire::stones
