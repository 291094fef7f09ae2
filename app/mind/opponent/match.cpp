#include "app/mind/opponent/match.h"

#include "app/common/chance/fairness.h"
#include "app/common/chance/on_all_cores.h"
#include "app/mind/opponent/games.h"
#include "rules/any_game/any_game.h"
#include "rules/engine/lot.h"

#include <atomic>
#include <cmath>

namespace umpire {

/// typed_games.cpp defines this function of each game.
template <Game G>
const GameOpponents& gameOpponents();

namespace {

template <Game... Gs>
const GameOpponents& find(std::string_view name, Games<Gs...>) {
    const std::array all = {&gameOpponents<Gs>()...};
    std::size_t place = 0;
    while (place + 1 < all.size() && all[place]->game != name) {
        ++place;
    }
    return *all[place];
}

/// Determines the seeds and the seats of a game. Each opening is played with the first engine on
/// every seat, in successive games.
GamePlan planOf(const MatchPlan& plan, int game, int seats, const std::stop_token& stop) {
    const auto drawnFor = [&plan](std::uint64_t what) {
        return Lot(plan.thinking.seed ^ Lot(what)())();
    };
    const auto round = std::uint64_t(game / seats);
    return {&plan, drawnFor(2 * std::uint64_t(game) + 1), drawnFor(2 * round), game % seats, stop};
}

} // namespace

const GameOpponents& opponentsIn(const AnyGame& game) {
    return find(game.name, GameList{});
}

PlayedMatch playMatch(const SharedPosition& start, const MatchPlan& plan,
                      const std::stop_token& stop) {
    const GameOpponents& opponents = opponentsIn(start->game());
    const int seats = std::max(start->playerCount(), 1);
    std::vector<std::optional<MatchGame>> played(std::size_t(std::max(plan.games, 0)));
    std::atomic<std::size_t> done{0};
    onAllCores(played.size(), plan.threads, [&](std::size_t game) {
        if (!stop.stop_requested()) {
            played[game] = opponents.playGame(*start, planOf(plan, int(game), seats, stop));
        }
        if (const std::size_t sofar = ++done; plan.heard) {
            plan.heard(sofar, played.size());
        }
    });
    PlayedMatch match{.games = {}, .players = seats};
    for (const auto& game : played) {
        if (game) {
            match.games.push_back(*game);
        }
    }
    return match;
}

MatchFigures figuresOf(const PlayedMatch& match) {
    MatchFigures figures;
    for (const MatchGame& game : match.games) {
        figures.won += int(game.result == GameResult::Won);
        figures.drawn += int(game.result == GameResult::Drawn);
        figures.lost += int(game.result == GameResult::Lost);
        figures.left += int(game.wasLeft);
        figures.meanActions += game.actions;
    }
    const double n = double(match.games.size());
    const double points = figures.won + double(figures.drawn) / match.players;
    const Interval interval = wilsonInterval(points, int(match.games.size()));
    figures.interval = {interval.least, interval.most};
    if (n > 0.) {
        figures.meanActions /= n;
    }
    figures.score = n > 0. ? points / n : 1. / match.players;
    return figures;
}

double eloOf(double score, int players) {
    return 400. * std::log10(score * (players - 1) / (1. - score));
}

} // namespace umpire
