#pragma once

#include "rules/engine/murus_gallicus/plies.h"

#include <algorithm>
#include <cmath>

/// Evaluates positions with more than two players, without a search.
namespace umpire::murus_engine {

/// The probability of each player, by seat, to be the last player who can act. The sum is 1.
template <typename G>
using Chances = std::array<double, std::size_t(G::kSeats)>;

/// Weights for a player's units. The player's odds grow with the exponential of the weighted sum.
/// The weights were fitted to the results of 400 games of four players and 300 of three by
/// conditional logistic regression (McFadden, 1974), over all positions with more than two players
/// in play.
struct CrowdWeights {
    std::array<double, 3> piles{}; ///< weights of a pile of one, two and three stones
    /// Weight of each direction in which a tower can move: onto two empty cells, onto an own wall
    /// and an empty cell, or onto two own walls. Such walls become towers again.
    std::array<double, 3> moves{};
    double mobile = 0.; ///< weight of each tower that can move
    /// Weight of each tower that can be sacrificed, because it is beside an enemy wall.
    double beside = 0.;
    double exposed = 0.; ///< weight of each wall beside a tower of an enemy who is in play
};

constexpr CrowdWeights kFour{.piles = {0.486, 1.31, 1.8},
                             .moves = {0.029, 0.161, 0.267},
                             .mobile = -0.04,
                             .beside = -0.149,
                             .exposed = -0.089};
constexpr CrowdWeights kThree{.piles = {0.477, 0.766, 1.2},
                              .moves = {0.017, 0.195, 0.223},
                              .mobile = 0.524,
                              .beside = -0.335,
                              .exposed = -0.202};

/// Returns the weighted sum of CrowdWeights for one player.
template <typename G>
double crowdStanding(const Setup<G>& setup, const Position<G>& position, int seat) {
    using Word = typename G::Word;
    const CrowdWeights& weights = setup.seats == 3 ? kThree : kFour;
    const Sight<G> sight(setup, position, seat);
    const auto& own = position.piles[std::size_t(seat)];
    Word foeWalls = 0;
    Word foeTowers = 0;
    for (int other = 0; other < setup.seats; ++other) {
        if (other != seat) {
            foeWalls |= position.piles[std::size_t(other)][0];
            foeTowers |= position.isOut(other) ? Word{0} : position.piles[std::size_t(other)][1];
        }
    }
    std::array<int, 3> moves{};
    Word mobile = 0;
    Word beside = 0;
    Word exposed = 0;
    G::forEachDirection([&]<int kDirection>() {
        const Word movers = sight.template movers<kDirection>();
        const Word near = G::template steppedBack<kDirection>(own[0]);
        const Word far = G::template steppedBack<kDirection>(setup.cells & near);
        moves[0] += countBits(movers & ~(near | far));
        moves[1] += countBits(movers & (near ^ far));
        moves[2] += countBits(movers & near & far);
        mobile |= movers;
        beside |= sight.towers & G::template steppedBack<kDirection>(foeWalls);
        exposed |= own[0] & G::template stepped<kDirection>(foeTowers);
    });
    double sum = weights.mobile * countBits(mobile) + weights.beside * countBits(beside) +
                 weights.exposed * countBits(exposed);
    for (std::size_t i = 0; i < 3; ++i) {
        sum += weights.piles[i] * countBits(own[i]) + weights.moves[i] * moves[i];
    }
    return sum;
}

/// Tells whether the mover is the last player in play. Call this function after `settle`.
template <typename G>
bool isAlone(const Setup<G>& setup, const Position<G>& position) {
    return countBits(std::uint64_t(position.out)) + 1 >= setup.seats;
}

/// Returns the probability of each player to be the last in play. Call this function after
/// `settle`.
template <typename G>
Chances<G> chancesOf(const Setup<G>& setup, const Position<G>& position) {
    Chances<G> chances{};
    if (isAlone(setup, position)) {
        chances[std::size_t(position.mover)] = 1.;
        return chances;
    }
    std::array<double, std::size_t(G::kSeats)> standings{};
    double highest = -HUGE_VAL;
    for (int seat = 0; seat < setup.seats; ++seat) {
        if (!position.isOut(seat)) {
            standings[std::size_t(seat)] = crowdStanding(setup, position, seat);
            highest = std::max(highest, standings[std::size_t(seat)]);
        }
    }
    double sum = 0.;
    for (int seat = 0; seat < setup.seats; ++seat) {
        if (!position.isOut(seat)) {
            chances[std::size_t(seat)] = std::exp(standings[std::size_t(seat)] - highest);
            sum += chances[std::size_t(seat)];
        }
    }
    for (double& chance : chances) {
        chance /= sum;
    }
    return chances;
}

} // namespace umpire::murus_engine
