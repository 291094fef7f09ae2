#pragma once

#include "app/common/chance/fairness.h"
#include "app/mind/lab/lab.h"

namespace umpire {

/// What the games of one variant say of it. Intervals hold the true value in 95 of 100 labs.
struct LabFigures {
    /// Wins, score and interval are those of the first side; the interval is Wilson's.
    MatchFigures match;
    int played = 0;
    std::array<double, 3> actions{}; ///< first quartile, median, third quartile (nearest rank)
    double decided = 0.;             ///< share of the games that a side won
    Interval decidedInterval;        ///< Clopper and Pearson's
    double leadChanges = 0.;         ///< the mean of a game
    /// Student's, from 0 on; none for fewer than two games.
    std::optional<Interval> leadChangesInterval;
};

/// Without a game all figures are 0, and the intervals of shares go from 0 to 1.
LabFigures labFiguresOf(const std::vector<std::optional<LabGame>>& games);

} // namespace umpire
