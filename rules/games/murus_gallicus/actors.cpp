#include "rules/games/murus_gallicus/rules.h"

namespace umpire::murus_gallicus {
namespace {

/// Returns the players who have not left the game (MG-19, MG-A11).
std::vector<Player> playersLeft(const State& state) {
    std::vector<Player> left;
    for (int seat = 0; seat < playersOf(state.settings.seating); ++seat) {
        if (!state.out[std::size_t(seat)]) {
            left.push_back({seat});
        }
    }
    return left;
}

struct ActorsIn {
    const State& state;

    std::vector<Player> operator()(const Resign& resign) const {
        const bool sits = resign.player.seat < playersOf(state.settings.seating);
        return sits ? std::vector{resign.player} : std::vector<Player>{};
    }
    std::vector<Player> operator()(const AgreeDraw&) const { return playersLeft(state); }
    /// The person who leads the Gauls decides (MG-17).
    std::vector<Player> operator()(const Swap&) const { return {Player{1}}; }
    std::vector<Player> operator()(const auto& turn) const {
        const auto unit = unitAt(state, turn.from);
        return unit ? std::vector{unit->owner} : std::vector<Player>{};
    }
};

} // namespace

std::vector<Player> actorsOf(const State& state, const Action& action) {
    return std::visit(ActorsIn{state}, action);
}

} // namespace umpire::murus_gallicus
