#pragma once

#include "rules/table/units.h"

namespace umpire::proposals {

/// What can be tuned here; `vision/README.md` says what the brackets mean.
struct Options {
    /// Offsets leave the net divided by this (vision/training/train.py, REACH).
    double reachMm = 20.0;
    /// A cell votes for a stick or deck from this probability on: low, for the votes must also
    /// agree.
    float voteFrom = 0.3F;
    /// Fewer cells than this, weighted by agreement, are no stick: a match covers about 45. 62
    /// scenes: 347 of 351 matches are found and 8 invented; with 5 cells 345 and 10, with 3 cells
    /// 348 and 9, but one is invented in a toss whose picture before is at hand.
    double minCells = 4.0;
    /// The same where it is looked closely.
    float voteFromClosely = 0.18F;
    double minCellsClosely = 1.5;
    float deckFrom = 0.4F;
    double sameDeckMm = 12.0;
    /// A deck covers about 1200 cells; half hidden ones still show 500.
    double minDeckCells = 250.0;
    /// The ends' neighbourhood in which a head shows.
    double headReachMm = 4.0;
    /// So many cells of head by chance say nothing: a head covers 5 to 9.
    double noHeadCells = 0.5;

    /// What the scout overlooks lies mostly beside what it sees: so many pixels more are kept for
    /// whoever looks again (16 mm: one match of 351 more is found).
    int beyond = 24;
    /// A toss may roll a little over the area's edge.
    Millimetres areaMargin = 20_mm;

    /// A square is looked at from this answer on. The scout was trained to weigh a piece six times,
    /// so that 0.7 is an honest 0.28. 62 scenes: 340 of 351 matches are found from 0.6 on, 338 from
    /// 0.7, 330 from 0.8; eight of them look at 19 % of the table at 0.7.
    float minChance = 0.7F;
    /// The piece net is shown this many squares around a piece: 10.7 mm. With twice that it looks
    /// at half as much again and finds one match more in 62 scenes.
    int squaresAround = 1;
    /// And so many beyond where a region was cut off another, so that it sees both ends of a match
    /// there.
    int context = 2;
    /// A run of the net costs as much as so many squares, about.
    int overhead = 20;

    /// Deviations of a vote for an end, across and along the stick (rendered validation samples).
    double acrossMm = 1.2;
    double alongMm = 3.0;
    /// A stick's own cells lie this near to its axis: half a match and half a cell.
    double halfWidthMm = 1.6;
    /// A cell whose vote points along the stick to within this (sine: 20 degrees) may belong to it.
    double sameDirection = 0.34;
    /// Votes for ends further off along the axis are about another stick of a row.
    double sameEndMm = 12.0;
    /// Beyond the voted ends its own cells may reach this far.
    double overhangMm = 4.0;
    /// Where cells end within this of the voted end, the stick ends with the cells; else it is
    /// covered there.
    double visibleEndMm = 5.0;
    /// Half a cell: the last cell's centre is that far inside the end.
    double halfCellMm = 0.6;
    double binMm = 6.0;
    /// Beyond this an agreement is below a hundred thousandth.
    double maxSum = 48.0;
};

inline constexpr Options kOptions;

} // namespace umpire::proposals
