#include "rules/games/naval_battle/rules.h"

#include <algorithm>

namespace umpire::naval_battle {
namespace {

Player firstOf(Side side) {
    return Player{int(side)};
}

Outcome resigned(Side side) {
    return {firstOf(enemyOf(side)), message("%1 gave up", inWords(side)), "NB-4"};
}

/// The units of one fleet that decide the game.
struct Winners {
    bool isHidden = false; ///< in a view: true if a unit of the fleet is hidden
    bool hasLandingShip = false;
    bool hasMissileShip = false;
    SquareIndex landed = kNoSquare; ///< square of a landing ship in the enemy's port (NB-4)
};

std::array<Winners, 2> winnersOf(const State& state) {
    std::array<Winners, 2> winners;
    for (SquareIndex square = 0; square < state.chart().squareCount(); ++square) {
        const Token& token = state.at(square);
        Winners& own = winners[indexOf(token.side)];
        const Ship* ship = state.table().shipOf(token.kind);
        own.isHidden |= token.kind == kHidden;
        own.hasMissileShip |= ship != nullptr && ship->role == Role::MissileShip;
        if (ship != nullptr && ship->role == Role::LandingShip) {
            own.hasLandingShip = true;
            const bool isIn = state.chart().isPort(square, enemyOf(token.side));
            own.landed = isIn && own.landed == kNoSquare ? square : own.landed;
        }
    }
    return winners;
}

std::optional<Chance> chanceLost(const State& state, const Winners& own) {
    if (state.phase == Phase::SetUp || own.isHidden) {
        return std::nullopt;
    }
    if (!own.hasLandingShip) {
        return Chance::LandingShip;
    }
    return own.hasMissileShip ? std::nullopt : std::optional(Chance::MissileShips);
}

} // namespace

std::optional<Chance> chanceLost(const State& state, Side side) {
    return chanceLost(state, winnersOf(state)[indexOf(side)]);
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
    const auto winners = winnersOf(state);
    for (const Side side : kSides) {
        const Winners& own = winners[indexOf(side)];
        if (own.landed != kNoSquare && !chanceLost(state, own)) {
            const Message because =
                message("%1's landing ship is in the %2 port at %3", inWords(side),
                        inWords(enemyOf(side)), text(state.chart().nameOf(own.landed)));
            return Outcome{firstOf(side), because, "NB-4"};
        }
    }
    if (chanceLost(state, winners[0]) && chanceLost(state, winners[1])) {
        return Outcome{std::nullopt, message("neither side can win"), "NB-A17"};
    }
    return std::nullopt;
}

std::vector<int> materialOf(const State& state) {
    std::vector<int> material(2);
    for (const Token& token : state.tokens) {
        material[0] += token.isOf(Side::Red) ? 1 : 0;
        material[1] += token.isOf(Side::Yellow) ? 1 : 0;
    }
    return material;
}

} // namespace umpire::naval_battle
