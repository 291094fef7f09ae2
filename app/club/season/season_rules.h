#pragma once

#include "app/club/season/glicko.h"
#include "app/common/failure/failure.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

/// A club's decisions about its season. docs/season.md describes the file.
namespace umpire::season {

/// A table of tournaments that belong together: a series, or all of a season.
struct TableRule {
    std::string name;
    /// only tournaments of this game count; empty: tournaments of all games count
    std::string game;
    /// Names of the tournaments; `*` at the end stands for any letters. Empty: all tournaments.
    std::vector<std::string> tournaments;
    std::vector<double> points{10, 8, 6, 5, 4, 3, 2, 1}; ///< points for place 1, 2 and so on
    double present = 0; ///< extra points for everybody who has a place
    int best = 0;       ///< number of a player's results that count; 0: all results count
};

/// When ratings change.
enum class Period {
    Day,   ///< after each day with a game
    Month, ///< at the end of each month, also of a month without a game
};

struct RatingRule {
    Strength newcomer;
    double tau = 0.5;
    Period period = Period::Day;
};

struct SeasonRules {
    std::string name;
    std::string firstDay; ///< the season's first day, "2026-09-01"; empty: no limit
    std::string lastDay;  ///< the season's last day; empty: no limit
    std::vector<TableRule> tables;
    RatingRule rating;
    /// maps the name in the files to the displayed name
    std::map<std::string, std::string> renamed;
    std::vector<std::string> leftOut;
    /// Days of tournaments whose files contain none, by the tournament's name.
    std::map<std::string, std::string> dates;
};

/// Parses the rules. If the text has no tables, one table covers all tournaments. `name` is the
/// file's name. Error: CannotRead, which names the field.
Expected<SeasonRules> readSeasonRules(std::string_view text, std::string_view name);

/// Returns "2026-09-01" from "2026-09-01…" or "2026/09/01…"; empty if the text begins with no day.
std::string dayIn(std::string_view text);
/// Returns the day of "2026-11-21T14:30:00Z". A day ends at 6 o'clock UTC, so that a night belongs
/// to its evening. Returns an empty text if `at` begins with no day.
std::string eveningOf(const std::string& at);

/// Tells whether the table counts that tournament.
bool counts(const TableRule& table, const std::string& tournament, const std::string& game);

} // namespace umpire::season
