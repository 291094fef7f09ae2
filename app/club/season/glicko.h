#pragma once

#include <vector>

/// Computes Glicko-2 ratings after Mark Glickman, "Example of the Glicko-2 system",
/// https://www.glicko.net/glicko/glicko2.pdf. The steps are numbered as in that paper.
namespace umpire::season {

/// The estimate of a player's strength in one kind of game.
struct Strength {
    double rating = 1500;
    /// the true rating lies within two deviations with a probability of 95 %
    double deviation = 350;
    double volatility = 0.06; ///< how much the rating is expected to change in a rating period
    bool operator==(const Strength&) const = default;
};

/// A game of a rating period from one player's view.
struct Encounter {
    Strength opponent; ///< the opponent's strength before the period
    double score = 0;  ///< 1 for a win, 0.5 for a draw, 0 for a loss
};

/// Returns the strength after a rating period. Without games only the deviation grows. `tau` limits
/// the change of the volatility; the paper advises 0.3 to 1.2.
Strength afterPeriod(const Strength& before, const std::vector<Encounter>& games, double tau);

} // namespace umpire::season
