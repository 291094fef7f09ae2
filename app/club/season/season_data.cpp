#include "app/club/season/season_forms.h"
#include "app/club/season/season_tables.h"
#include "app/common/failure/printable.h"
#include "app/common/json/json_values.h"

#include <array>
#include <charconv>

namespace umpire::season {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kHundredths = 100;
constexpr double kVolatilitySteps = 1e6;

/// Formats a number with a decimal point in every country: "1", "0.5".
std::string number(double value, double steps) {
    std::array<char, 32> text{};
    const auto written =
        std::to_chars(text.data(), text.data() + text.size(), std::round(value * steps) / steps);
    return {text.data(), written.ptr};
}

const char* nameOf(Milestone::What what) {
    switch (what) {
    case Milestone::What::FirstWin:
        return "first_win";
    case Milestone::What::Games:
        return "games";
    case Milestone::What::TournamentWon:
        return "tournament_won";
    case Milestone::What::LongestRun:
        return "longest_run";
    case Milestone::What::BestRating:
        return "best_rating";
    }
    return "";
}

Json jsonOfResult(const TableResult& it) {
    return {{"tournament", it.tournament},
            {"day", it.day},
            {"place", it.place},
            {"points", it.points},
            {"counts", it.isCounted}};
}

Json jsonOfRow(const TableRow& it) {
    return {{"rank", it.rank},
            {"player", it.player},
            {"points", it.points},
            {"results", jsonList(it.results, jsonOfResult)}};
}

Json jsonOfRated(const RatedPlayer& it) {
    return {{"player", it.player},
            {"rating", rounded(it.strength.rating, kHundredths)},
            {"deviation", rounded(it.strength.deviation, kHundredths)},
            {"volatility", rounded(it.strength.volatility, kVolatilitySteps)},
            {"games", it.games},
            {"wins", it.wins},
            {"draws", it.draws},
            {"losses", it.losses},
            {"best", rounded(it.best, kHundredths)},
            {"best_day", orNull(it.bestDay)}};
}

Json jsonOfMeeting(const Meeting& it) {
    return {{"game", it.game},           {"one", it.one},          {"other", it.other},
            {"games", it.games},         {"one_wins", it.oneWins}, {"draws", it.draws},
            {"other_wins", it.otherWins}};
}

Json jsonOfMilestone(const Milestone& it) {
    return {{"day", it.day},
            {"player", it.player},
            {"what", nameOf(it.what)},
            {"game", orNull(it.game)},
            {"tournament", orNull(it.tournament)},
            {"number", it.number == 0 ? Json(nullptr) : Json(it.number)}};
}

std::string tablesCsv(const Season& season) {
    std::string text = csvLine(
        {"table", "rank", "player", "total", "tournament", "day", "place", "points", "counts"});
    for (const SeasonTable& table : season.tables) {
        for (const TableRow& row : table.rows) {
            for (const TableResult& each : row.results) {
                text += csvLine({table.name, std::to_string(row.rank), row.player,
                                 number(row.points, kVolatilitySteps), each.tournament, each.day,
                                 std::to_string(each.place), number(each.points, kVolatilitySteps),
                                 each.isCounted ? "yes" : "no"});
            }
        }
    }
    return text;
}

std::string ratingsCsv(const Season& season) {
    std::string text = csvLine({"game", "player", "rating", "deviation", "volatility", "games",
                                "wins", "draws", "losses", "best", "best day"});
    for (const GameRatings& game : season.ratings) {
        for (const RatedPlayer& each : game.players) {
            text += csvLine({game.game, each.player, number(each.strength.rating, kHundredths),
                             number(each.strength.deviation, kHundredths),
                             number(each.strength.volatility, kVolatilitySteps),
                             std::to_string(each.games), std::to_string(each.wins),
                             std::to_string(each.draws), std::to_string(each.losses),
                             number(each.best, kHundredths), each.bestDay});
        }
    }
    return text;
}

std::string meetingsCsv(const Season& season) {
    std::string text =
        csvLine({"game", "one", "other", "games", "one wins", "draws", "other wins"});
    for (const Meeting& each : season.meetings) {
        text += csvLine({each.game, each.one, each.other, std::to_string(each.games),
                         std::to_string(each.oneWins), std::to_string(each.draws),
                         std::to_string(each.otherWins)});
    }
    return text;
}

std::string milestonesCsv(const Season& season) {
    std::string text = csvLine({"day", "player", "what", "game", "tournament", "number"});
    for (const Milestone& each : season.milestones) {
        text += csvLine({each.day, each.player, nameOf(each.what), each.game, each.tournament,
                         each.number == 0 ? "" : std::to_string(each.number)});
    }
    return text;
}

} // namespace

Json jsonOf(const Season& season) {
    return {
        {"schema", "umpire.season-figures/1"},
        {"name", season.name},
        {"first_day", orNull(season.firstDay)},
        {"last_day", orNull(season.lastDay)},
        {"games", season.games},
        {"tables", jsonList(season.tables,
                            [](const SeasonTable& it) -> Json {
                                return {{"name", it.name}, {"rows", jsonList(it.rows, jsonOfRow)}};
                            })},
        {"ratings",
         jsonList(season.ratings,
                  [](const GameRatings& it) -> Json {
                      return {{"game", it.game}, {"players", jsonList(it.players, jsonOfRated)}};
                  })},
        {"head_to_head", jsonList(season.meetings, jsonOfMeeting)},
        {"milestones", jsonList(season.milestones, jsonOfMilestone)}};
}

std::map<std::string, std::string> csvFilesOf(const Season& season) {
    return {{"tables.csv", tablesCsv(season)},
            {"ratings.csv", ratingsCsv(season)},
            {"head-to-head.csv", meetingsCsv(season)},
            {"milestones.csv", milestonesCsv(season)}};
}

} // namespace umpire::season
