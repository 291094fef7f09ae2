#include "app/opponent/match.h"

#include "app/opponent/games.h"
#include "rules/any_game.h"
#include "rules/engine/lot.h"

#include <atomic>
#include <cmath>
#include <thread>

namespace umpire {

/// Each game's is in its own file, such as typed_triremes.cpp.
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

/// The seed of each game, and of the opening that it shares with the next.
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
    std::atomic<std::size_t> next{0};
    const auto playOn = [&] {
        for (std::size_t game = next++; game < played.size() && !stop.stop_requested();
             game = next++) {
            played[game] = opponents.playGame(*start, planOf(plan, int(game), seats, stop));
        }
    };
    const unsigned cores =
        plan.threads != 0 ? plan.threads : std::max(std::thread::hardware_concurrency(), 1U);
    {
        std::vector<std::jthread> threads;
        for (unsigned i = 0; i < cores && i < played.size(); ++i) {
            threads.emplace_back(playOn);
        }
    }
    PlayedMatch match;
    for (const auto& game : played) {
        if (game) {
            match.games.push_back(*game);
        }
    }
    return match;
}

MatchFigures figuresOf(const PlayedMatch& match) {
    constexpr double kNormal = 1.959964; // 95 % of a normal distribution lie within
    MatchFigures figures;
    for (const MatchGame& game : match.games) {
        figures.won += int(game.result == GameResult::Won);
        figures.drawn += int(game.result == GameResult::Drawn);
        figures.lost += int(game.result == GameResult::Lost);
        figures.left += int(game.wasLeft);
        figures.meanActions += game.actions;
    }
    const double n = double(match.games.size());
    if (n == 0.) {
        figures.interval = {0., 1.};
        return figures;
    }
    figures.meanActions /= n;
    figures.score = (figures.won + figures.drawn / 2.) / n;
    const double squared = kNormal * kNormal / n;
    const double middle = (figures.score + squared / 2.) / (1. + squared);
    const double half =
        std::sqrt(squared * (figures.score * (1. - figures.score) + squared / 4.)) / (1. + squared);
    // Exact at the ends, where rounding would make a finite difference of an infinite one.
    figures.interval = {figures.score == 0. ? 0. : middle - half,
                        figures.score == 1. ? 1. : middle + half};
    return figures;
}

double eloOf(double score) {
    return 400. * std::log10(score / (1. - score));
}

} // namespace umpire
