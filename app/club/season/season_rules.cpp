#include "app/club/season/season_rules.h"

#include "app/common/json/json_reader.h"
#include "app/record/journal/named_players.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <chrono>
#include <set>

namespace umpire::season {
namespace {

constexpr Named<Period> kPeriods[] = {{Period::Day, "day"}, {Period::Month, "month"}};
constexpr AtMost kMaxName{200};
constexpr AtMost kMaxList{10'000};
constexpr Between kPoints{-1'000'000, 1'000'000};

/// Reads a day; leaves `day` unchanged if the field is missing.
void readDay(const JsonReader& visit, const char* name, std::string& day) {
    visit.ifAny(name, day, kMaxName);
    if (!day.empty() && (dayIn(day) != day)) {
        visit.fail(name, "give a day such as 2026-09-01");
    }
}

std::string dayBefore(const std::string& day) {
    using namespace std::chrono;
    const auto part = [&](std::size_t from, std::size_t count) {
        return std::stoi(day.substr(from, count));
    };
    const year_month_day before{sys_days(year(part(0, 4)) / part(5, 2) / part(8, 2)) - days(1)};
    char text[16];
    std::snprintf(text, sizeof text, "%04d-%02u-%02u", int(before.year()), unsigned(before.month()),
                  unsigned(before.day()));
    return text;
}

} // namespace

void fields(const JsonReader& visit, TableRule& it) {
    visit("name", it.name, kMaxName);
    visit.ifAny("game", it.game, kMaxName);
    visit.ifAny("tournaments", it.tournaments, kMaxList, kMaxName);
    std::vector<double> points; // empty, because reading appends
    visit.ifAny("points", points, kMaxList, kPoints);
    it.points = points.empty() ? it.points : points;
    visit.ifAny("present", it.present, kPoints);
    visit.ifAny("best", it.best, Between{0, 10'000});
    visit.onlyThese({"name", "game", "tournaments", "points", "present", "best"});
}

void fields(const JsonReader& visit, RatingRule& it) {
    visit.ifAny("rating", it.newcomer.rating, Between{-10'000, 10'000});
    visit.ifAny("deviation", it.newcomer.deviation, Between{1, 1'000});
    visit.ifAny("volatility", it.newcomer.volatility);
    visit.ifAny("tau", it.tau);
    visit.ifAny("period", it.period, kPeriods);
    visit.onlyThese({"rating", "deviation", "volatility", "tau", "period"});
    if (!(it.newcomer.volatility >= 0.001 && it.newcomer.volatility <= 1)) {
        visit.fail("volatility", "give a number from 0.001 to 1");
    }
    if (!(it.tau >= 0.1 && it.tau <= 2)) {
        visit.fail("tau", "give a number from 0.1 to 2");
    }
}

void fields(const JsonReader& visit, SeasonRules& it) {
    visit.schema("umpire.season/1");
    visit("name", it.name, kMaxName);
    readDay(visit, "first_day", it.firstDay);
    readDay(visit, "last_day", it.lastDay);
    visit.ifAny("tables", it.tables, kMaxList);
    visit.ifAny("rating", it.rating);
    visit.ifAny("renamed", it.renamed, kMaxName);
    visit.ifAny("left_out", it.leftOut, kMaxList, kMaxName);
    visit.ifAny("dates", it.dates, kMaxName);
    visit.onlyThese({"schema", "name", "first_day", "last_day", "tables", "rating", "renamed",
                     "left_out", "dates"});
    for (const auto& [tournament, day] : it.dates) {
        if (dayIn(day) != day || day.empty()) {
            visit.at("dates").fail(tournament, "give a day such as 2026-09-01");
        }
    }
    std::set<std::string> former;
    for (const auto& [from, to] : it.renamed) {
        former.insert(nameKey(from));
    }
    for (const auto& [from, to] : it.renamed) {
        const std::string key = nameKey(to);
        if (key.empty() || (key != nameKey(from) && former.contains(key))) {
            visit.at("renamed").fail(from, "give the name that is shown; `" + to +
                                               "` is renamed itself, or empty");
        }
    }
}

Expected<SeasonRules> readSeasonRules(std::string_view text, std::string_view name) {
    auto rules = fromText<SeasonRules>(text);
    if (!rules) {
        return failWith(ExitStatus::CannotRead, std::string(name) + ": " + rules.error());
    }
    if (rules->tables.empty()) {
        rules->tables.push_back({.name = rules->name, .game = {}, .tournaments = {}});
    }
    return *std::move(rules);
}

std::string dayIn(std::string_view text) {
    int parts[3] = {};
    constexpr std::size_t kBegins[] = {0, 5, 8};
    constexpr std::size_t kEnds[] = {4, 7, 10};
    for (std::size_t i = 0; i < 3; ++i) {
        if (text.size() < kEnds[i] ||
            (i > 0 && text[kBegins[i] - 1] != '-' && text[kBegins[i] - 1] != '/')) {
            return "";
        }
        const auto [end, error] =
            std::from_chars(text.data() + kBegins[i], text.data() + kEnds[i], parts[i]);
        if (error != std::errc() || end != text.data() + kEnds[i] || parts[i] < 0) {
            return "";
        }
    }
    const std::chrono::year_month_day day{std::chrono::year(parts[0]),
                                          std::chrono::month(unsigned(parts[1])),
                                          std::chrono::day(unsigned(parts[2]))};
    const bool isLonger = text.size() > 10 && std::isdigit(static_cast<unsigned char>(text[10]));
    if (!day.ok() || isLonger) {
        return "";
    }
    std::string made(text.substr(0, 10));
    made[4] = made[7] = '-';
    return made;
}

std::string eveningOf(const std::string& started) {
    constexpr std::string_view kMorning = "06";
    const std::string day = dayIn(started);
    const bool isNight = started.size() > 13 && started[10] == 'T' &&
                         std::string_view(started).substr(11, 2) < kMorning;
    return !day.empty() && isNight ? dayBefore(day) : day;
}

bool counts(const TableRule& table, const std::string& tournament, const std::string& game) {
    const auto fits = [&](const std::string& name) {
        return name.ends_with("*") ? tournament.starts_with(name.substr(0, name.size() - 1))
                                   : tournament == name;
    };
    return (table.game.empty() || table.game == game) &&
           (table.tournaments.empty() || std::ranges::any_of(table.tournaments, fits));
}

} // namespace umpire::season
