#include "rules/games/triremes/course.h"
#include "rules/games/triremes/judge.h"

#include <algorithm>

namespace umpire::triremes {

/// On one's turn, or instead of throwing in defence (TR-17).
Judge::Ruling Judge::operator()(const Sail& action) const {
    if (phase_ == Phase::Turn) {
        return sailBy(action, state_.mover);
    }
    if (!isTacticalTime(state_)) {
        return violation(ViolationKind::NotNow, "TR-7", owed());
    }
    if (!isNaval(kindOf(state_, state_.fights.back()))) {
        return violation(ViolationKind::NotNow, "TR-17",
                         "a tactical move is made in a boarding only, and a land battle is fought");
    }
    return sailBy(action, defender(state_));
}

Judge::Ruling Judge::sailBy(const Sail& action, Player player) const {
    if (auto wrong = isShipOf(action.from, player, "TR-8")) {
        return wrong;
    }
    if (isEngaged(state_, action.from)) {
        return violation(ViolationKind::Engaged, "TR-18",
                         "the ship " + name(action.from) +
                             " is in a fight, and fighting ships cannot be separated");
    }
    const Ship& ship = *shipWithBow(state_, action.from);
    const auto course = courseTo(state_, ship, {action.to, action.heading});
    if (const auto* wrong = std::get_if<Violation>(&course)) {
        return *wrong;
    }
    return action.boards == kNoSquare ? std::nullopt : canBoard(action, player);
}

/// TR-12, TR-A8, TR-18. The course is a good one.
Judge::Ruling Judge::canBoard(const Sail& action, Player player) const {
    const Ship* target = shipWithBow(state_, action.boards);
    if (target == nullptr) {
        return violation(ViolationKind::NothingThere, "TR-12",
                         "no ship has its bow on " + name(action.boards));
    }
    if (!isEnemy(state_, player, target->owner)) {
        return violation(ViolationKind::NotAnEnemy, "TR-12", name(*target) + " is no enemy's");
    }
    if (isEngaged(state_, target->bow)) {
        return violation(ViolationKind::Engaged, "TR-18",
                         name(*target) + " is in a fight; it may be rammed, not boarded");
    }
    const auto course =
        courseTo(state_, *shipWithBow(state_, action.from), {action.to, action.heading});
    const auto& [ship, sunk] = std::get<Course>(course);
    if (std::ranges::find(sunk, target->bow) != sunk.end()) {
        return violation(ViolationKind::NothingThere, "TR-12",
                         name(*target) + " is rammed on the way and sinks");
    }
    const bool both = state_.settings.overlap == Overlap::Both;
    return areAlongside(state_.settings, ship, *target)
               ? std::nullopt
               : violation(ViolationKind::NotAlongside, "TR-A8",
                           "the ship would not lie side by side with " + name(*target) + " over " +
                               (both ? "2 squares" : "at least 1 square"));
}

/// TR-13. On one's turn only.
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
               : ofMover(violation(ViolationKind::NoRoom, "TR-13",
                                   "the ship " + name(ship.bow) + " carries " +
                                       std::to_string(ship.soldiers) + " already; with " +
                                       std::to_string(more) + " more it would be over " +
                                       std::to_string(kMaxAboard)));
}

Judge::Ruling Judge::canLoad(const Ship& ship, Square from) const {
    if (auto wrong = isSoldierOf(from, state_.mover, "TR-13")) {
        return wrong;
    }
    return touches(state_.settings, ship, from)
               ? std::nullopt
               : violation(ViolationKind::NotBeside, "TR-A9",
                           name(from) + " is not beside a square of the ship " + name(ship.bow));
}

/// TR-14.
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
    const int needed = two ? 2 : 1;
    if (ship.soldiers < needed) {
        return ofMover(violation(ViolationKind::NobodyAboard, "TR-14",
                                 "the ship " + name(ship.bow) + " carries " +
                                     std::to_string(ship.soldiers) + " soldiers, not " +
                                     std::to_string(needed)));
    }
    if (auto wrong = canLand(ship, action.first)) {
        return wrong;
    }
    return two ? canLand(ship, action.second) : std::nullopt;
}

Judge::Ruling Judge::canLand(const Ship& ship, Square to) const {
    if (auto wrong = isCoast(to, "TR-14")) {
        return wrong;
    }
    if (!touches(state_.settings, ship, to)) {
        return violation(ViolationKind::NotBeside, "TR-A9",
                         name(to) + " is not beside a square of the ship " + name(ship.bow));
    }
    const Soldier* there = soldierOn(state_, to);
    return there == nullptr || isEnemy(state_, state_.mover, there->owner)
               ? std::nullopt
               : violation(ViolationKind::Blocked, "TR-6",
                           "a soldier of " + name(there->owner) + " stands on " + name(to));
}

} // namespace umpire::triremes
