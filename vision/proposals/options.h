#pragma once

#include "rules/table/units.h"

namespace umpire::proposals {

/// The tunable parameters of this folder; `vision/README.md` explains the brackets.
struct Options {
    /// Scale of the network's offsets (vision/training/train.py, REACH).
    double reachMm = 20.0;
    /// Least probability from which a cell votes for a stick or deck. It is low, because the votes
    /// must agree too.
    float voteFrom = 0.3F;
    /// Least number of cells of a stick, weighted by agreement; a match covers about 45. In 62
    /// scenes, 347 of 351 matches are found and 8 invented; with 5 cells 345 and 10; with 3 cells
    /// 348 and 9, but one of these is invented in a toss that has an earlier picture.
    double minCells = 4.0;
    /// The same limits for a close search.
    float voteFromClosely = 0.18F;
    double minCellsClosely = 1.5;
    float deckFrom = 0.4F;
    double sameDeckMm = 12.0;
    /// Least number of cells of a deck; a deck covers about 1200, a half hidden one still 500.
    double minDeckCells = 250.0;
    /// Distance around an end in which head cells count.
    double headReachMm = 4.0;
    /// Number of head cells that may occur by chance: a head covers 5 to 9.
    double noHeadCells = 0.5;

    /// Pixels kept around the examined part for another look, because the scout mostly misses parts
    /// beside those that it finds (with 16 mm, one match of 351 more is found).
    int beyond = 24;
    /// A toss may roll a little over the area's edge.
    Millimetres areaMargin = 20_mm;

    /// Least answer of the scout from which a square is examined. The scout was trained with weight
    /// six for pieces, so 0.7 means a probability of 0.28. In 62 scenes, 340 of 351 matches are
    /// found from 0.6 on, 338 from 0.7, 330 from 0.8; eight scenes examine 19 % of the table at
    /// 0.7.
    float minChance = 0.7F;
    /// Squares shown to the network around a piece: 10.7 mm. Doubling it makes the examined area
    /// 1.5 times larger and finds one more match in 62 scenes.
    int squaresAround = 1;
    /// Squares shown beyond a cut between two regions, so that both ends of a match there
    /// are visible.
    int context = 2;
    /// The approximate cost of a run of the network, in squares.
    int overhead = 20;

    /// Standard deviations of a vote for an end, across and along the stick (validation samples).
    double acrossMm = 1.2;
    double alongMm = 3.0;
    /// Greatest distance of a stick's own cells from its axis: half a match and half a cell.
    double halfWidthMm = 1.6;
    /// Greatest difference of a vote's direction from the stick's (sine: 20 degrees).
    double sameDirection = 0.34;
    /// Distance along the axis beyond which votes for ends belong to another stick of a row.
    double sameEndMm = 12.0;
    /// Greatest distance of own cells beyond the voted ends.
    double overhangMm = 4.0;
    /// If the cells end within this distance of the voted end, the stick ends with the cells;
    /// otherwise it is covered there.
    double visibleEndMm = 5.0;
    /// Half a cell, because the last cell's centre is this far inside the end.
    double halfCellMm = 0.6;
    double binMm = 6.0;
    /// Above this sum, an agreement is below 1e-5.
    double maxSum = 48.0;
};

inline constexpr Options kOptions;

} // namespace umpire::proposals
