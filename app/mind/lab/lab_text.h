#pragma once

#include "app/common/chance/fairness.h"
#include "app/mind/lab/kept_games.h"
#include "app/mind/lab/lab.h"

/// Formats a lab's result: one column of figures per property, one line per variant.
namespace umpire {

/// Results of one variant's games. All intervals are 95 % confidence intervals.
struct LabFigures {
    /// Wins and score of the first side; the score's interval is Wilson's.
    MatchFigures match;
    int played = 0;
    std::array<double, 3> actions{}; ///< number of actions per game: first quartile, median and
                                     ///< third quartile (nearest rank)
    double decided = 0.;             ///< share of the games that one side won, 0 to 1
    Interval decidedInterval;        ///< Clopper-Pearson interval of `decided`
    double leadChanges = 0.;         ///< mean number of lead changes per game
    /// Student's interval of `leadChanges`, cut off at 0. None for fewer than two games.
    std::optional<Interval> leadChangesInterval;
};

/// Without games, all numbers are 0 and the intervals of shares are 0 to 1.
LabFigures labFiguresOf(const std::vector<std::optional<LabGame>>& games);

struct LabAnswer {
    const LabPlan& plan;
    const LabHeading& heading;
    const LabGames& games;
};

std::string labText(const LabAnswer& answer);
/// Returns the JSON document `umpire.lab/1`.
nlohmann::ordered_json labJson(const LabAnswer& answer);
/// Returns a header line, then one line per variant. Unknown values are empty fields.
std::string labCsv(const LabAnswer& answer);

} // namespace umpire
