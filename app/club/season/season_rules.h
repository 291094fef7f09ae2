#pragma once

#include "app/club/season/glicko.h"
#include "app/common/failure/failure.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

/// What a club decides about its season. docs/season.md describes the file.
namespace umpire::season {

/// A table of tournaments that belong together: a series, or all of a season.
struct TableRule {
    std::string name;
    std::string game; ///< only tournaments of this game; empty: of any game
    /// Names of the tournaments; `*` at the end stands for any letters. None: all tournaments.
    std::vector<std::string> tournaments;
    std::vector<double> points{10, 8, 6, 5, 4, 3, 2, 1}; ///< for place 1, 2 and so on
    double present = 0; ///< for everybody who has a place, besides the points for it
    int best = 0;       ///< only so many of a player's results count; 0: all of them
};

/// When ratings change.
enum class Period {
    Day,   ///< after each day on which the game was played
    Month, ///< at the end of each month, also of a month without a game
};

struct RatingRule {
    Strength newcomer;
    double tau = 0.5;
    Period period = Period::Day;
};

struct SeasonRules {
    std::string name;
    std::string firstDay; ///< "2026-09-01"; empty: any
    std::string lastDay;  ///< empty: any
    std::vector<TableRule> tables;
    RatingRule rating;
    std::map<std::string, std::string> renamed; ///< from the name in the files to the name shown
    std::vector<std::string> leftOut;
    /// The days of tournaments whose files have none, by the tournament's name.
    std::map<std::string, std::string> dates;
};

/// Without tables in the text there is one table of all tournaments. `name`: of the file.
/// Error: CannotRead, which names the field.
Expected<SeasonRules> readSeasonRules(std::string_view text, std::string_view name);

/// "2026-09-01" of "2026-09-01…", "2026/09/01…"; empty: it begins with no day.
std::string dayIn(std::string_view text);
/// The day of "2026-11-21T14:30:00Z"; it ends at 6 o'clock UTC, so that a night belongs to its
/// evening. Empty: it begins with no day.
std::string eveningOf(const std::string& at);

/// The table counts that tournament.
bool counts(const TableRule& table, const std::string& tournament, const std::string& game);

} // namespace umpire::season
