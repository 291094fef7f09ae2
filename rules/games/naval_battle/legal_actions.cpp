#include "rules/games/naval_battle/reach.h"
#include "rules/games/naval_battle/rules.h"

#include <algorithm>

namespace umpire::naval_battle {
namespace {

/// Lists the legal actions of one side in its turn.
class Lister {
public:
    Lister(const State& state, Side side)
        : state_(state), side_(side),
          mustLeave_(state.phase == Phase::Opening && canLeavePort(state, side)) {}

    std::vector<Action> list() {
        for (SquareIndex from = 0; from < state_.chart().squareCount(); ++from) {
            if (state_.at(from).isOf(side_)) {
                listUnit(from);
            }
        }
        return std::move(actions_);
    }

private:
    void listUnit(SquareIndex from) {
        const auto reach = reachOf(state_, from);
        for (const SquareIndex to : reach) {
            add(Move{from, to}, from, to);
        }
        listStrikes(from, from);
        if (mayRemoveAfterMove(state_.settings)) {
            for (const SquareIndex at : reach) {
                listStrikes(from, at);
            }
        }
        if (state_.table().is(state_.at(from).kind, Role::Carrier)) {
            listPlanes(from, reach);
        }
    }

    /// Adds the action, if a unit that started on `from` may end its move on `end`.
    void add(Action action, SquareIndex from, SquareIndex end) {
        if (!mustLeave_ || leavesPort(state_, from, end)) {
            actions_.push_back(std::move(action));
        }
    }

    void listStrikes(SquareIndex from, SquareIndex at) {
        const CellName centre = state_.chart().nameOf(at);
        for (int row = centre.row - 1; row <= centre.row + 1; ++row) {
            for (int column = centre.column - 1; column <= centre.column + 1; ++column) {
                if (const auto target = state_.chart().find({column, row})) {
                    listStrike(from, at, *target);
                }
            }
        }
    }

    void listStrike(SquareIndex from, SquareIndex at, SquareIndex target) {
        const bool mayAttack = from == at || mayAttackAfterMove(state_.settings);
        if (mayAttack && canAttack(state_, from, at, target)) {
            add(Attack{from, at, target}, from, at);
        }
        if (canRemoveBattery(state_, from, at, target)) {
            add(RemoveBattery{from, at, target}, from, at);
        }
        if (mayAttack && canRemoveMine(state_, from, at, target)) {
            add(RemoveMine{from, at, target}, from, at);
        }
    }

    void listPlanes(SquareIndex from, const std::vector<SquareIndex>& reach) {
        for (SquareIndex target = 0; target < state_.chart().squareCount(); ++target) {
            if (!state_.at(target).isOf(enemyOf(side_))) {
                continue;
            }
            const bool fromHere = canSendPlane(state_, from, from, target);
            if (fromHere) {
                add(SendPlane{from, from, target, from}, from, from);
            }
            for (const SquareIndex to : reach) {
                if (fromHere) {
                    add(SendPlane{from, from, target, to}, from, to);
                }
                if (canSendPlane(state_, from, to, target)) {
                    add(SendPlane{from, to, target, to}, from, to);
                }
            }
        }
    }

    const State& state_;
    Side side_;
    bool mustLeave_;
    std::vector<Action> actions_;
};

void appendPlacements(const State& state, Side side, std::vector<Action>& actions) {
    std::vector<Kind> kinds;
    for (std::size_t kind = 0; kind < state.table().ships.size(); ++kind) {
        if (unplaced(state, side, Kind(kind)) > 0) {
            kinds.push_back(Kind(kind));
        }
    }
    const bool allPlaced = kinds.empty();
    if (unplaced(state, side, kMine) > 0) {
        kinds.push_back(kMine);
    }
    actions.reserve(actions.size() + kinds.size() * state.tokens.size() / 2);
    for (SquareIndex square = 0; square < state.chart().squareCount(); ++square) {
        if (!state.chart().isPort(square, side) || state.at(square).isThere()) {
            continue;
        }
        for (const Kind kind : kinds) {
            actions.emplace_back(Place{side, kind, square});
        }
    }
    if (allPlaced) {
        actions.emplace_back(Ready{side});
    }
}

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

std::vector<Side> sidesToAct(const State& state) {
    std::vector<Side> sides;
    for (const Side side : outcomeOf(state) ? std::span<const Side>{} : std::span(kSides)) {
        const bool acts = state.phase == Phase::SetUp
                              ? !state.ready[indexOf(side)]
                              : state.phase == Phase::Opening || state.mover == side;
        if (acts) {
            sides.push_back(side);
        }
    }
    return sides;
}

bool canAct(const State& state, Side side) {
    return !Lister(state, side).list().empty();
}

std::vector<Action> legalActions(const State& state) {
    std::vector<Action> actions;
    for (const Side side : sidesToAct(state)) {
        if (state.phase == Phase::SetUp) {
            appendPlacements(state, side, actions);
        } else {
            std::ranges::copy(Lister(state, side).list(), std::back_inserter(actions));
        }
    }
    if (actions.empty() && state.phase != Phase::SetUp && !outcomeOf(state)) {
        actions.emplace_back(Pass{});
    }
    return actions;
}

std::vector<Action> declarations(const State& state) {
    std::vector<Action> actions;
    if (outcomeOf(state)) {
        return actions;
    }
    for (const Side side : kSides) {
        for (SquareIndex square = 0; square < state.chart().squareCount(); ++square) {
            const Token& token = state.at(square);
            const bool inHand = state.phase == Phase::SetUp && !state.ready[indexOf(side)];
            if (inHand && token.isOf(side) && token.kind != kBattery) {
                actions.emplace_back(TakeUp{side, square});
            }
            if (state.phase != Phase::SetUp && canLayMine(state, side, square)) {
                actions.emplace_back(LayMine{side, square});
            }
        }
        actions.emplace_back(Resign{side});
    }
    actions.emplace_back(AgreeDraw{});
    return actions;
}

std::vector<Player> actorsOf(const State& state, const Action& action) {
    return std::visit(ActorsIn{state}, action);
}

} // namespace umpire::naval_battle
