#pragma once

#include "rules/engine/searched_game.h"
#include "rules/games/naval_battle/naval_battle.h"

namespace umpire::naval_battle {

/// Measures the ways into the ports, and evaluates positions by them.
class Prospects {
public:
    explicit Prospects(const Settings& settings);

    /// Returns the number of moves of one square from `from`, through `entrance`, into the port of
    /// `side`'s enemy; kNoWay without a way. Units do not block the way.
    [[nodiscard]] int waysTo(Side side, int entrance, SquareIndex from) const {
        return ways_[indexOf(side)][std::size_t(entrance)][std::size_t(from)];
    }
    /// Returns the entrance of the enemy's port through which `side` can win soonest.
    [[nodiscard]] int entranceFor(const State& state, Side side) const {
        return planOf(state, side).entrance;
    }
    [[nodiscard]] Worth worthOf(const State& state) const;

    /// Returns the squares inside the port that adjoin the entrance.
    [[nodiscard]] const std::vector<SquareIndex>& insideOf(int entrance) const {
        return inside_[std::size_t(entrance)];
    }
    /// Counts the squares inside the entrance that hold a mine of the port's side.
    [[nodiscard]] int minesIn(const State& state, int entrance) const;

    static constexpr int kNoWay = 99;

private:
    /// The entrance through which the side attacks, and the number of turns until its landing ship
    /// is inside, if no unit stops the ship.
    struct Plan {
        int entrance = 0;
        double turns = kNoWay;
    };
    [[nodiscard]] Plan planOf(const State& state, Side side) const;
    [[nodiscard]] double strengthOf(const State& state, Side side) const;
    [[nodiscard]] double dangerAt(const State& state, SquareIndex square,
                                  SquareIndex carrier) const;
    void measure(Side side, int entrance);

    const Chart& chart_;
    /// Distances in squares, by side, entrance and square.
    std::array<std::vector<std::vector<int>>, 2> ways_;
    std::vector<std::vector<SquareIndex>> inside_; ///< squares inside each entrance, by entrance
};

} // namespace umpire::naval_battle
