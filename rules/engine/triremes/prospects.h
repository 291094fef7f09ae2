#pragma once

#include "rules/engine/searched_game.h"
#include "rules/games/triremes/triremes.h"

namespace umpire::triremes {

/// How far it is to the capitals and to the soldiers of the others, and what a position is worth
/// for that. What stands in the way, and where the soldiers of the others are, is taken from the
/// position from which a search starts.
class Prospects {
public:
    explicit Prospects(const State& state);

    /// Turns that a soldier ashore needs from that square, on foot, to where he can win: into a
    /// capital of another, or with too few soldiers for that, to a soldier of another. kFar where
    /// there is no such way.
    [[nodiscard]] double turnsFrom(Player player, Square square) const {
        return waysOf(player).onFoot[std::size_t(square)];
    }
    /// The same of one aboard: as many manoeuvres as it takes, then to land.
    [[nodiscard]] double turnsFrom(const Ship& ship) const {
        return waysOf(ship.owner).byShip[std::size_t(4 * ship.bow + int(ship.heading))];
    }
    /// The same of a soldier ashore, who may go aboard a ship of his player's.
    [[nodiscard]] double turnsFrom(const State& state, const Soldier& soldier) const {
        return turnsBy(waysOf(soldier.owner), state, soldier);
    }
    /// Can it leave the place where it lies never more, for coast is all round it?
    [[nodiscard]] bool isLocked(const Ship& ship) const {
        const auto pose = std::size_t(4 * ship.bow + int(ship.heading));
        return toCapitals_[std::size_t(ship.owner.seat)].byShip[pose] >= kFar;
    }
    /// Steps of a soldier from there to a square beside the ship; kFar where there is no way.
    [[nodiscard]] double stepsTo(const Ship& ship, Square from) const;

    [[nodiscard]] Worth worthOf(const State& state) const;

    static constexpr double kFar = 60; ///< farther than anything on the largest board

private:
    /// Turns to the nearest of some squares.
    struct Ways {
        std::vector<double> onFoot; ///< by square
        std::vector<double> byShip; ///< by pose
    };
    struct Standing {
        double strength = 0; ///< in soldiers and ships
        double progress = 0; ///< towards a win, from 0 to 1
    };
    [[nodiscard]] const Ways& waysOf(Player player) const {
        const auto seat = std::size_t(player.seat);
        return takesCapitals_[seat] ? toCapitals_[seat] : toSoldiers_[seat];
    }
    void measureSteps();
    void measureManoeuvres(const Settings& settings);
    void findShips(const State& state);
    [[nodiscard]] Ways waysTo(const std::vector<Square>& goals) const;
    [[nodiscard]] double costOf(int from, int to) const;
    void walk(Ways& ways, std::vector<Square> edge) const;
    [[nodiscard]] double landingFrom(const Ways& ways, const Ship& ship) const;
    [[nodiscard]] double turnsBy(const Ways& ways, const State& state,
                                 const Soldier& soldier) const;
    [[nodiscard]] double huntOf(const State& state, Player player) const;
    [[nodiscard]] Standing standingOf(const State& state, Player player) const;
    [[nodiscard]] std::uint8_t& steps(Square from, Square to) {
        return steps_[std::size_t(from * chart_.squareCount() + to)];
    }
    [[nodiscard]] std::uint8_t steps(Square from, Square to) const {
        return steps_[std::size_t(from * chart_.squareCount() + to)];
    }

    const Chart& chart_;
    std::vector<std::uint8_t> steps_;          ///< of a soldier, from square to square
    std::vector<std::vector<int>> comesFrom_;  ///< by pose, 4 a square: the poses before it
    std::vector<bool> isPose_;                 ///< can a ship lie so?
    std::vector<std::vector<int>> manoeuvres_; ///< by pose: the poses after it
    std::vector<double> inTheWay_;             ///< by square: turns that a ship there costs
    std::vector<Ways> toCapitals_;             ///< by seat
    std::vector<Ways> toSoldiers_;             ///< by seat
    std::vector<bool> takesCapitals_;          ///< by seat: has it the soldiers for that?
};

} // namespace umpire::triremes
