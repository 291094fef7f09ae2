#include "app/mind/statistics/statistics.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>

namespace umpire {
namespace {

constexpr int kFaces = 6;
constexpr double kLoaded = 0.25; ///< probability of the loaded face that `needed` refers to

VariantFigures& figuresOf(std::vector<VariantFigures>& all, const CountedGame& game) {
    const auto found = std::ranges::find_if(all, [&](const VariantFigures& each) {
        return each.game == game.game && each.variant == game.variant;
    });
    if (found != all.end()) {
        return *found;
    }
    all.push_back({.game = game.game, .variant = game.variant, .firstSide = game.firstSide});
    return all.back();
}

std::vector<VariantFigures> variantsOf(const std::vector<CountedGame>& games) {
    std::vector<VariantFigures> all;
    for (const CountedGame& game : games) {
        VariantFigures& figures = figuresOf(all, game);
        if (!game.isOver) {
            ++figures.unfinished;
            continue;
        }
        ++figures.games;
        figures.firstWon += game.winner == game.firstSide ? 1 : 0;
        figures.drawn += game.winner ? 0 : 1;
        figures.lostOnTime += game.isLostOnTime ? 1 : 0;
        figures.actions.push_back(game.actions);
        figures.minutes.push_back(game.minutes);
    }
    for (VariantFigures& figures : all) {
        figures.firstWins = chanceInterval(figures.firstWon, figures.games);
        std::ranges::sort(figures.actions);
        std::ranges::sort(figures.minutes);
    }
    return all;
}

std::vector<PlayerFigures> playersOf(const std::vector<ThinkingTime>& thoughts) {
    std::map<std::string, std::vector<double>> byPlayer;
    for (const ThinkingTime& thought : thoughts) {
        byPlayer[thought.player].push_back(thought.seconds);
    }
    std::vector<PlayerFigures> players;
    for (auto& [player, seconds] : byPlayer) {
        std::ranges::sort(seconds);
        players.push_back({player, std::move(seconds)});
    }
    return players;
}

template <typename Counts>
HitFigures hitsOf(std::string what, const std::vector<CountedToss>& tosses, Counts counts) {
    HitFigures figures{.what = std::move(what)};
    std::vector<double> chances;
    for (const CountedToss& toss : tosses) {
        if (counts(toss)) {
            ++figures.tosses;
            figures.hits += toss.hits;
            chances.insert(chances.end(), toss.chances.begin(), toss.chances.end());
        }
    }
    figures.matches = int(chances.size());
    figures.expected = std::accumulate(chances.begin(), chances.end(), 0.0);
    figures.probability = probabilityOf(chances, figures.hits);
    return figures;
}

/// Groups the tosses by range, by side zone and by player. Omits groups without tosses.
std::vector<HitFigures> hitsOf(const std::vector<CountedToss>& tosses) {
    std::vector<HitFigures> all;
    for (int range = 1; range <= 3; ++range) {
        all.push_back(hitsOf("range " + std::to_string(range), tosses,
                             [&](const CountedToss& toss) { return toss.range == range; }));
    }
    all.push_back(hitsOf("side zone", tosses, [](const auto& toss) { return toss.inSideZone; }));
    all.push_back(
        hitsOf("outside the side zone", tosses, [](const auto& toss) { return !toss.inSideZone; }));
    std::map<std::string, int> players;
    for (const CountedToss& toss : tosses) {
        ++players[toss.player];
    }
    for (const auto& each : players) {
        all.push_back(hitsOf(each.first, tosses,
                             [&](const CountedToss& toss) { return toss.player == each.first; }));
    }
    std::erase_if(all, [](const HitFigures& figures) { return figures.tosses == 0; });
    return all;
}

CountFigures countsOf(std::vector<int> counts) {
    CountFigures figures{.counts = std::move(counts)};
    figures.test = uniformityOf(figures.counts);
    figures.needed = throwsToFind(kFaces, kLoaded);
    return figures;
}

CountFigures diceOf(const std::vector<int>& dice) {
    std::vector<int> counts(kFaces);
    for (const int face : dice) {
        if (face >= 1 && face <= kFaces) {
            ++counts[std::size_t(face - 1)];
        }
    }
    return countsOf(std::move(counts));
}

/// Counts directions by sixths of a full turn, counter-clockwise from the x axis.
CountFigures directionsOf(const std::vector<CountedToss>& tosses) {
    std::vector<int> counts(kFaces);
    for (const CountedToss& toss : tosses) {
        for (const double heading : toss.headings) {
            const double turns = heading / (2.0 * std::numbers::pi);
            const auto sixth = std::size_t((turns - std::floor(turns)) * kFaces);
            ++counts[std::min<std::size_t>(sixth, kFaces - 1)];
        }
    }
    return countsOf(std::move(counts));
}

} // namespace

double quantileOf(const std::vector<double>& sorted, double share) {
    if (sorted.empty()) {
        return 0.0;
    }
    const auto rank = std::size_t(std::ceil(share * double(sorted.size())));
    return sorted[std::clamp<std::size_t>(rank, 1, sorted.size()) - 1];
}

Statistics statisticsOf(const Tally& tally) {
    return {.variants = variantsOf(tally.games),
            .players = playersOf(tally.thoughts),
            .hits = hitsOf(tally.tosses),
            .dice = diceOf(tally.dice),
            .directions = directionsOf(tally.tosses)};
}

} // namespace umpire
