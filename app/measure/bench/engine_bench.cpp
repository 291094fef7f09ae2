#include "app/measure/bench/engine_bench.h"

#include "app/measure/bench/stopwatch.h"
#include "app/mind/opponent/opponent.h"
#include "app/record/game_files/game_files.h"
#include "rules/engine/murus_gallicus/search.h"

#include <array>

namespace umpire {
namespace {

constexpr int kMostDepth = 10;
/// Number of positions; an engine that reaches it really searches.
constexpr std::uint64_t kGlance = 200;
constexpr int kMostActions = 400; ///< maximum number of actions before the engine searches
/// Maximum number of positions; the time limit ends the search earlier.
constexpr std::uint64_t kNoLimit = 1'000'000'000;
constexpr std::array kParts = {30., 10., 3., 1.}; ///< divisors of `longest`

DepthStep searchTo(int depth) {
    using namespace murus_engine;
    const auto state = murus_gallicus::startOf({});
    const auto setup = setupOf<Duel>(state.settings, kRace);
    const Limits limits;
    DepthStep step{.depth = depth};
    step.milliseconds = millisecondsOf([&] {
        Search<Duel> search(setup, limits, std::size_t{1} << 21);
        step.nodes = search.run(positionOf(setup, state), depth).searched.nodes;
    });
    return step;
}

TimeStep thinkFor(const AnyPosition& position, double seconds) {
    const Stopwatch watch;
    const Thinking thinking{.nodes = kNoLimit,
                            .stop = [&] { return watch.milliseconds() >= 1000. * seconds; }};
    const AnyAdvice advice = bestAction(position, position.toAct().front(), {}, thinking);
    return {seconds, advice.searched.nodes, advice.searched.depth, advice.value};
}

/// Plays with minimal searches until the engine really searches. Returns that position; null if the
/// game has no such position.
SharedPosition firstSearched(SharedPosition position) {
    for (int i = 0; i < kMostActions && !position->outcome(); ++i) {
        auto action = tablesResult(*position, std::uint64_t(i)); // draws from cups come first
        if (!action && !position->toAct().empty()) {
            const AnyAdvice advice =
                bestAction(*position, position->toAct().front(), {}, {.nodes = kGlance});
            if (advice.searched.nodes >= kGlance) {
                return position;
            }
            action = advice.action;
        }
        const auto step = position->play(action.value_or(""));
        if (!std::holds_alternative<AnyStep>(step)) {
            break;
        }
        position = std::get<AnyStep>(step).position;
    }
    return nullptr;
}

EngineGrowth growthOf(const AnyGame& game, double longest) {
    EngineGrowth growth{.game = std::string(game.name)};
    const auto files = gameFiles(growth.game, {});
    if (!files) {
        growth.failure = files.error();
        return growth;
    }
    const auto start = game.start(*files, "");
    const auto* position = start ? std::get_if<SharedPosition>(&*start) : nullptr;
    const SharedPosition searched = position != nullptr ? firstSearched(*position) : nullptr;
    if (!searched) {
        growth.failure = "no position was found that the engine searches";
        return growth;
    }
    for (const double part : kParts) {
        growth.byTime.push_back(thinkFor(*searched, longest / part));
    }
    return growth;
}

} // namespace

EnginesBench benchEngines(double longest) {
    EnginesBench bench;
    for (int depth = 1; depth <= kMostDepth; ++depth) {
        bench.byDepth.push_back(searchTo(depth));
    }
    for (const AnyGame* game : anyGames()) {
        bench.games.push_back(growthOf(*game, longest));
    }
    return bench;
}

} // namespace umpire
