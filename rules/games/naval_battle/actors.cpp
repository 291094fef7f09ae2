#include "rules/games/naval_battle/rules.h"

namespace umpire::naval_battle {
namespace {

std::vector<Player> speaking(Side side) {
    return {Player{int(side)}};
}

struct ActorsIn {
    const State& state;

    std::vector<Player> operator()(const AgreeDraw&) const {
        return {Player{int(Side::Red)}, Player{int(Side::Yellow)}};
    }
    /// A pass names no unit, so it belongs to the side to move.
    std::vector<Player> operator()(const Pass&) const {
        return state.phase == Phase::Playing ? speaking(state.mover) : std::vector<Player>{};
    }
    std::vector<Player> operator()(const auto& said) const requires requires { said.side; }
    { return speaking(said.side); }
    /// The action belongs to the owner of the unit. During the set-up only known units are
    /// considered, because nobody sees the units in the other side's port (NB-5).
    std::vector<Player> operator()(const auto& turn) const requires requires { turn.from; }
    {
        const bool sees = state.chart().contains(turn.from) &&
                          (state.phase != Phase::SetUp || state.at(turn.from).isKnown());
        const bool isThere = sees && state.at(turn.from).isThere();
        return isThere ? speaking(state.at(turn.from).side) : std::vector<Player>{};
    }
};

} // namespace

std::vector<Player> actorsOf(const State& state, const Action& action) {
    return std::visit(ActorsIn{state}, action);
}

} // namespace umpire::naval_battle
