#include "rules/engine/buda_1686/engine.h"
#include "rules/engine/hooks.h"
#include "rules/engine/naval_battle/engine.h"
#include "rules/engine/triremes/engine.h"
#include "rules/engine/uct.h"
#include "rules/engine/war_galley/engine.h"
#include "tests/rules/every_game.h"

#include <ctime>
#include <iostream>

/// Prints the speed of the randomised engines, each alone on one core: positions per second of the
/// search, and playouts of UCT. The positions come from random play. engine_speed [SECONDS [GAME]]
namespace umpire {
namespace {

/// Returns the processor time, so that other programs matter little.
double secondsSince(std::clock_t start) {
    return double(std::clock() - start) / double(CLOCKS_PER_SEC);
}

/// Returns positions at equal distances in one random game, in which a player has to decide.
template <typename G>
std::vector<typename G::State> samples() {
    constexpr int kActions = 300;
    constexpr int kStride = 30;
    std::vector<typename G::State> all;
    Lot lot(1);
    auto state = G::start(defaultSettings<G>());
    for (int i = 0; i < kActions || all.size() < 3; ++i) {
        const auto toAct = G::toAct(state);
        if (i >= kStride * int(all.size()) && !toAct.empty() && !resultOf<G>(state, lot)) {
            all.push_back(state);
        }
        const auto action = drawnAction<G>(state, lot);
        if (!action) {
            break;
        }
        state = G::apply(state, *action).state;
    }
    return all;
}

template <typename G>
void measure(double seconds) {
    const auto positions = samples<G>();
    const double each = seconds / double(positions.size());
    double searching = 0;
    double playing = 0;
    std::uint64_t nodes = 0;
    std::uint64_t playouts = 0;
    std::uint64_t actions = 0;
    for (const auto& state : positions) {
        const auto player = G::toAct(state).front();
        auto start = std::clock();
        Limits limits;
        limits.stop = [&] { return secondsSince(start) >= each; };
        nodes += Engine<G>::bestAction(G::viewFor(state, player), player, limits).searched.nodes;
        searching += secondsSince(start);
        start = std::clock();
        Lot lot(2);
        while (secondsSince(start) < each) {
            actions += std::uint64_t(playedOut<G>(state, lot, UctOptions{}.mostActions).actions);
            ++playouts;
        }
        playing += secondsSince(start);
    }
    std::cout << G::kName << ": " << std::uint64_t(double(nodes) / searching) << " nodes a second, "
              << std::uint64_t(double(playouts) / playing) << " playouts a second of "
              << actions / playouts << " actions\n";
}

template <typename... Gs>
void measureAll(double seconds, std::string_view game, Games<Gs...>) {
    (..., (game.empty() || game == Gs::kName ? measure<Gs>(seconds) : void()));
}

} // namespace
} // namespace umpire

int main(int count, char** arguments) {
    const double seconds = count > 1 ? std::strtod(arguments[1], nullptr) : 5;
    const std::string_view game = count > 2 ? arguments[2] : "";
    umpire::measureAll(seconds, game,
                       umpire::Games<umpire::Buda1686, umpire::NavalBattle, umpire::Triremes,
                                     umpire::WarGalley>{});
    return 0;
}
