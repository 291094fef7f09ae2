#pragma once

#include "rules/engine/searched_game.h"
#include "rules/games/triremes/triremes.h"

namespace umpire::triremes {

/// Computes distances to the capitals and to the soldiers of the other players, and evaluates
/// positions by them. Obstacles and the other players' soldiers are taken from the position at the
/// start of the search.
class Prospects {
public:
    explicit Prospects(const State& state);

    /// Returns the turns that a soldier needs on foot from that square to a place where he can win:
    /// a capital of another player or, with too few soldiers for that, a soldier of another player.
    /// kFar if there is no way.
    [[nodiscard]] double turnsFrom(Player player, Square square) const {
        return waysOf(player).onFoot[std::size_t(square)];
    }
    /// Returns the same for a soldier aboard: manoeuvres, then the landing.
    [[nodiscard]] double turnsFrom(const Ship& ship) const {
        return waysOf(ship.owner).byShip[std::size_t(4 * ship.bow + int(ship.heading))];
    }
    /// Returns these turns for a soldier ashore who may go aboard a ship of his player.
    [[nodiscard]] double turnsFrom(const State& state, const Soldier& soldier) const {
        return turnsBy(waysOf(soldier.owner), state, soldier);
    }
    /// Tells whether the ship can never leave its place, because the coast surrounds it.
    [[nodiscard]] bool isLocked(const Ship& ship) const {
        const auto pose = std::size_t(4 * ship.bow + int(ship.heading));
        return toCapitals_[std::size_t(ship.owner.seat)].byShip[pose] >= kFar;
    }
    /// Returns a soldier's steps from that square to a square beside the ship; kFar if there is no
    /// way.
    [[nodiscard]] double stepsTo(const Ship& ship, Square from) const;

    [[nodiscard]] Worth worthOf(const State& state) const;

    static constexpr double kFar = 60; ///< more than any distance on the largest board

private:
    /// The turns to the nearest of some squares.
    struct Ways {
        std::vector<double> onFoot; ///< by square
        std::vector<double> byShip; ///< by pose
    };
    struct Standing {
        double strength = 0; ///< in soldiers and ships
        double progress = 0; ///< progress towards a win, 0 to 1
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
    std::vector<std::uint8_t> steps_;          ///< a soldier's steps, from square to square
    std::vector<std::vector<int>> comesFrom_;  ///< poses before each pose (4 poses for each square)
    std::vector<bool> isPose_;                 ///< tells whether a ship can have this pose
    std::vector<std::vector<int>> manoeuvres_; ///< poses after each pose
    std::vector<double> inTheWay_;             ///< turns lost to a ship on each square
    std::vector<Ways> toCapitals_;             ///< by seat
    std::vector<Ways> toSoldiers_;             ///< by seat
    std::vector<bool> takesCapitals_; ///< by seat: true if the player has enough soldiers for that
};

} // namespace umpire::triremes
