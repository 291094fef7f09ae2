#include "app/club/season/season.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace umpire::season {
namespace {

using tournament::Outcome;
using What = Milestone::What;

constexpr int kCountedGames[] = {10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10'000};
constexpr int kMinRun = 3;         ///< minimum number of games won in a row
constexpr int kMinRatedGames = 10; ///< minimum number of games before a rating is meaningful

/// A player's history, game by game.
struct Career {
    int games = 0;
    int run = 0;
    int longest = 0;
    std::string longestDay;
    bool hasWon = false;
    bool hasWonTournament = false;
};

} // namespace

std::vector<Milestone> milestonesOf(const CountedGames& counted,
                                    const std::vector<GameRatings>& ratings) {
    std::vector<Milestone> all;
    std::map<std::string, Career> careers;
    for (const PlayedGame& game : counted.games) {
        for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
            const std::string& player = game.players[seat];
            Career& career = careers[player];
            const bool wins = game.outcomes[seat] == Outcome::Won;
            if (std::ranges::find(kCountedGames, ++career.games) != std::end(kCountedGames)) {
                all.push_back({What::Games, game.day, player, {}, {}, career.games});
            }
            if (wins && !std::exchange(career.hasWon, true)) {
                all.push_back({What::FirstWin, game.day, player, game.game, {}, 0});
            }
            career.run = wins ? career.run + 1 : 0;
            if (career.run > career.longest) {
                career.longest = career.run;
                career.longestDay = game.day;
            }
        }
    }
    for (const PlayedTournament& tournament : counted.tournaments) {
        for (const Placed& each : tournament.places) {
            if (each.place == 1 && !std::exchange(careers[each.player].hasWonTournament, true)) {
                all.push_back(
                    {What::TournamentWon, tournament.day, each.player, {}, tournament.name, 0});
            }
        }
    }
    for (const auto& [player, career] : careers) {
        if (career.longest >= kMinRun) {
            all.push_back({What::LongestRun, career.longestDay, player, {}, {}, career.longest});
        }
    }
    for (const GameRatings& game : ratings) {
        for (const RatedPlayer& each : game.players) {
            if (each.games >= kMinRatedGames && !each.bestDay.empty()) {
                all.push_back({What::BestRating,
                               each.bestDay,
                               each.player,
                               game.game,
                               {},
                               int(std::lround(each.best))});
            }
        }
    }
    std::ranges::sort(all, {}, [](const Milestone& each) {
        return std::tie(each.day, each.player, each.what, each.number, each.game);
    });
    return all;
}

} // namespace umpire::season
