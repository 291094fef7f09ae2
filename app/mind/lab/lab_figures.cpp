#include "app/mind/lab/lab_figures.h"

#include "app/mind/statistics/statistics.h"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>

namespace umpire {
namespace {

/// Returns Student's 95 % confidence interval of a mean (Gosset, "The probable error of a mean",
/// Biometrika 6, 1908). Its lower end is at least 0, because counts are not negative. Returns none
/// for fewer than two counts.
std::optional<Interval> meanInterval(const std::vector<double>& counts, double mean) {
    if (counts.size() < 2) {
        return std::nullopt;
    }
    double squares = 0.;
    for (const double each : counts) {
        squares += (each - mean) * (each - mean);
    }
    const double n = double(counts.size());
    const boost::math::students_t student(n - 1.);
    const double half = boost::math::quantile(student, 0.975) * std::sqrt(squares / (n - 1.) / n);
    return Interval{std::max(mean - half, 0.), mean + half};
}

} // namespace

LabFigures labFiguresOf(const std::vector<std::optional<LabGame>>& games) {
    PlayedMatch match;
    std::vector<double> actions;
    std::vector<double> changes;
    LabFigures figures;
    for (const auto& game : games) {
        if (game) {
            match.games.push_back(game->match);
            actions.push_back(game->match.actions);
            changes.push_back(game->leadChanges);
            figures.leadChanges += game->leadChanges;
        }
    }
    figures.match = figuresOf(match);
    figures.played = int(match.games.size());
    const int decided = figures.match.won + figures.match.lost;
    figures.decidedInterval = chanceInterval(decided, figures.played);
    if (figures.played > 0) {
        figures.decided = double(decided) / figures.played;
        figures.leadChanges /= figures.played;
    }
    figures.leadChangesInterval = meanInterval(changes, figures.leadChanges);
    std::ranges::sort(actions);
    figures.actions = {quantileOf(actions, 0.25), quantileOf(actions, 0.5),
                       quantileOf(actions, 0.75)};
    return figures;
}

} // namespace umpire
