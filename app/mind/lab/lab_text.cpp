#include "app/mind/lab/lab_text.h"

#include "app/common/failure/printable.h"
#include "app/common/failure/printed.h"
#include "app/mind/statistics/statistics.h"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

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

using Json = nlohmann::ordered_json;
using Row = std::array<std::string, 6>;

std::string rounded(double value, int digits) {
    return printed("%.*f", digits, value);
}

std::string between(const Interval& interval, int digits) {
    return " (" + rounded(interval.least, digits) + " to " + rounded(interval.most, digits) + ")";
}

/// Formats "47 % (41 to 54)".
std::string percent(double share, const Interval& interval) {
    return rounded(100. * share, 0) + " %" +
           between({100. * interval.least, 100. * interval.most}, 0);
}

Row rowOf(const std::string& name, const LabFigures& figures) {
    if (figures.played == 0) {
        return {name, "0", "-", "-", "-", "-"};
    }
    const auto& changes = figures.leadChangesInterval;
    return {name,
            std::to_string(figures.played),
            percent(figures.match.score, {figures.match.interval[0], figures.match.interval[1]}),
            rounded(figures.actions[1], 0) + between({figures.actions[0], figures.actions[2]}, 0),
            percent(figures.decided, figures.decidedInterval),
            rounded(figures.leadChanges, 2) + (changes ? between(*changes, 2) : "")};
}

std::string tableOf(const std::vector<Row>& rows) {
    std::array<std::size_t, 6> widths{};
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], row[i].size());
        }
    }
    std::string text;
    for (const Row& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += row[i] + std::string(widths[i] - row[i].size() + 2, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string limitsText(const LabPlan& plan, const LabHeading& heading) {
    const Thinking& thinking = plan.thinking;
    const std::string nodes =
        thinking.nodes == 0 ? "" : ", " + std::to_string(thinking.nodes) + " positions an action";
    char seconds[64] = "";
    if (thinking.time) {
        std::snprintf(seconds, sizeof seconds, ", %.9g seconds an action", thinking.time->count());
    }
    return heading.engine + " against itself" + nodes + seconds;
}

std::string firstSideOf(const LabPlan& plan) {
    return plan.variants.front().start->nameOf(Player{0});
}

Json jsonOf(const std::string& name, const LabFigures& figures) {
    const bool none = figures.played == 0;
    const MatchFigures& match = figures.match;
    const auto& changes = figures.leadChangesInterval;
    const auto known = [none](const Json& value) { return none ? Json() : value; };
    return {{"variant", name},
            {"played", figures.played},
            {"wins", match.won},
            {"draws", match.drawn},
            {"losses", match.lost},
            {"left", match.left},
            {"score", known(match.score)},
            {"score_interval", match.interval},
            {"actions_median", known(figures.actions[1])},
            {"actions_quartiles", known({figures.actions[0], figures.actions[2]})},
            {"decided", known(figures.decided)},
            {"decided_interval", {figures.decidedInterval.least, figures.decidedInterval.most}},
            {"lead_changes", known(figures.leadChanges)},
            {"lead_changes_interval", changes ? Json({changes->least, changes->most}) : Json()}};
}

} // namespace

std::string labText(const LabAnswer& answer) {
    const LabPlan& plan = answer.plan;
    std::vector<Row> rows = {{"variant", "games", firstSideOf(plan) + "'s points",
                              "actions (quartiles)", "decided", "lead changes"}};
    std::size_t played = 0;
    for (std::size_t i = 0; i < plan.variants.size(); ++i) {
        const LabFigures figures = labFiguresOf(answer.games[i]);
        played += std::size_t(figures.played);
        rows.push_back(rowOf(plan.variants[i].name, figures));
    }
    return std::string(plan.variants.front().start->game().name) + ", " +
           limitsText(plan, answer.heading) + ": " + std::to_string(played) + " of " +
           std::to_string(plan.variants.size() * std::size_t(plan.games)) + " games\n" +
           tableOf(rows) +
           "A win counts one point and a draw half a point. In brackets: the figure lies there "
           "with "
           "95 % certainty.\nOf actions: the middle half of the games lies there.\n";
}

Json labJson(const LabAnswer& answer) {
    Json json = headingOf(answer.plan, answer.heading);
    json["schema"] = "umpire.lab/1";
    json["first_side"] = firstSideOf(answer.plan);
    json["games"] = answer.plan.games;
    json.erase("variants"); // removes the names from the header; the results follow at the end
    json["variants"] = Json::array();
    for (std::size_t i = 0; i < answer.plan.variants.size(); ++i) {
        json["variants"].push_back(
            jsonOf(answer.plan.variants[i].name, labFiguresOf(answer.games[i])));
    }
    return json;
}

std::string labCsv(const LabAnswer& answer) {
    std::string text;
    const Json json = labJson(answer);
    for (const Json& variant : json["variants"]) {
        std::string headings;
        std::string line;
        for (const auto& [key, value] : variant.items()) {
            const bool isPair = key.ends_with("_interval") || key.ends_with("_quartiles");
            const std::string least = key.ends_with("_quartiles") ? "_first" : "_least";
            const std::string most = key.ends_with("_quartiles") ? "_third" : "_most";
            const std::string comma = line.empty() ? "" : ",";
            const auto field = [](const Json& one) { return one.is_null() ? "" : one.dump(); };
            headings += comma + (isPair ? key + least + "," + key + most : key);
            line += comma;
            line += !isPair
                        ? (value.is_string() ? csvField(value.get<std::string>()) : field(value))
                    : value.is_null() ? ","
                                      : field(value[0]) + "," + field(value[1]);
        }
        text += (text.empty() ? headings + "\n" : "") + line + "\n";
    }
    return text;
}

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
