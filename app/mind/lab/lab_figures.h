#pragma once

#include "app/common/chance/fairness.h"
#include "app/mind/lab/lab.h"

namespace umpire {

/// The figures of one variant's games. In 95 of 100 labs the interval contains the true value.
struct LabFigures {
    /// Wins, score and interval are the first side's; the interval is Wilson's.
    MatchFigures match;
    int played = 0;
    std::array<double, 3> actions{}; ///< first quartile, median, third quartile (nearest rank)
    double decided = 0.;             ///< share of the games won by either side
    Interval decidedInterval;        ///< Clopper-Pearson interval
    double leadChanges = 0.;         ///< mean per game
    /// Student's interval, not below 0; none for fewer than two games.
    std::optional<Interval> leadChangesInterval;
};

/// Computes the figures. Without games all figures are 0, and the intervals of shares are 0 to 1.
LabFigures labFiguresOf(const std::vector<std::optional<LabGame>>& games);

} // namespace umpire
