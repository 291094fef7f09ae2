#pragma once

#include "rules/engine/searched_game.h"
#include "rules/games/triremes/triremes.h"

namespace umpire::triremes {

/// How far it is to the capitals of the others, and what a position is worth for that.
class Prospects {
public:
    explicit Prospects(const Settings& settings);

    /// Turns that a soldier ashore needs from that square into a capital of another, on foot; kFar
    /// where there is no such way.
    [[nodiscard]] double turnsFrom(Player player, Square square) const {
        return onFoot_[std::size_t(player.seat)][std::size_t(square)];
    }
    /// The same of one aboard: as many manoeuvres as it takes, with nobody in the way, then to
    /// land.
    [[nodiscard]] double turnsFrom(const Ship& ship) const {
        return byShip_[std::size_t(ship.owner.seat)][std::size_t(4 * ship.bow + int(ship.heading))];
    }
    /// The same of a soldier ashore, who may go aboard a ship of his player's.
    [[nodiscard]] double turnsFrom(const State& state, const Soldier& soldier) const;
    /// Steps of a soldier from there to a square beside the ship; kFar where there is no way.
    [[nodiscard]] double stepsTo(const Ship& ship, Square from) const;

    [[nodiscard]] Worth worthOf(const State& state) const;

    static constexpr double kFar = 60; ///< farther than anything on the largest board

private:
    void measureSteps();
    void measureOnFoot(Player player);
    void measureManoeuvres(const Settings& settings);
    void measureByShip(Player player);
    [[nodiscard]] double landingFrom(Player player, const Ship& ship) const;
    [[nodiscard]] double huntOf(const State& state, Player player) const;
    [[nodiscard]] double strengthOf(const State& state, Player player) const;
    [[nodiscard]] std::uint8_t& steps(Square from, Square to) {
        return steps_[std::size_t(from * chart_.squareCount() + to)];
    }
    [[nodiscard]] std::uint8_t steps(Square from, Square to) const {
        return steps_[std::size_t(from * chart_.squareCount() + to)];
    }

    const Chart& chart_;
    std::vector<std::uint8_t> steps_;          ///< of a soldier, from square to square
    std::vector<std::vector<double>> onFoot_;  ///< by seat and square
    std::vector<std::vector<int>> manoeuvres_; ///< by pose: the poses after one; 4 a square
    std::vector<std::vector<double>> byShip_;  ///< by seat and pose
};

} // namespace umpire::triremes
