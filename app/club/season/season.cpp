#include "app/club/season/season.h"

#include <algorithm>
#include <tuple>

namespace umpire::season {
namespace {

using tournament::Outcome;

std::vector<Meeting> meetingsOf(const std::vector<PlayedGame>& games) {
    std::map<std::tuple<std::string, std::string, std::string>, Meeting> all;
    for (const PlayedGame& game : games) {
        if (game.seats != 2) {
            continue;
        }
        const std::size_t one = game.players[0] < game.players[1] ? 0 : 1;
        Meeting& meeting = all[{game.game, game.players[one], game.players[1 - one]}];
        meeting.game = game.game;
        meeting.one = game.players[one];
        meeting.other = game.players[1 - one];
        ++meeting.games;
        meeting.oneWins += game.outcomes[one] == Outcome::Won ? 1 : 0;
        meeting.otherWins += game.outcomes[1 - one] == Outcome::Won ? 1 : 0;
        meeting.draws += game.outcomes[0] == Outcome::Drawn && game.outcomes[1] == Outcome::Drawn;
    }
    std::vector<Meeting> meetings;
    for (const auto& [key, meeting] : all) {
        meetings.push_back(meeting);
    }
    return meetings;
}

} // namespace

Season seasonOf(const CountedGames& counted, const SeasonRules& rules) {
    Season season{.name = rules.name,
                  .firstDay = rules.firstDay,
                  .lastDay = rules.lastDay,
                  .tables = {},
                  .ratings = ratingsOf(counted.games, rules.rating),
                  .meetings = meetingsOf(counted.games),
                  .milestones = {},
                  .games = int(counted.games.size())};
    for (const TableRule& rule : rules.tables) {
        season.tables.push_back(tableOf(counted.tournaments, rule));
    }
    season.milestones = milestonesOf(counted, season.ratings);
    std::erase_if(season.milestones,
                  [&](const Milestone& each) { return each.day < rules.firstDay; });
    return season;
}

} // namespace umpire::season
