#include "app/common/failure/printable.h"
#include "app/common/failure/printed.h"
#include "app/common/json/json_values.h"
#include "app/mind/statistics/statistics.h"

#include <numeric>

namespace umpire {
namespace {

constexpr double kSurprising = 0.05;

std::string number(double value, int decimals) {
    return printed("%.*f", decimals, value);
}

std::string counted(int count, const std::string& one, const std::string& many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string lengthLine(const VariantFigures& figures) {
    const std::vector<double> actions(figures.actions.begin(), figures.actions.end());
    return "  A game has " + number(quantileOf(actions, 0.5), 0) + " actions (median), from " +
           number(actions.front(), 0) + " to " + number(actions.back(), 0) + ". It takes " +
           number(quantileOf(figures.minutes, 0.5), 1) + " minutes (median).\n";
}

std::string variantText(const VariantFigures& figures) {
    std::string text =
        figures.game + (figures.variant.empty() ? "" : " " + figures.variant) + ": " +
        counted(figures.games, "game has ended", "games have ended") +
        (figures.unfinished > 0 ? ", " + counted(figures.unfinished, "goes on", "go on") : "") +
        ".\n";
    if (figures.games == 0) {
        return text;
    }
    if (figures.lostOnTime > 0) {
        text += "  A side lost on time in " + counted(figures.lostOnTime, "game", "games") + ".\n";
    }
    const int lost = figures.games - figures.firstWon - figures.drawn;
    return text + "  The first side (" + figures.firstSide + ") won " +
           std::to_string(figures.firstWon) + ", drew " + std::to_string(figures.drawn) +
           " and lost " + std::to_string(lost) + ". The chance that it wins is between " +
           number(figures.firstWins.least, 2) + " and " + number(figures.firstWins.most, 2) +
           " (95 % interval).\n" + lengthLine(figures);
}

std::string playerText(const PlayerFigures& figures) {
    return "  " + figures.player + ": " +
           counted(int(figures.seconds.size()), "action", "actions") + ", " +
           number(quantileOf(figures.seconds, 0.5), 1) + " s (median), " +
           number(quantileOf(figures.seconds, 0.95), 1) + " s (95 of 100 are no longer).\n";
}

std::string judged(double probability, const std::string& subject) {
    return probability < kSurprising ? subject + " differs from chance more than chance would"
                                     : "nothing speaks against chance";
}

std::string hitText(const HitFigures& figures) {
    return "  " + figures.what + ": " + counted(figures.tosses, "toss", "tosses") + ", " +
           counted(figures.matches, "match", "matches") + ", " +
           counted(figures.hits, "hit", "hits") + "; chance gives " + number(figures.expected, 1) +
           " (p = " + number(figures.probability, 3) + "; " + judged(figures.probability, "this") +
           ").\n";
}

std::string countText(const std::string& title, const std::string& subject,
                      const CountFigures& figures) {
    const int throws = std::accumulate(figures.counts.begin(), figures.counts.end(), 0);
    std::string text = title + ": " + std::to_string(throws) + " in all:";
    for (const int count : figures.counts) {
        text += " " + std::to_string(count);
    }
    return text + ".\n  p = " + number(figures.test.probability, 3) +
           (figures.test.isExact ? " (exact test)"
                                 : " (chi-square " + number(figures.test.statistic, 1) + ", " +
                                       std::to_string(figures.test.degrees) + " degrees)") +
           "; " + judged(figures.test.probability, subject) +
           ". To find one of six that comes up " + "one time in four takes " +
           std::to_string(figures.needed) + " throws.\n";
}

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

std::string statisticsText(const Statistics& statistics) {
    std::string text;
    for (const VariantFigures& each : statistics.variants) {
        text += variantText(each);
    }
    if (!statistics.players.empty()) {
        text += "Time to think:\n";
    }
    for (const PlayerFigures& each : statistics.players) {
        text += playerText(each);
    }
    if (!statistics.hits.empty()) {
        text += "Hits against the odds (War Galley; the range is in match lengths):\n";
    }
    for (const HitFigures& each : statistics.hits) {
        text += hitText(each);
    }
    if (std::reduce(statistics.dice.counts.begin(), statistics.dice.counts.end()) > 0) {
        text += countText("Dice, from 1 to 6", "the die", statistics.dice);
    }
    if (std::reduce(statistics.directions.counts.begin(), statistics.directions.counts.end()) > 0) {
        text +=
            countText("Tossed heads by sixth of a full turn", "the toss", statistics.directions);
    }
    return text;
}

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
