#pragma once

#include "rules/engine/searched_game.h"
#include "rules/games/naval_battle/naval_battle.h"

namespace umpire::naval_battle {

/// Computes distances into the enemy's port, and evaluates positions by these distances.
class Prospects {
public:
    explicit Prospects(const Settings& settings);

    /// Returns the distance in squares from `from` into the port of that side's enemy, through that
    /// entrance. Units do not block the way.
    [[nodiscard]] int waysTo(Side side, int entrance, SquareIndex from) const {
        return ways_[indexOf(side)][std::size_t(entrance)][std::size_t(from)];
    }
    /// Returns the entrance of the enemy's port through which the side can win soonest.
    [[nodiscard]] int entranceFor(const State& state, Side side) const {
        return planOf(state, side).entrance;
    }
    [[nodiscard]] Worth worthOf(const State& state) const;

    /// Returns the squares of the port behind that entrance.
    [[nodiscard]] const std::vector<SquareIndex>& insideOf(int entrance) const {
        return inside_[std::size_t(entrance)];
    }
    /// Counts the squares that have a mine of the port's side.
    [[nodiscard]] int minesIn(const State& state, int entrance) const;

    static constexpr int kNoWay = 99;

private:
    /// The number of turns until the landing ship is in the enemy's port, if no unit stops the
    /// ship.
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
    std::array<std::vector<std::vector<int>>, 2> ways_; ///< by side, entrance and square
    std::vector<std::vector<SquareIndex>> inside_;      ///< by entrance
};

} // namespace umpire::naval_battle
