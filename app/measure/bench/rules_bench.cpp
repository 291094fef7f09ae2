#include "app/measure/bench/rules_bench.h"

#include "app/measure/bench/stopwatch.h"
#include "app/record/game_files/any_game.h"
#include "rules/any_game/any_game.h"
#include "rules/engine/murus_gallicus/engine.h"
#include "rules/engine/perft.h"

#include <random>

namespace umpire {
namespace {

constexpr int kPerftDepth = 6; ///< maximum depth; the JSON document has the results of this depth
constexpr std::uint64_t kEngineNodes = 300'000;
/// Processor time for each maximum length, in clock ticks.
constexpr std::clock_t kPlayoutTime = CLOCKS_PER_SEC / 7;
constexpr std::array kLengths = {25, 50, 100, 200, 400}; ///< maximum numbers of actions in a game

PerftSpeed countTo(const MurusGallicus::State& start, int depth, int repetitions) {
    PerftSpeed speed{.depth = depth};
    std::vector<double> times;
    for (int i = 0; i < repetitions; ++i) {
        times.push_back(
            millisecondsOfShort([&] { speed.leaves = perft<MurusGallicus>(start, depth); }));
    }
    speed.leavesPerSecond = double(speed.leaves) * 1000.0 / medianOf(times);
    return speed;
}

EngineSpeed thinkFrom(const MurusGallicus::State& start, int repetitions) {
    EngineSpeed speed;
    std::vector<double> times;
    for (int i = 0; i < repetitions; ++i) {
        times.push_back(millisecondsOf([&] {
            const auto searched =
                Engine<MurusGallicus>::bestAction(start, Player{0}, {.nodes = kEngineNodes})
                    .searched;
            speed.nodes = searched.nodes;
            speed.depth = searched.depth;
        }));
    }
    speed.nodesPerSecond = double(speed.nodes) * 1000.0 / medianOf(times);
    return speed;
}

template <Game G>
int playOnce(typename G::State state, int mostActions, std::mt19937& chance) {
    for (int played = 0; played < mostActions; ++played) {
        const auto legal = G::legalActions(state);
        if (legal.empty()) {
            return played;
        }
        state = G::apply(state, legal[chance() % legal.size()]).state;
    }
    return mostActions;
}

template <Game G>
PlayoutSpeed playFor(const typename G::State& start, int mostActions) {
    std::mt19937 chance(1);
    int games = 0;
    int ended = 0;
    int actions = 0;
    const std::clock_t begin = std::clock();
    std::clock_t took = 0;
    for (; took < kPlayoutTime; took = std::clock() - begin) {
        const int length = playOnce<G>(start, mostActions, chance);
        actions += length;
        ended += int(length < mostActions);
        ++games;
    }
    const double seconds = double(took) / CLOCKS_PER_SEC;
    return {mostActions, games / seconds, actions / seconds, double(actions) / games,
            double(ended) / games};
}

template <Game G>
GamePlayouts playoutsOf() {
    GamePlayouts playouts{.game = std::string(G::kName)};
    const auto started = gameFiles(G::kName).and_then(
        [](const GameFiles& files) { return findGame(G::kName)->start(files, {}); });
    if (!started) {
        playouts.failure = started.error();
        return playouts;
    }
    const auto& start = *stateIn<G>(*std::get<SharedPosition>(*started));
    for (const int length : kLengths) {
        playouts.byLength.push_back(playFor<G>(start, length));
    }
    return playouts;
}

template <Game... Gs>
std::vector<GamePlayouts> playoutsOf(Games<Gs...>) {
    return {playoutsOf<Gs>()...};
}

} // namespace

RulesBench benchRules(int repetitions) {
    const double before = peakRssMb();
    RulesBench bench;
    const auto start = MurusGallicus::start(*MurusGallicus::settings("basic", NoResources{}));
    for (int depth = 1; depth <= kPerftDepth; ++depth) {
        bench.perft.push_back(countTo(start, depth, repetitions));
    }
    bench.engine = thinkFrom(start, repetitions);
    bench.playouts = playoutsOf(GameList{});
    bench.grownRssMb = peakRssMb() - before;
    return bench;
}

} // namespace umpire
