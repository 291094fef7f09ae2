#include "app/club/season/season_tables.h"

#include "app/record/game_files/any_game.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace umpire::season {
namespace {

using notices::Side;
using What = Milestone::What;

/// Maximum number of letters of a name; longer names are cut.
constexpr std::size_t kMaxLetters = 48;
constexpr std::size_t kMaxResults = 300;

notices::Cell nameCell(const std::string& name, const std::string& small = {}) {
    return {notices::shortened(name, kMaxLetters), small};
}

std::string whole(double value) {
    return std::to_string(std::lround(value));
}

/// Lists the points of each result; results that do not count are in brackets.
std::string resultsIn(const TableRow& row) {
    std::string text;
    for (const TableResult& each : row.results) {
        const std::string points = notices::written(each.points);
        text += (text.empty() ? "" : " · ") + (each.isCounted ? points : "(" + points + ")");
    }
    return notices::shortened(text, kMaxResults);
}

TitledTable clubTable(const SeasonTable& table) {
    TitledTable made{table.name, {}};
    made.table.columns = {{message("Place"), 1, Side::Middle},
                          {message("Name"), 7, Side::Left},
                          {message("Points"), 1.5, Side::Middle}};
    bool hasBrackets = false;
    for (const TableRow& row : table.rows) {
        made.table.rows.push_back({{{std::to_string(row.rank)},
                                    nameCell(row.player, resultsIn(row)),
                                    {notices::written(row.points)}},
                                   made.table.rows.size()});
        hasBrackets = hasBrackets || !std::ranges::all_of(row.results, &TableResult::isCounted);
    }
    if (hasBrackets) {
        made.note = message("Results in brackets do not count.");
    }
    return made;
}

TitledTable ratingTable(const GameRatings& ratings) {
    TitledTable made{message("Ratings: %1", titleOfGame(ratings.game)), {}};
    made.table.columns = {
        {message("Place"), 1.1, Side::Middle},  {message("Name"), 5.5, Side::Left},
        {message("Rating"), 1.8, Side::Middle}, {"±", 1.3, Side::Middle},
        {message("Games"), 1.4, Side::Middle},  {message("Wins"), 1.7, Side::Middle},
        {message("Draws"), 1.7, Side::Middle},  {message("Losses"), 1.7, Side::Middle},
        {message("Best"), 1.7, Side::Middle}};
    for (const RatedPlayer& each : ratings.players) {
        const std::size_t at = made.table.rows.size();
        made.table.rows.push_back({{{std::to_string(at + 1)},
                                    nameCell(each.player),
                                    {whole(each.strength.rating)},
                                    {whole(2 * each.strength.deviation)},
                                    {each.games},
                                    {each.wins},
                                    {each.draws},
                                    {each.losses},
                                    {whole(each.best)}},
                                   at});
    }
    made.note = message("System: Glicko-2. The true rating is within ± of the rating in 95 of 100 "
                        "cases.");
    return made;
}

TitledTable meetingTable(const std::vector<Meeting>& meetings, const std::string& game) {
    TitledTable made{message("Head to head: %1", titleOfGame(game)), {}};
    made.table.columns = {{message("Name"), 4, Side::Right},
                          {message("Wins"), 1.6, Side::Middle},
                          {message("Draws"), 1.6, Side::Middle},
                          {message("Wins"), 1.6, Side::Middle},
                          {message("Name"), 4, Side::Left}};
    for (const Meeting& each : meetings) {
        if (each.game == game) {
            made.table.rows.push_back({{nameCell(each.one),
                                        {each.oneWins},
                                        {each.draws},
                                        {each.otherWins},
                                        nameCell(each.other)},
                                       made.table.rows.size()});
        }
    }
    return made;
}

TitledTable milestoneTable(const std::vector<Milestone>& milestones) {
    TitledTable made{message("Milestones"), {}};
    made.table.columns = {{message("Day"), 1.6, Side::Middle},
                          {message("Name"), 4, Side::Left},
                          {message("Milestone"), 4.4, Side::Left}};
    for (const Milestone& each : milestones) {
        made.table.rows.push_back(
            {{{each.day}, nameCell(each.player), {said(each)}}, made.table.rows.size()});
    }
    return made;
}

} // namespace

std::vector<TitledTable> titledTables(const Season& season) {
    std::vector<TitledTable> all;
    for (const SeasonTable& table : season.tables) {
        all.push_back(clubTable(table));
    }
    std::set<std::string> games;
    for (const GameRatings& ratings : season.ratings) {
        all.push_back(ratingTable(ratings));
    }
    for (const Meeting& meeting : season.meetings) {
        if (games.insert(meeting.game).second) {
            all.push_back(meetingTable(season.meetings, meeting.game));
        }
    }
    all.push_back(milestoneTable(season.milestones));
    std::erase_if(all, [](const TitledTable& each) { return each.table.rows.empty(); });
    return all;
}

Message said(const Milestone& milestone) {
    switch (milestone.what) {
    case What::FirstWin:
        return message("first win");
    case What::Games:
        return message("game no. %1", milestone.number);
    case What::TournamentWon:
        return message("first tournament won: %1", milestone.tournament);
    case What::LongestRun:
        return message("longest run of wins: %1", milestone.number);
    case What::BestRating:
        return message("best rating: %1 (%2)", milestone.number, titleOfGame(milestone.game));
    }
    return "";
}

std::string daysOf(const Season& season) {
    return season.firstDay.empty() && season.lastDay.empty()
               ? ""
               : season.firstDay + " – " + season.lastDay;
}

} // namespace umpire::season
