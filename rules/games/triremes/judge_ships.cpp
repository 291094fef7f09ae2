#include "rules/games/triremes/course.h"
#include "rules/games/triremes/judge.h"

#include <algorithm>

namespace umpire::triremes {

/// Checks a ship's move, in the player's own turn or instead of the defender's throw (TR-17).
Judge::Ruling Judge::operator()(const Sail& action) const {
    if (phase_ == Phase::Turn) {
        return sailBy(action, state_.mover);
    }
    if (!isTacticalTime(state_)) {
        return violation(ViolationKind::NotNow, "TR-7", owed());
    }
    if (!isNaval(kindOf(state_, state_.fights.back()))) {
        return violation(
            ViolationKind::NotNow, "TR-17",
            message("a tactical move is made in a boarding only, and a land battle is fought"));
    }
    return sailBy(action, defender(state_));
}

Judge::Ruling Judge::sailBy(const Sail& action, Player player) const {
    if (auto wrong = isShipOf(action.from, player, "TR-8")) {
        return wrong;
    }
    if (isEngaged(state_, action.from)) {
        return violation(
            ViolationKind::Engaged, "TR-18",
            message("the ship %1 is in a fight, and fighting ships cannot be separated",
                    name(action.from)));
    }
    const Ship& ship = *shipWithBow(state_, action.from);
    const auto course = courseTo(state_, ship, {action.to, action.heading});
    if (const auto* wrong = std::get_if<Violation>(&course)) {
        return *wrong;
    }
    return action.boards == kNoSquare ? std::nullopt : canBoard(action, player);
}

/// Checks a boarding (TR-12, TR-A8, TR-18). The move itself must be legal.
Judge::Ruling Judge::canBoard(const Sail& action, Player player) const {
    const Ship* target = shipWithBow(state_, action.boards);
    if (target == nullptr) {
        return violation(ViolationKind::NothingThere, "TR-12",
                         message("no ship has its bow on %1", name(action.boards)));
    }
    if (!isEnemy(state_, player, target->owner)) {
        return violation(ViolationKind::NotAnEnemy, "TR-12",
                         message("%1 is no enemy's", name(*target)));
    }
    if (isEngaged(state_, target->bow)) {
        return violation(ViolationKind::Engaged, "TR-18",
                         message("%1 is in a fight; it may be rammed, not boarded", name(*target)));
    }
    const auto course =
        courseTo(state_, *shipWithBow(state_, action.from), {action.to, action.heading});
    const auto& [ship, sunk] = std::get<Course>(course);
    if (std::ranges::find(sunk, target->bow) != sunk.end()) {
        return violation(ViolationKind::NothingThere, "TR-12",
                         message("%1 is rammed on the way and sinks", name(*target)));
    }
    const bool both = state_.settings.overlap == Overlap::Both;
    return areAlongside(state_.settings, ship, *target)
               ? std::nullopt
               : violation(
                     ViolationKind::NotAlongside, "TR-A8",
                     both
                         ? message("the ship would not lie side by side with %1 over 2 squares",
                                   name(*target))
                         : message(
                               "the ship would not lie side by side with %1 over at least 1 square",
                               name(*target)));
}

/// TR-13: checks that soldiers may go aboard, which is possible only in the player's own turn.
Judge::Ruling Judge::operator()(const Load& action) const {
    if (auto wrong = isTurn("TR-13")) {
        return wrong;
    }
    if (auto wrong = isShipOf(action.ship, state_.mover, "TR-13")) {
        return wrong;
    }
    if (auto wrong = isTwoSquares(action.first, action.second, "TR-13")) {
        return wrong;
    }
    const Ship& ship = *shipWithBow(state_, action.ship);
    const bool two = action.second != kNoSquare;
    if (auto wrong = canLoad(ship, action.first)) {
        return wrong;
    }
    if (auto wrong = two ? canLoad(ship, action.second) : std::nullopt) {
        return wrong;
    }
    const int more = two ? 2 : 1;
    return ship.soldiers + more <= kMaxAboard
               ? std::nullopt
               : ofMover(violation(
                     ViolationKind::NoRoom, "TR-13",
                     message("the ship %1 carries %2 already; with %3 more it would be over %4",
                             name(ship.bow), ship.soldiers, more, kMaxAboard)));
}

Judge::Ruling Judge::canLoad(const Ship& ship, Square from) const {
    if (auto wrong = isSoldierOf(from, state_.mover, "TR-13")) {
        return wrong;
    }
    return touches(state_.settings, ship, from)
               ? std::nullopt
               : violation(ViolationKind::NotBeside, "TR-A9",
                           message("%1 is not beside a square of the ship %2", name(from),
                                   name(ship.bow)));
}

/// TR-14: checks a landing of soldiers.
Judge::Ruling Judge::operator()(const Land& action) const {
    if (auto wrong = isTurn("TR-14")) {
        return wrong;
    }
    if (auto wrong = isShipOf(action.ship, state_.mover, "TR-14")) {
        return wrong;
    }
    if (auto wrong = isTwoSquares(action.first, action.second, "TR-14")) {
        return wrong;
    }
    const Ship& ship = *shipWithBow(state_, action.ship);
    const bool two = action.second != kNoSquare;
    // Everybody may know this reason, so it is checked first.
    if (auto wrong = canLand(ship, action.first)) {
        return wrong;
    }
    if (auto wrong = two ? canLand(ship, action.second) : std::nullopt) {
        return wrong;
    }
    const int needed = two ? 2 : 1;
    return ship.soldiers >= needed
               ? std::nullopt
               : ofMover(violation(ViolationKind::NobodyAboard, "TR-14",
                                   message("the ship %1 carries %2 soldiers, not %3",
                                           name(ship.bow), ship.soldiers, needed)));
}

Judge::Ruling Judge::canLand(const Ship& ship, Square to) const {
    if (auto wrong = isCoast(to, "TR-14")) {
        return wrong;
    }
    if (!touches(state_.settings, ship, to)) {
        return violation(
            ViolationKind::NotBeside, "TR-A9",
            message("%1 is not beside a square of the ship %2", name(to), name(ship.bow)));
    }
    const Soldier* there = soldierOn(state_, to);
    return there == nullptr || isEnemy(state_, state_.mover, there->owner)
               ? std::nullopt
               : violation(ViolationKind::Blocked, "TR-6",
                           message("a soldier of %1 stands on %2", name(there->owner), name(to)));
}

} // namespace umpire::triremes
