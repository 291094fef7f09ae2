#pragma once

#include "rules/table/units.h"

namespace umpire::proposals {

/// The tunable parameters of this folder.
struct Options {
    /// Length in mm of the network's unit of offset (REACH in vision/training/train.py).
    double reachMm = 20.0;
    /// Minimum probability of a cell that votes for a stick. It is low, because the votes must also
    /// agree with each other.
    float voteFrom = 0.3F;
    /// Minimum number of cells of a stick, weighted by their probability; a match covers about 45.
    /// (In 62 scenes 347 of 351 matches are found and 8 are false; with 5 cells 345 and 10; with 3
    /// cells 348 and 9, but one of the 9 is in a toss with an earlier picture.)
    double minCells = 4.0;
    /// `voteFromClosely` and `minCellsClosely`: the limits voteFrom and minCells in a thorough
    /// search. `deckFrom`: minimum probability of a cell that votes for a deck. `sameDeckMm`:
    /// maximum distance of its vote from the deck's centre, in mm.
    float voteFromClosely = 0.18F;
    double minCellsClosely = 1.5;
    float deckFrom = 0.4F;
    double sameDeckMm = 12.0;
    /// Minimum number of cells of a deck. A deck covers about 1200 cells, a half hidden deck still
    /// 500.
    double minDeckCells = 250.0;
    /// Radius around an end in which head cells are counted, in mm.
    double headReachMm = 4.0;
    /// Number of head cells that is added to the counted cells at each end; a head covers 5 to 9
    /// cells.
    double noHeadCells = 0.5;

    /// Width of the margin around an examined part that is kept for a later search, in pixels. The
    /// scout mostly misses parts beside the parts that it finds (with 16 mm, one more of 351
    /// matches is found).
    int beyond = 24;
    /// Margin around the area in which pieces are proposed, because matches may roll over the edge.
    Millimetres areaMargin = 20_mm;

    /// Minimum output of the scout for a square that is examined. The scout was trained with a
    /// weight of six for pieces, so 0.7 means a probability of 0.28. (In 62 scenes, 340 of 351
    /// matches are found with 0.6, 338 with 0.7, 330 with 0.8; with 0.7, 19 % of the table is
    /// examined in eight scenes.)
    float minChance = 0.7F;
    /// Number of squares around each found square that are examined too; a square is 10.7 mm wide.
    /// Doubling it makes the examined area 1.5 times larger and finds one more match in 62 scenes.
    int squaresAround = 1;
    /// Number of squares that are shown beyond a cut between two regions, so that both ends of a
    /// match across the cut are visible.
    int context = 2;
    /// Approximate cost of one run of the network, in squares.
    int overhead = 20;

    /// Standard deviations of a vote for an end, across and along the stick, in mm (from validation
    /// samples).
    double acrossMm = 1.2;
    double alongMm = 3.0;
    /// Maximum distance of a stick's cells from its axis, in mm: half the width of a match and half
    /// a cell.
    double halfWidthMm = 1.6;
    /// Maximum difference between the directions of a vote and of its stick, as a sine: 20 degrees.
    double sameDirection = 0.34;
    /// Maximum distance along the axis between a voted end and the stick's end. More distant votes
    /// belong to another stick in the same line.
    double sameEndMm = 12.0;
    /// Maximum distance of a stick's cells beyond its ends, in mm.
    double overhangMm = 4.0;
    /// If the cells end within this distance of a voted end, the stick ends where the cells end.
    /// Otherwise something covers the rest of the stick, and the stick ends at the voted end.
    double visibleEndMm = 5.0;
    /// Half a cell, in mm: distance of the stick's end from the centre of its last cell. `binMm` is
    /// the side of the bins in which votes are compared.
    double halfCellMm = 0.6;
    double binMm = 6.0;
    /// Maximum sum of squared deviations of a vote; above it the agreement, below 1e-5, counts as
    /// 0.
    double maxSum = 48.0;
};

inline constexpr Options kOptions;

} // namespace umpire::proposals
