#include "rules/games/naval_battle/reach.h"

#include <algorithm>

namespace umpire::naval_battle {
namespace {

/// Goes out from a ship's square, step by step.
class Explorer {
public:
    Explorer(const State& state, SquareIndex from)
        : state_(state), from_(from), reached_(state.tokens.size(), false),
          ship_(*state.table().shipOf(state.at(from).kind)) {}

    std::vector<SquareIndex> explore() {
        if (state_.settings.path == Path::Straight) {
            for (std::size_t direction = 0; direction < kDirections; ++direction) {
                goStraight(direction);
            }
        } else {
            spread();
        }
        std::ranges::sort(squares_);
        return std::move(squares_);
    }

private:
    void goStraight(std::size_t direction) {
        SquareIndex at = from_;
        for (int i = 0; i < ship_.move; ++i) {
            const Neighbour& step = state_.chart().steps[std::size_t(at)][direction];
            if (!canEnter(step)) {
                return;
            }
            at = step.to;
            squares_.push_back(at);
            if (mustStopAt(at)) {
                return;
            }
        }
    }

    void spread() {
        std::vector<SquareIndex> edge{from_};
        reached_[std::size_t(from_)] = true;
        for (int i = 0; i < ship_.move; ++i) {
            std::vector<SquareIndex> next;
            for (const SquareIndex square : edge) {
                spreadFrom(square, next);
            }
            edge = std::move(next);
        }
    }

    void spreadFrom(SquareIndex square, std::vector<SquareIndex>& next) {
        for (const Neighbour& step : state_.chart().steps[std::size_t(square)]) {
            if (!canEnter(step) || reached_[std::size_t(step.to)]) {
                continue;
            }
            reached_[std::size_t(step.to)] = true;
            squares_.push_back(step.to);
            if (!mustStopAt(step.to)) {
                next.push_back(step.to);
            }
        }
    }

    bool canEnter(const Neighbour& step) const {
        if (step.to == kNoSquare || state_.at(step.to).isThere()) {
            return false;
        }
        const Side side = state_.at(from_).side;
        const bool inward =
            step.entrance != kNoEntrance && state_.chart().isPort(step.to, enemyOf(side));
        return !inward || isEntranceOpen(state_, step.entrance, side);
    }
    /// NB-A5: in a covered square it must stop; missile ships ignore cover.
    bool mustStopAt(SquareIndex square) const {
        return ship_.role != Role::MissileShip &&
               isCovered(state_, square, enemyOf(state_.at(from_).side));
    }

    const State& state_;
    SquareIndex from_;
    std::vector<bool> reached_;
    const Ship& ship_;
    std::vector<SquareIndex> squares_;
};

} // namespace

std::vector<SquareIndex> reachOf(const State& state, SquareIndex from) {
    return state.at(from).isShip() ? Explorer(state, from).explore() : std::vector<SquareIndex>{};
}

bool canReach(const State& state, SquareIndex from, SquareIndex to) {
    return std::ranges::binary_search(reachOf(state, from), to);
}

bool isCovered(const State& state, SquareIndex square, Side by) {
    const auto& batteries = state.chart().batteriesNear[std::size_t(square)][indexOf(by)];
    return std::ranges::any_of(
        batteries, [&](SquareIndex battery) { return state.at(battery).kind == kBattery; });
}

bool isEntranceOpen(const State& state, int entrance, Side side) {
    const Entrance& gate = state.chart().entrances[std::size_t(entrance)];
    return gate.port == side || std::ranges::none_of(gate.batteries, [&](SquareIndex battery) {
               return state.at(battery).kind == kBattery;
           });
}

bool leavesPort(const State& state, SquareIndex from, SquareIndex to) {
    const Water water = state.chart().waterAt(to);
    return state.chart().isPort(from, state.at(from).side) && water != Water::RedPort &&
           water != Water::YellowPort;
}

bool canLeavePort(const State& state, Side side) {
    for (SquareIndex from = 0; from < state.chart().squareCount(); ++from) {
        if (!state.at(from).isOf(side)) {
            continue;
        }
        const auto reach = reachOf(state, from);
        if (std::ranges::any_of(reach, [&](auto to) { return leavesPort(state, from, to); })) {
            return true;
        }
    }
    return false;
}

} // namespace umpire::naval_battle
