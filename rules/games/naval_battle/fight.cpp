#include "rules/games/naval_battle/fight.h"

#include <algorithm>

namespace umpire::naval_battle {
namespace {

/// Tells whether the target is an enemy and neither square is neutral water (NB-21).
bool isOpenToAttack(const State& state, SquareIndex from, SquareIndex at, SquareIndex target) {
    return state.at(target).isOf(enemyOf(state.at(from).side)) && !state.chart().isNeutral(at) &&
           !state.chart().isNeutral(target);
}

} // namespace

bool isKnownMineOrBattery(const Token& token) {
    return token.isKnown() && (token.kind == kMine || token.kind == kBattery);
}

int strengthOf(const Table& table, Kind kind) {
    if (kind == kPlane) {
        const auto carrier = std::ranges::find(table.ships, Role::Carrier, &Ship::role);
        return carrier == table.ships.end() ? 0 : carrier->strength;
    }
    const Ship* ship = table.shipOf(kind);
    return ship != nullptr ? ship->strength : 0;
}

FightResult resultOf(const Table& table, Kind attacker, Kind attacked) {
    const bool nobodysTarget = attacked == kMine || attacked == kBattery;
    if (attacker == kBattery) {
        const bool missiles = table.is(attacked, Role::MissileShip);
        return nobodysTarget || missiles ? FightResult::NoStrike : FightResult::TargetLost;
    }
    if (attacker == kPlane && nobodysTarget) {
        return FightResult::NoStrike;
    }
    if (attacked == kMine) {
        return FightResult::BothLost;
    }
    if (attacked == kBattery) {
        return table.is(attacker, Role::MissileShip) ? FightResult::TargetLost
                                                     : FightResult::AttackerLost;
    }
    const int difference = strengthOf(table, attacker) - strengthOf(table, attacked);
    return difference > 0    ? FightResult::TargetLost
           : difference == 0 ? FightResult::BothLost
                             : FightResult::AttackerLost;
}

FightResult planeResultOf(const State& state, Kind attacked) {
    const FightResult result = resultOf(state.table(), kPlane, attacked);
    return state.settings.planeStrike == PlaneStrike::Destroys && result != FightResult::NoStrike
               ? FightResult::TargetLost
               : result;
}

bool mayAttackAfterMove(const Settings& settings) {
    return settings.turn == Turn::MoveThenAttack;
}

bool mayRemoveAfterMove(const Settings& settings) {
    return mayAttackAfterMove(settings) || settings.batteryRemoval == BatteryRemoval::WithMove;
}

int neutralStayOf(const State& state) {
    return state.table().neutralStay + (state.settings.stay == Stay::LeavesWithFourth ? 1 : 0);
}

bool canAttack(const State& state, SquareIndex from, SquareIndex at, SquareIndex target) {
    if (!isOpenToAttack(state, from, at, target)) {
        return false;
    }
    if (state.at(from).kind == kBattery) {
        return state.chart().distance(at, target) == 1 && !isKnownMineOrBattery(state.at(target));
    }
    return state.at(from).isShip() && state.chart().areAdjacent(at, target);
}

bool canRemoveBattery(const State& state, SquareIndex from, SquareIndex at, SquareIndex target) {
    return isOpenToAttack(state, from, at, target) && state.at(target).kind == kBattery &&
           state.table().is(state.at(from).kind, Role::MissileShip) &&
           state.chart().distance(at, target) == 1;
}

bool canRemoveMine(const State& state, SquareIndex from, SquareIndex at, SquareIndex target) {
    const Token& token = state.at(target);
    return isOpenToAttack(state, from, at, target) && (token.kind == kMine || !token.isKnown()) &&
           state.table().is(state.at(from).kind, Role::Minesweeper) &&
           state.chart().areAdjacent(at, target);
}

bool canSendPlane(const State& state, SquareIndex from, SquareIndex at, SquareIndex target) {
    return isOpenToAttack(state, from, at, target) && !isKnownMineOrBattery(state.at(target)) &&
           state.table().is(state.at(from).kind, Role::Carrier) &&
           !state.planeLost[indexOf(state.at(from).side)] &&
           state.chart().distance(at, target) <= state.table().planeRange;
}

bool canLayMine(const State& state, Side side, SquareIndex square) {
    const Chart& chart = state.chart();
    if (state.minesOff[indexOf(side)] == 0 || state.at(square).isThere() ||
        chart.isNeutral(square) || chart.isPort(square, enemyOf(side))) {
        return false;
    }
    return std::ranges::any_of(chart.steps[std::size_t(square)], [&](const Neighbour& step) {
        return step.to != kNoSquare && !chart.isNeutral(step.to) && state.at(step.to).isOf(side) &&
               state.table().is(state.at(step.to).kind, Role::Minesweeper);
    });
}

} // namespace umpire::naval_battle
