#include "app/club/season/season.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace umpire::season {
namespace {

/// Rounds to a millionth of a point, so that sums that differ by less are equal.
double inMillionths(double points) {
    return std::round(points * 1e6) / 1e6;
}

double pointsOf(const Placed& placed, const TableRule& rule) {
    double sum = 0;
    for (int place = placed.place; place < placed.place + placed.sharedBy; ++place) {
        const auto at = std::size_t(place - 1);
        sum += at < rule.points.size() ? rule.points[at] : 0;
    }
    return inMillionths(sum / placed.sharedBy + rule.present);
}

/// Marks the results that count, and returns their points, the best first.
std::vector<double> countBest(std::vector<TableResult>& results, int best) {
    std::vector<TableResult*> order;
    for (TableResult& each : results) {
        order.push_back(&each);
    }
    std::ranges::stable_sort(order, std::greater(), &TableResult::points);
    std::vector<double> counted;
    for (TableResult* each : order) {
        each->isCounted = best == 0 || int(counted.size()) < best;
        if (each->isCounted) {
            counted.push_back(each->points);
        }
    }
    return counted;
}

} // namespace

SeasonTable tableOf(const std::vector<PlayedTournament>& tournaments, const TableRule& rule) {
    std::map<std::string, TableRow> rows;
    for (const PlayedTournament& tournament : tournaments) {
        if (!counts(rule, tournament.name, tournament.game)) {
            continue;
        }
        for (const Placed& each : tournament.places) {
            TableRow& row = rows[each.player];
            row.player = each.player;
            row.results.push_back(
                {tournament.name, tournament.day, each.place, pointsOf(each, rule)});
        }
    }
    // the total, then the points of each counted result
    using Ranked = std::pair<std::vector<double>, TableRow>;
    std::vector<Ranked> ranked;
    for (auto& [name, row] : rows) {
        std::vector<double> counted = countBest(row.results, rule.best);
        row.points = inMillionths(std::accumulate(counted.begin(), counted.end(), 0.0));
        counted.insert(counted.begin(), row.points);
        ranked.emplace_back(std::move(counted), std::move(row));
    }
    std::ranges::stable_sort(ranked, std::greater(), &Ranked::first);
    SeasonTable table{rule.name, {}};
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        const bool isShared = i > 0 && ranked[i].first == ranked[i - 1].first;
        ranked[i].second.rank = isShared ? table.rows.back().rank : int(i) + 1;
        table.rows.push_back(ranked[i].second);
    }
    return table;
}

} // namespace umpire::season
