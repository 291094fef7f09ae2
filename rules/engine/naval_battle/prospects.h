#pragma once

#include "rules/engine/searched_game.h"
#include "rules/games/naval_battle/naval_battle.h"

namespace umpire::naval_battle {

/// How far it is into the enemy's port, and what a position is worth for that.
class Prospects {
public:
    explicit Prospects(const Settings& settings);

    /// Squares from there into the port of that side's enemy, through the entrance that it had
    /// better take now; units are not in the way.
    [[nodiscard]] int waysTo(Side side, int entrance, SquareIndex from) const {
        return ways_[indexOf(side)][std::size_t(entrance)][std::size_t(from)];
    }
    /// The entrance of the enemy's port that the side is nearest to winning through.
    [[nodiscard]] int entranceFor(const State& state, Side side) const {
        return planOf(state, side).entrance;
    }
    [[nodiscard]] Worth worthOf(const State& state) const;

    /// The squares of its port behind that entrance.
    [[nodiscard]] const std::vector<SquareIndex>& insideOf(int entrance) const {
        return inside_[std::size_t(entrance)];
    }
    /// How many of those have a mine of the port's side.
    [[nodiscard]] int minesIn(const State& state, int entrance) const;

    static constexpr int kNoWay = 99;

private:
    /// Turns until the landing ship is in the enemy's port, if nobody stops it.
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
