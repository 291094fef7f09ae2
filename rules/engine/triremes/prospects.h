#pragma once

#include "rules/engine/searched_game.h"
#include "rules/games/triremes/triremes.h"

namespace umpire::triremes {

/// How far it is to the capitals of the others, and what a position is worth for that.
class Prospects {
public:
    explicit Prospects(const Settings& settings);

    /// Turns that a soldier needs from that square into a capital of another, on foot over coast,
    /// by ship over sea; kFar where there is no such way.
    [[nodiscard]] double turnsFrom(Player player, Square square) const {
        return square == kNoSquare ? kFar
                                   : approach_[std::size_t(player.seat)][std::size_t(square)];
    }
    [[nodiscard]] double turnsFrom(const Ship& ship) const;
    /// The same of a soldier ashore, who may go aboard a ship of his player's.
    [[nodiscard]] double turnsFrom(const State& state, const Soldier& soldier) const;
    /// Steps of a soldier from there to a square beside the ship; kFar where there is no way.
    [[nodiscard]] double stepsTo(const Ship& ship, Square from) const;

    [[nodiscard]] Worth worthOf(const State& state) const;

    static constexpr double kFar = 60; ///< farther than anything on the largest board

private:
    void measureSteps();
    void measureApproach(Player player);
    [[nodiscard]] double strengthOf(const State& state, Player player) const;
    [[nodiscard]] std::uint8_t& steps(Square from, Square to) {
        return steps_[std::size_t(from * chart_.squareCount() + to)];
    }
    [[nodiscard]] std::uint8_t steps(Square from, Square to) const {
        return steps_[std::size_t(from * chart_.squareCount() + to)];
    }

    const Chart& chart_;
    std::vector<std::uint8_t> steps_;           ///< of a soldier, from square to square
    std::vector<std::vector<double>> approach_; ///< by seat and square
};

} // namespace umpire::triremes
