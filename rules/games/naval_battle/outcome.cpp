#include "rules/games/naval_battle/rules.h"

#include <algorithm>

namespace umpire::naval_battle {
namespace {

Player firstOf(Side side) {
    return Player{int(side)};
}

Outcome resigned(Side side) {
    return {firstOf(enemyOf(side)), std::string(nameOf(side)) + " resigned", "NB-4"};
}

/// NB-4: where the side's landing ship lies in the enemy's port.
std::optional<SquareIndex> landedAt(const State& state, Side side) {
    for (SquareIndex square = 0; square < state.chart().squareCount(); ++square) {
        const Token& token = state.at(square);
        if (token.isOf(side) && state.table().is(token.kind, Role::LandingShip) &&
            state.chart().isPort(square, enemyOf(side))) {
            return square;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Chance> chanceLost(const State& state, Side side) {
    const bool inDoubt = countOf(state, side, kHidden) > 0; // in a view
    if (state.phase == Phase::SetUp || inDoubt) {
        return std::nullopt;
    }
    if (countOf(state, side, Role::LandingShip) == 0) {
        return Chance::LandingShip;
    }
    return countOf(state, side, Role::MissileShip) == 0 ? std::optional(Chance::MissileShips)
                                                        : std::nullopt;
}

std::optional<Outcome> outcomeOf(const State& state) {
    switch (state.ending) {
    case Ending::RedResigned:
        return resigned(Side::Red);
    case Ending::YellowResigned:
        return resigned(Side::Yellow);
    case Ending::Draw:
        return Outcome{std::nullopt, "the players agreed on a draw", "NB-A17"};
    case Ending::None:
        break;
    }
    for (const Side side : kSides) {
        const auto square = landedAt(state, side);
        if (square && !chanceLost(state, side)) {
            return Outcome{firstOf(side),
                           std::string(nameOf(side)) + "'s landing ship is in the " +
                               std::string(nameOf(enemyOf(side))) + " port at " +
                               text(state.chart().nameOf(*square)),
                           "NB-4"};
        }
    }
    const bool nobodyCan = chanceLost(state, Side::Red) && chanceLost(state, Side::Yellow);
    return nobodyCan ? std::optional(Outcome{std::nullopt, "neither side can win", "NB-A17"})
                     : std::nullopt;
}

} // namespace umpire::naval_battle
