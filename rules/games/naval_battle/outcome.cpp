#include "rules/games/naval_battle/rules.h"

#include <algorithm>

namespace umpire::naval_battle {
namespace {

Player firstOf(Side side) {
    return Player{int(side)};
}

Outcome resigned(Side side) {
    return {firstOf(enemyOf(side)), message("%1 resigned", inWords(side)), "NB-4"};
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
        return Outcome{std::nullopt, message("the players agreed on a draw"), "NB-A17"};
    case Ending::None:
        break;
    }
    for (const Side side : kSides) {
        const auto square = landedAt(state, side);
        if (square && !chanceLost(state, side)) {
            const Message because =
                message("%1's landing ship is in the %2 port at %3", inWords(side),
                        inWords(enemyOf(side)), text(state.chart().nameOf(*square)));
            return Outcome{firstOf(side), because, "NB-4"};
        }
    }
    if (chanceLost(state, Side::Red) && chanceLost(state, Side::Yellow)) {
        return Outcome{std::nullopt, message("neither side can win"), "NB-A17"};
    }
    return std::nullopt;
}

} // namespace umpire::naval_battle
