#include "rules/games/triremes/judge.h"

#include <algorithm>

namespace umpire::triremes {

std::string Judge::owed() const {
    switch (phase_) {
    case Phase::FirstThrow:
        return "the die is thrown for who starts";
    case Phase::Placing:
        return "the players place their soldiers";
    case Phase::AttackDie:
        return "a fight goes on, and the attacker's die is due";
    case Phase::DefenceDie:
        return "a fight goes on, and the defender's die is due";
    case Phase::Turn:
        return name(state_.mover) + " moves";
    }
    return {};
}

Judge::Ruling Judge::isTurn(std::string_view rule) const {
    return phase_ == Phase::Turn ? std::nullopt : violation(ViolationKind::NotNow, rule, owed());
}

Judge::Ruling Judge::isShipOf(Square bow, Player player, std::string_view rule) const {
    const Ship* ship = shipWithBow(state_, bow);
    if (ship == nullptr) {
        return violation(ViolationKind::NothingThere, rule, "no ship has its bow on " + name(bow));
    }
    return ship->owner == player ? std::nullopt
                                 : violation(ViolationKind::NotYours, rule,
                                             name(*ship) + " is not " + name(player) + "'s");
}

Judge::Ruling Judge::isSoldierOf(Square at, Player player, std::string_view rule) const {
    const Soldier* soldier = soldierOn(state_, at);
    if (soldier == nullptr) {
        return violation(ViolationKind::NothingThere, rule, "no soldier stands on " + name(at));
    }
    return soldier->owner == player
               ? std::nullopt
               : violation(ViolationKind::NotYours, rule,
                           "the soldier on " + name(at) + " is " + name(soldier->owner) +
                               "'s, not " + name(player) + "'s");
}

Judge::Ruling Judge::isCoast(Square square, std::string_view rule) const {
    return chart_.isCoast(square) ? std::nullopt
                                  : violation(ViolationKind::WrongTerrain, rule,
                                              name(square) + " is no coast of this board");
}

Judge::Ruling Judge::isEnemyOfMover(Player other, std::string_view rule) const {
    if (isEnemy(state_, state_.mover, other)) {
        return std::nullopt;
    }
    return other == state_.mover
               ? violation(ViolationKind::NotAnEnemy, rule, "that is " + name(other) + "'s own")
               : violation(ViolationKind::NotAnEnemy, "TR-22",
                           name(other) + " is an ally of " + name(state_.mover));
}

Judge::Ruling Judge::isTwoSquares(Square first, Square second, std::string_view rule) const {
    if (second == kNoSquare || first < second) {
        return std::nullopt;
    }
    return violation(ViolationKind::NotTwoSquares, rule,
                     first == second ? "name two different squares, not " + name(first) + " twice"
                                     : name(second) + " is named before " + name(first));
}

/// TR-6: one per square, on the own coast.
Judge::Ruling Judge::operator()(const PlaceSoldier& action) const {
    if (phase_ != Phase::Placing) {
        return violation(ViolationKind::NotNow, "TR-6", owed());
    }
    if (auto wrong = isCoast(action.at, "TR-6")) {
        return wrong;
    }
    if (chart_.domainOf[std::size_t(action.at)] != state_.mover.seat) {
        return violation(ViolationKind::NotYours, "TR-6",
                         name(action.at) + " is not on the coast of " + name(state_.mover));
    }
    return soldierOn(state_, action.at) == nullptr
               ? std::nullopt
               : violation(ViolationKind::Blocked, "TR-6",
                           "a soldier stands on " + name(action.at) + " already");
}

Judge::Ruling Judge::operator()(const ThrowDie& action) const {
    if (phase_ == Phase::Placing || phase_ == Phase::Turn) {
        return violation(ViolationKind::NotNow, "TR-15", owed() + "; no die is due");
    }
    return action.value >= 1 && action.value <= kDieSides
               ? std::nullopt
               : violation(ViolationKind::NotADie, "TR-1",
                           "a die shows 1 to " + std::to_string(kDieSides) + ", not " +
                               std::to_string(action.value));
}

/// TR-9, TR-10.
Judge::Ruling Judge::operator()(const Walk& action) const {
    if (auto wrong = isTurn("TR-7")) {
        return wrong;
    }
    if (auto wrong = isSoldierOf(action.from, state_.mover, "TR-9")) {
        return wrong;
    }
    if (auto wrong = isCoast(action.to, "TR-9")) {
        return wrong;
    }
    if (!chart_.areNeighbours(action.from, action.to)) {
        return violation(ViolationKind::NotBeside, "TR-9",
                         name(action.to) + " is not 1 square forward, back or sideways from " +
                             name(action.from));
    }
    const Soldier* there = soldierOn(state_, action.to);
    return there == nullptr ? std::nullopt : isEnemyOfMover(there->owner, "TR-10");
}

/// TR-20.
Judge::Ruling Judge::operator()(const Storm& action) const {
    if (auto wrong = isTurn("TR-7")) {
        return wrong;
    }
    if (auto wrong = isSoldierOf(action.from, state_.mover, "TR-20")) {
        return wrong;
    }
    const Ship* ship = shipWithBow(state_, action.ship);
    if (ship == nullptr) {
        return violation(ViolationKind::NothingThere, "TR-20",
                         "no ship has its bow on " + name(action.ship));
    }
    if (auto wrong = isEnemyOfMover(ship->owner, "TR-20")) {
        return wrong;
    }
    return touches(state_.settings, *ship, action.from)
               ? std::nullopt
               : violation(ViolationKind::NotBeside, "TR-20",
                           name(action.from) + " is not beside a square of " + name(*ship));
}

/// TR-A22.
Judge::Ruling Judge::operator()(const Pass&) const {
    if (auto wrong = isTurn("TR-A22")) {
        return wrong;
    }
    return canAct(state_)
               ? ofMover(violation(ViolationKind::NotForced, "TR-A22",
                                   name(state_.mover) + " has legal moves and must make one"))
               : std::nullopt;
}

Judge::Ruling Judge::dealingsAreOpen() const {
    if (chart_.players == 2) {
        return violation(ViolationKind::NoDealings, "TR-22",
                         "alliances and sales are for three or more players, not 2");
    }
    return isTurn("TR-22");
}

Judge::Ruling Judge::isInGame(Player player) const {
    if (player.seat < 0 || player.seat >= chart_.players) {
        return violation(ViolationKind::NoSuchPlayer, "TR-22",
                         "there are players 1 to " + std::to_string(chart_.players) + ", not " +
                             std::to_string(player.seat + 1));
    }
    return defeatOf(state_, player) ? violation(ViolationKind::NoSuchPlayer, "TR-22",
                                                name(player) + " is out of the game")
                                    : std::nullopt;
}

Judge::Ruling Judge::isOtherPlayer(Player player) const {
    if (auto wrong = isInGame(player)) {
        return wrong;
    }
    return player == state_.mover ? violation(ViolationKind::NoSuchPlayer, "TR-22",
                                              name(player) + " is no other player in the game")
                                  : std::nullopt;
}

/// All soldiers are placed.
Judge::Ruling Judge::isSetUp() const {
    const bool before = phase_ == Phase::FirstThrow || phase_ == Phase::Placing;
    return before ? violation(ViolationKind::NotNow, "TR-22", owed()) : std::nullopt;
}

Judge::Ruling Judge::operator()(const Resign& action) const {
    if (auto wrong = isSetUp()) {
        return wrong;
    }
    return isInGame(action.player);
}

Judge::Ruling Judge::operator()(const AgreeDraw&) const {
    return isSetUp();
}

Judge::Ruling Judge::operator()(const Sell& action) const {
    if (auto wrong = dealingsAreOpen()) {
        return wrong;
    }
    if (auto wrong = isOtherPlayer(action.to)) {
        return wrong;
    }
    return chart_.isSea(action.figure) ? isShipOf(action.figure, state_.mover, "TR-22")
                                       : isSoldierOf(action.figure, state_.mover, "TR-22");
}

Judge::Ruling Judge::operator()(const Ally& action) const {
    if (auto wrong = dealingsAreOpen()) {
        return wrong;
    }
    if (auto wrong = isOtherPlayer(action.with)) {
        return wrong;
    }
    return areAllied(state_, state_.mover, action.with)
               ? violation(ViolationKind::NotNow, "TR-22",
                           name(action.with) + " is an ally already")
               : std::nullopt;
}

Judge::Ruling Judge::operator()(const Part& action) const {
    if (auto wrong = dealingsAreOpen()) {
        return wrong;
    }
    if (auto wrong = isOtherPlayer(action.with)) {
        return wrong;
    }
    return areAllied(state_, state_.mover, action.with)
               ? std::nullopt
               : violation(ViolationKind::NotNow, "TR-22", name(action.with) + " is no ally");
}

std::optional<Violation> validate(const State& state, const Action& action) {
    if (const auto over = outcomeOf(state)) {
        return Violation{
            ViolationKind::GameIsOver, "the game is over: " + over->because, over->rule, {}};
    }
    return std::visit(Judge(state), action);
}

} // namespace umpire::triremes
