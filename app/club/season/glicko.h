#pragma once

#include <vector>

/// Glicko-2, as Mark Glickman describes it: "Example of the Glicko-2 system",
/// https://www.glicko.net/glicko/glicko2.pdf. The steps are those of that paper.
namespace umpire::season {

/// What is known of how well somebody plays one game.
struct Strength {
    double rating = 1500;
    double deviation = 350;   ///< the true rating lies within two of these with a chance of 95 %
    double volatility = 0.06; ///< how much the rating is expected to change in a rating period
    bool operator==(const Strength&) const = default;
};

/// A game of a rating period, as one of its two players sees it.
struct Encounter {
    Strength opponent; ///< before the period
    double score = 0;  ///< 1 for a win, 0.5 for a draw, 0 for a loss
};

/// The strength after a rating period. Without games only the deviation grows. `tau` bounds the
/// change of the volatility; the paper advises 0.3 to 1.2.
Strength afterPeriod(const Strength& before, const std::vector<Encounter>& games, double tau);

} // namespace umpire::season
