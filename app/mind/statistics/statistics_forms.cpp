#include "app/mind/statistics/statistics.h"

#include "app/common/failure/printable.h"
#include "app/common/json/json_values.h"

#include <numeric>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

Json jsonOf(const Interval& interval) {
    return Json::array({interval.least, interval.most});
}

Json spreadOf(const std::vector<double>& sorted) {
    if (sorted.empty()) {
        return nullptr;
    }
    return {{"least", sorted.front()},
            {"median", quantileOf(sorted, 0.5)},
            {"p95", quantileOf(sorted, 0.95)},
            {"most", sorted.back()}};
}

Json jsonOf(const VariantFigures& figures) {
    const std::vector<double> actions(figures.actions.begin(), figures.actions.end());
    return {{"game", figures.game},
            {"variant", figures.variant},
            {"first_side", figures.firstSide},
            {"games", figures.games},
            {"unfinished", figures.unfinished},
            {"first_won", figures.firstWon},
            {"drawn", figures.drawn},
            {"lost_on_time", figures.lostOnTime},
            {"first_wins_95", jsonOf(figures.firstWins)},
            {"actions", spreadOf(actions)},
            {"minutes", spreadOf(figures.minutes)}};
}

Json jsonOf(const HitFigures& figures) {
    return {{"what", figures.what},         {"tosses", figures.tosses},
            {"matches", figures.matches},   {"hits", figures.hits},
            {"expected", figures.expected}, {"probability", figures.probability}};
}

Json jsonOf(const CountFigures& figures) {
    return {{"throws", std::accumulate(figures.counts.begin(), figures.counts.end(), 0)},
            {"counts", figures.counts},
            {"chi_square", figures.test.statistic},
            {"degrees", figures.test.degrees},
            {"probability", figures.test.probability},
            {"test", figures.test.isExact ? "exact" : "chi-square"},
            {"throws_to_find_one_in_four", figures.needed}};
}

template <typename All>
Json listOf(const All& all) {
    return jsonList(all, [](const auto& each) { return jsonOf(each); });
}

/// Adds one line for every number in `value`. A nested number is named by its path.
void addRows(std::string& csv, const std::string& section, const std::string& name,
             const std::string& path, const Json& value) {
    if (value.is_object() || value.is_array()) {
        std::size_t place = 0;
        for (const auto& [key, inner] : value.items()) {
            const std::string last = value.is_array() ? std::to_string(++place) : key;
            addRows(csv, section, name, path.empty() ? last : path + "." + last, inner);
        }
    } else if (value.is_number()) {
        csv += csvField(section) + "," + csvField(name) + "," + csvField(path) + "," +
               value.dump() + "\n";
    }
}

std::string nameOf(const Json& each) {
    if (each.contains("game")) {
        const auto variant = each["variant"].get<std::string>();
        return each["game"].get<std::string>() + (variant.empty() ? "" : " " + variant);
    }
    return each.contains("player") ? each["player"].get<std::string>()
                                   : each["what"].get<std::string>();
}

} // namespace

nlohmann::ordered_json statisticsJson(const Statistics& statistics) {
    const auto playerOf = [](const PlayerFigures& each) -> Json {
        return {{"player", each.player},
                {"actions", each.seconds.size()},
                {"seconds", spreadOf(each.seconds)}};
    };
    return {{"schema", "umpire.statistics/1"},
            {"variants", listOf(statistics.variants)},
            {"players", jsonList(statistics.players, playerOf)},
            {"hits", listOf(statistics.hits)},
            {"dice", jsonOf(statistics.dice)},
            {"directions", jsonOf(statistics.directions)}};
}

std::string statisticsCsv(const Statistics& statistics) {
    const Json json = statisticsJson(statistics);
    std::string csv = "section,name,figure,value\n";
    for (const char* section : {"variants", "players", "hits"}) {
        for (const Json& each : json[section]) {
            addRows(csv, section, nameOf(each), "", each);
        }
    }
    for (const char* section : {"dice", "directions"}) {
        addRows(csv, section, "", "", json[section]);
    }
    return csv;
}

} // namespace umpire
