#include "rules/games/naval_battle/reach.h"

#include <algorithm>

namespace umpire::naval_battle {
namespace {

/// Finds the squares that a ship can reach, step by step.
class Explorer {
public:
    /// The batteries in `ignored` count as if they covered no square.
    Explorer(const State& state, SquareIndex from, std::vector<SquareIndex> ignored = {})
        : state_(state), from_(from), ignored_(std::move(ignored)),
          reached_(state.tokens.size(), false), ship_(*state.table().shipOf(state.at(from).kind)) {}

    std::vector<SquareIndex> explore() {
        goOut();
        std::ranges::sort(squares_);
        return std::move(squares_);
    }
    bool reaches(SquareIndex to) {
        goOut();
        return std::ranges::find(squares_, to) != squares_.end();
    }

private:
    void goOut() {
        if (state_.settings.path == Path::Straight) {
            for (std::size_t direction = 0; direction < kDirections; ++direction) {
                goStraight(direction);
            }
        } else {
            spread();
        }
    }

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
        reached_[std::size_t(from_)] = true;
        std::size_t first = 0;
        for (int i = 0; i < ship_.move; ++i) {
            const std::size_t end = squares_.size();
            if (i == 0) {
                spreadFrom(from_);
            }
            for (; first < end; ++first) {
                if (!mustStopAt(squares_[first])) {
                    spreadFrom(squares_[first]);
                }
            }
        }
    }

    void spreadFrom(SquareIndex square) {
        for (const Neighbour& step : state_.chart().steps[std::size_t(square)]) {
            if (step.to != kNoSquare && !reached_[std::size_t(step.to)] && canEnter(step)) {
                reached_[std::size_t(step.to)] = true;
                squares_.push_back(step.to);
            }
        }
    }

    bool canEnter(const Neighbour& step) const {
        if (step.to == kNoSquare || state_.at(step.to).isThere() ||
            (state_.settings.cover == Cover::Forbids && isCoveredFrom(step.to))) {
            return false;
        }
        const Side side = state_.at(from_).side;
        const bool inward =
            step.entrance != kNoEntrance && state_.chart().isPort(step.to, enemyOf(side));
        return !inward || isEntranceOpen(state_, step.entrance, side);
    }
    /// NB-A5: tells whether the ship must stop on the square, because an enemy battery covers it.
    bool mustStopAt(SquareIndex square) const { return isCoveredFrom(square); }
    /// Tells whether an enemy battery covers the square against this ship. Cover has no effect on
    /// missile ships.
    bool isCoveredFrom(SquareIndex square) const {
        const Side enemy = enemyOf(state_.at(from_).side);
        const auto& batteries = state_.chart().batteriesNear[std::size_t(square)][indexOf(enemy)];
        return ship_.role != Role::MissileShip && !batteries.empty() &&
               std::ranges::any_of(batteries, [this](SquareIndex battery) {
                   return state_.at(battery).kind == kBattery &&
                          std::ranges::find(ignored_, battery) == ignored_.end();
               });
    }

    const State& state_;
    SquareIndex from_;
    std::vector<SquareIndex> ignored_;
    std::vector<bool> reached_;
    const Ship& ship_;
    std::vector<SquareIndex> squares_;
};

} // namespace

std::vector<SquareIndex> reachOf(const State& state, SquareIndex from) {
    return state.at(from).isShip() ? Explorer(state, from).explore() : std::vector<SquareIndex>{};
}

bool canReach(const State& state, SquareIndex from, SquareIndex to) {
    return state.at(from).isShip() && Explorer(state, from).reaches(to);
}

std::optional<SquareIndex> barringBattery(const State& state, SquareIndex from, SquareIndex to) {
    std::vector<SquareIndex> all;
    for (SquareIndex square = 0; square < state.chart().squareCount(); ++square) {
        if (state.at(square).isOf(enemyOf(state.at(from).side)) &&
            state.at(square).kind == kBattery) {
            all.push_back(square);
        }
    }
    const auto reaches = [&](std::vector<SquareIndex> ignored) {
        return Explorer(state, from, std::move(ignored)).reaches(to);
    };
    if (all.empty() || !reaches(all)) {
        return std::nullopt;
    }
    for (const SquareIndex battery : all) {
        std::vector<SquareIndex> others = all;
        std::erase(others, battery);
        if (!reaches(std::move(others))) {
            return battery;
        }
    }
    return all.front(); // each battery prevents another way, so no single battery decides
}

std::optional<SquareIndex> batteryThatStrikes(const State& state, SquareIndex square) {
    const Token& token = state.at(square);
    if (!token.isShip() || state.table().is(token.kind, Role::MissileShip) ||
        state.chart().isNeutral(square)) {
        return std::nullopt;
    }
    const auto& near =
        state.chart().batteriesNear[std::size_t(square)][indexOf(enemyOf(token.side))];
    const auto battery = std::ranges::find_if(
        near, [&](SquareIndex each) { return state.at(each).kind == kBattery; });
    return battery == near.end() ? std::nullopt : std::optional(*battery);
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
