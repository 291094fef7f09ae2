#pragma once

#include "rules/engine/searched_game.h"
#include "rules/games/triremes/triremes.h"

namespace umpire::triremes {

/// Measures the ways to the capitals and to the soldiers of the other players, and evaluates
/// positions by them. Obstacles, and the places of the other players' soldiers, are those of the
/// position at the start of the search.
class Prospects {
public:
    explicit Prospects(const State& state);

    /// Returns the turns that a soldier on foot needs from the square to a place where he can win:
    /// a capital of another player or, if the player has too few soldiers to take a capital, a
    /// soldier of another player. Returns kFar if no way leads there.
    [[nodiscard]] double turnsFrom(Player player, Square square) const {
        return waysOf(player).onFoot[std::size_t(square)];
    }
    /// Returns the turns that a soldier aboard the ship needs: manoeuvres, then the landing and the
    /// way.
    [[nodiscard]] double turnsFrom(const Ship& ship) const {
        return waysOf(ship.owner).byShip[std::size_t(4 * ship.bow + int(ship.heading))];
    }
    /// Returns the turns that a soldier ashore needs, on foot or aboard a ship of his player.
    [[nodiscard]] double turnsFrom(const State& state, const Soldier& soldier) const {
        return turnsBy(waysOf(soldier.owner), state, soldier);
    }
    /// Tells whether the ship can never leave its place, because the coast surrounds it.
    [[nodiscard]] bool isLocked(const Ship& ship) const {
        const auto pose = std::size_t(4 * ship.bow + int(ship.heading));
        return toCapitals_[std::size_t(ship.owner.seat)].byShip[pose] >= kFar;
    }
    /// Returns the number of steps from the square to a square beside the ship; kFar without a way.
    [[nodiscard]] double stepsTo(const Ship& ship, Square from) const;

    [[nodiscard]] Worth worthOf(const State& state) const;

    static constexpr double kFar = 60; ///< more turns than any way on the largest board

private:
    /// The turns to the nearest square of a set.
    struct Ways {
        std::vector<double> onFoot; ///< turns on foot, by square
        std::vector<double> byShip; ///< turns aboard a ship, by the ship's pose
    };
    struct Standing {
        double strength = 0; ///< weighted sum of soldiers and ships, in points of lead
        double progress = 0; ///< nearness of a win, 0 to 1
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
    std::vector<std::uint8_t> steps_; ///< number of a soldier's steps between each two squares
    std::vector<std::vector<int>> comesFrom_; ///< poses from which a ship comes to each pose
    std::vector<bool> isPose_; ///< true if a ship can have the pose; 4 poses by square
    std::vector<std::vector<int>> manoeuvres_; ///< poses to which a ship goes from each pose
    std::vector<double> inTheWay_;             ///< by square: turns lost to a ship that is there
    std::vector<Ways> toCapitals_;             ///< ways to other players' capitals, by seat
    std::vector<Ways> toSoldiers_;             ///< ways to other players' soldiers, by seat
    /// By seat: true if the player has enough soldiers to take a capital.
    std::vector<bool> takesCapitals_;
};

} // namespace umpire::triremes
