#include "rules/games/triremes/judge.h"

#include <algorithm>

namespace umpire::triremes {

Message Judge::owed() const {
    switch (phase_) {
    case Phase::FirstThrow:
        return message("the die is thrown for who starts");
    case Phase::Placing:
        return message("the players place their soldiers");
    case Phase::AttackDie:
        return message("a fight goes on, and the attacker's die is due");
    case Phase::DefenceDie:
        return message("a fight goes on, and the defender's die is due");
    case Phase::Turn:
        return message("%1 moves", name(state_.mover));
    }
    return {};
}

Judge::Ruling Judge::isTurn(std::string_view rule) const {
    return phase_ == Phase::Turn ? std::nullopt : violation(ViolationKind::NotNow, rule, owed());
}

Judge::Ruling Judge::isShipOf(Square bow, Player player, std::string_view rule) const {
    const Ship* ship = shipWithBow(state_, bow);
    if (ship == nullptr) {
        return violation(ViolationKind::NothingThere, rule,
                         message("no ship has its bow on %1", name(bow)));
    }
    return ship->owner == player ? std::nullopt
                                 : violation(ViolationKind::NotYours, rule,
                                             message("%1 is not %2's", name(*ship), name(player)));
}

Judge::Ruling Judge::isSoldierOf(Square at, Player player, std::string_view rule) const {
    const Soldier* soldier = soldierOn(state_, at);
    if (soldier == nullptr) {
        return violation(ViolationKind::NothingThere, rule,
                         message("no soldier stands on %1", name(at)));
    }
    return soldier->owner == player
               ? std::nullopt
               : violation(ViolationKind::NotYours, rule,
                           message("the soldier on %1 is %2's, not %3's", name(at),
                                   name(soldier->owner), name(player)));
}

Judge::Ruling Judge::isCoast(Square square, std::string_view rule) const {
    return chart_.isCoast(square)
               ? std::nullopt
               : violation(ViolationKind::WrongTerrain, rule,
                           message("%1 is no coast of this board", name(square)));
}

Judge::Ruling Judge::isEnemyOfMover(Player other, std::string_view rule) const {
    if (isEnemy(state_, state_.mover, other)) {
        return std::nullopt;
    }
    return other == state_.mover
               ? violation(ViolationKind::NotAnEnemy, rule,
                           message("that is %1's own", name(other)))
               : violation(ViolationKind::NotAnEnemy, "TR-22",
                           message("%1 is an ally of %2", name(other), name(state_.mover)));
}

Judge::Ruling Judge::isTwoSquares(Square first, Square second, std::string_view rule) const {
    if (second == kNoSquare || first < second) {
        return std::nullopt;
    }
    return violation(ViolationKind::NotTwoSquares, rule,
                     first == second
                         ? message("name two different squares, not %1 twice", name(first))
                         : message("%1 is named before %2", name(second), name(first)));
}

/// TR-6: checks the placing of a soldier: one on a square, and on the player's own coast.
Judge::Ruling Judge::operator()(const PlaceSoldier& action) const {
    if (phase_ != Phase::Placing) {
        return violation(ViolationKind::NotNow, "TR-6", owed());
    }
    if (auto wrong = isCoast(action.at, "TR-6")) {
        return wrong;
    }
    if (chart_.domainOf[std::size_t(action.at)] != state_.mover.seat) {
        return violation(
            ViolationKind::NotYours, "TR-6",
            message("%1 is not on the coast of %2", name(action.at), name(state_.mover)));
    }
    return soldierOn(state_, action.at) == nullptr
               ? std::nullopt
               : violation(ViolationKind::Blocked, "TR-6",
                           message("a soldier stands on %1 already", name(action.at)));
}

Judge::Ruling Judge::operator()(const ThrowDie& action) const {
    if (phase_ == Phase::Placing || phase_ == Phase::Turn) {
        return violation(ViolationKind::NotNow, "TR-15", message("%1; no die is due", owed()));
    }
    return action.value >= 1 && action.value <= kDieSides
               ? std::nullopt
               : violation(ViolationKind::NotADie, "TR-1",
                           message("a die shows 1 to %1, not %2", kDieSides, action.value));
}

/// TR-9, TR-10: checks a soldier's walk or attack.
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
                         message("%1 is not 1 square forward, back or sideways from %2",
                                 name(action.to), name(action.from)));
    }
    const Soldier* there = soldierOn(state_, action.to);
    return there == nullptr ? std::nullopt : isEnemyOfMover(there->owner, "TR-10");
}

/// TR-20: checks a soldier's attack on a ship.
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
                         message("no ship has its bow on %1", name(action.ship)));
    }
    if (auto wrong = isEnemyOfMover(ship->owner, "TR-20")) {
        return wrong;
    }
    return touches(state_.settings, *ship, action.from)
               ? std::nullopt
               : violation(
                     ViolationKind::NotBeside, "TR-20",
                     message("%1 is not beside a square of %2", name(action.from), name(*ship)));
}

/// TR-A22: checks a pass, which is legal only if the player has no other legal action.
Judge::Ruling Judge::operator()(const Pass&) const {
    if (auto wrong = isTurn("TR-A22")) {
        return wrong;
    }
    if (!canAct(state_)) {
        return std::nullopt;
    }
    const Ruling notForced =
        violation(ViolationKind::NotForced, "TR-A22",
                  message("%1 has legal moves and must make one", name(state_.mover)));
    const bool isOpen = std::ranges::any_of(legalActions(state_), [](const Action& action) {
        return !std::holds_alternative<Load>(action) && !std::holds_alternative<Land>(action);
    });
    return isOpen ? notForced : ofMover(notForced);
}

Judge::Ruling Judge::dealingsAreOpen() const {
    if (chart_.players == 2) {
        return violation(ViolationKind::NoDealings, "TR-22",
                         message("alliances and sales are for three or more players, not 2"));
    }
    return isTurn("TR-22");
}

Judge::Ruling Judge::isInGame(Player player) const {
    if (player.seat < 0 || player.seat >= chart_.players) {
        return violation(
            ViolationKind::NoSuchPlayer, "TR-22",
            message("there are players 1 to %1, not %2", chart_.players, player.seat + 1));
    }
    return defeatOf(state_, player) ? violation(ViolationKind::NoSuchPlayer, "TR-22",
                                                message("%1 is out of the game", name(player)))
                                    : std::nullopt;
}

Judge::Ruling Judge::isOtherPlayer(Player player) const {
    if (auto wrong = isInGame(player)) {
        return wrong;
    }
    return player == state_.mover
               ? violation(ViolationKind::NoSuchPlayer, "TR-22",
                           message("%1 is no other player in the game", name(player)))
               : std::nullopt;
}

/// Checks that all soldiers have been placed.
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
                           message("%1 is an ally already", name(action.with)))
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
               : violation(ViolationKind::NotNow, "TR-22",
                           message("%1 is no ally", name(action.with)));
}

std::optional<Violation> validate(const State& state, const Action& action) {
    if (const auto over = outcomeOf(state)) {
        return Violation{ViolationKind::GameIsOver,
                         message("the game is over: %1", over->because),
                         over->rule,
                         {}};
    }
    return std::visit(Judge(state), action);
}

} // namespace umpire::triremes
