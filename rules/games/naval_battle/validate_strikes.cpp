#include "rules/games/naval_battle/judge.h"

#include <algorithm>

namespace umpire::naval_battle {

Verdict Judge::mayMoveFirst(SquareIndex from, SquareIndex at, std::optional<Role> role) const {
    return from == at || (role == Role::MissileShip ? mayRemoveAfterMove(state_.settings)
                                                    : mayAttackAfterMove(state_.settings))
               ? onBoard(at)
               : Verdict(
                     violation(ViolationKind::OneThing, "NB-A1",
                               message("a turn is a move or an attack; %1 would move to %2 first",
                                       name(from), name(at))));
}

Verdict Judge::leg(SquareIndex from, SquareIndex to) const {
    return from == to ? std::nullopt : way(from, to);
}

Verdict Judge::targetIsEnemy(SquareIndex from, SquareIndex here, SquareIndex target) const {
    if (auto wrong = onBoard(target)) {
        return wrong;
    }
    for (const SquareIndex square : {here, target}) {
        if (chart_.isNeutral(square)) {
            return at(square,
                      violation(ViolationKind::WrongWater, "NB-21",
                                message("%1 is neutral water: nobody attacks there or from there",
                                        name(square))));
        }
    }
    const Token& token = state_.at(target);
    if (!token.isThere()) {
        return at(target, violation(ViolationKind::NothingThere, "NB-9",
                                    message("%1 is empty", name(target))));
    }
    return token.side == state_.at(from).side
               ? Verdict(at(target,
                            violation(ViolationKind::WrongTarget, "NB-9",
                                      message("%1 holds a unit of the same side", name(target)))))
               : std::nullopt;
}

/// Checks the public facts before an attack or a removal. `role` is the role that the ship must
/// have; none: any role.
Verdict Judge::beforeStrike(SquareIndex from, SquareIndex at, SquareIndex target,
                            std::optional<Role> role) const {
    return firstOf([&] { return turn(from, at); }, [&] { return mayMoveFirst(from, at, role); },
                   [&] { return targetIsEnemy(from, at, target); },
                   [&] { return from == at ? std::nullopt : openWay(from, at, role); });
}

/// Checks the facts that depend on the identity of the acting unit.
Verdict Judge::comesTo(SquareIndex from, SquareIndex at) const {
    return firstOf([&] { return leg(from, at); }, [&] { return opening(from, at); });
}

Verdict Judge::isBeside(SquareIndex at, SquareIndex target, std::string_view rule) const {
    if (chart_.areAdjacent(at, target)) {
        return std::nullopt;
    }
    const int distance = chart_.distance(at, target);
    return distance > 1
               ? violation(ViolationKind::TooFar, rule,
                           message("%1 is %2 away from %3; it must be adjacent", name(target),
                                   squares(distance), name(at)))
               : violation(ViolationKind::NoWay, "NB-A18",
                           message("the coast lies between %1 and %2", name(at), name(target)));
}

Verdict Judge::hasRole(SquareIndex from, Role role, std::string_view rule) const {
    if (table_.is(state_.at(from).kind, role)) {
        return std::nullopt;
    }
    const auto ship = std::ranges::find(table_.ships, role, &Ship::role);
    const Message able = ship == table_.ships.end() ? message("no ship") : withArticle(ship->name);
    return ofUnit(from, at(from, violation(ViolationKind::WrongUnit, rule,
                                           message("%1 holds %2; only %3 can do this", name(from),
                                                   unitName(from), able))));
}

Verdict Judge::judge(const Attack& attack) const {
    if (auto wrong = beforeStrike(attack.from, attack.at, attack.target)) {
        return wrong;
    }
    const Token& attacker = state_.at(attack.from);
    if (attacker.kind == kBattery) {
        return firstOf([&] { return batteryStrikes(attack.at, attack.target); },
                       [&] { return opening(attack.from, attack.at); });
    }
    const auto isShip = [&] {
        return attacker.isShip()
                   ? std::nullopt
                   : Verdict(
                         ofUnit(attack.from,
                                at(attack.from,
                                   violation(ViolationKind::WrongUnit, "NB-9",
                                             message("%1 holds %2, which does not attack",
                                                     name(attack.from), unitName(attack.from))))));
    };
    return firstOf([&] { return isBeside(attack.at, attack.target, "NB-9"); }, isShip,
                   [&] { return comesTo(attack.from, attack.at); });
}

Verdict Judge::batteryStrikes(SquareIndex battery, SquareIndex target) const {
    const int distance = chart_.distance(battery, target);
    if (distance > 1) {
        return violation(ViolationKind::TooFar, "NB-13",
                         message("%1 is %2 away from %3; a battery reaches 1", name(target),
                                 squares(distance), name(battery)));
    }
    return isKnownMineOrBattery(state_.at(target))
               ? Verdict(
                     at(target, violation(ViolationKind::WrongTarget, "NB-18",
                                          message("%1 holds %2, which a battery does not strike",
                                                  name(target), unitName(target)))))
               : std::nullopt;
}

Verdict Judge::judge(const RemoveBattery& removal) const {
    if (auto wrong = beforeStrike(removal.from, removal.at, removal.target, Role::MissileShip)) {
        return wrong;
    }
    if (state_.at(removal.target).kind != kBattery) {
        return at(removal.target, violation(ViolationKind::WrongTarget, "NB-15",
                                            message("%1 holds no battery", name(removal.target))));
    }
    if (const int distance = chart_.distance(removal.at, removal.target); distance != 1) {
        return violation(ViolationKind::TooFar, "NB-15",
                         message("%1 is %2 away from the battery at %3; its range is 1",
                                 name(removal.at), squares(distance), name(removal.target)));
    }
    return firstOf([&] { return hasRole(removal.from, Role::MissileShip, "NB-15"); },
                   [&] { return comesTo(removal.from, removal.at); });
}

Verdict Judge::judge(const RemoveMine& removal) const {
    if (auto wrong = firstOf(
            [&] {
                return beforeStrike(removal.from, removal.at, removal.target, Role::Minesweeper);
            },
            [&] { return isBeside(removal.at, removal.target, "NB-18"); })) {
        return wrong;
    }
    const Token& token = state_.at(removal.target);
    if (token.isKnown() && token.kind != kMine) {
        return at(removal.target, violation(ViolationKind::WrongTarget, "NB-18",
                                            message("%1 holds %2, no mine", name(removal.target),
                                                    unitName(removal.target))));
    }
    return firstOf([&] { return hasRole(removal.from, Role::Minesweeper, "NB-18"); },
                   [&] { return comesTo(removal.from, removal.at); });
}

Verdict Judge::judge(const SendPlane& sent) const {
    if (auto wrong = firstOf([&] { return turn(sent.from, sent.from); },
                             [&] { return onBoard(sent.at); }, [&] { return onBoard(sent.to); })) {
        return wrong;
    }
    if (sent.from != sent.at && sent.at != sent.to) {
        return violation(
            ViolationKind::OneThing, "NB-11",
            message("the carrier moves before it sends its plane or after it, not both"));
    }
    const Side side = state_.at(sent.from).side;
    if (state_.planeLost[indexOf(side)]) {
        return violation(ViolationKind::NoneLeft, "NB-A9",
                         message("%1 has no plane left", inWords(side)));
    }
    return firstOf([&] { return targetIsEnemy(sent.from, sent.at, sent.target); },
                   [&] { return planeReaches(sent.at, sent.target); },
                   [&] { return hasRole(sent.from, Role::Carrier, "NB-11"); },
                   [&] { return leg(sent.from, sent.to); },
                   [&] { return opening(sent.from, sent.to); });
}

Verdict Judge::planeReaches(SquareIndex at, SquareIndex target) const {
    const int distance = chart_.distance(at, target);
    if (distance > table_.planeRange) {
        return violation(ViolationKind::TooFar, "NB-11",
                         message("%1 is %2 away from %3; a plane reaches %4", name(target),
                                 squares(distance), name(at), table_.planeRange));
    }
    return isKnownMineOrBattery(state_.at(target))
               ? Verdict(this->at(target, violation(ViolationKind::WrongTarget, "NB-A10",
                                                    message("%1 holds %2, no target for a plane",
                                                            name(target), unitName(target)))))
               : std::nullopt;
}

Verdict Judge::judge(const LayMine& laid) const {
    if (auto wrong = firstOf([&] { return playing(); }, [&] { return onBoard(laid.square); })) {
        return wrong;
    }
    if (canLayMine(state_, laid.side, laid.square)) {
        return std::nullopt;
    }
    const Message who = inWords(laid.side);
    const Message where = name(laid.square);
    const Water water = chart_.waterAt(laid.square);
    if (state_.minesOff[indexOf(laid.side)] == 0) {
        return violation(ViolationKind::NoneLeft, "NB-3",
                         message("%1 has no mine left to lay", who));
    }
    if (state_.at(laid.square).isThere()) {
        return at(laid.square,
                  violation(ViolationKind::Occupied, "NB-A14", message("%1 is occupied", where)));
    }
    if (water == Water::Neutral) {
        return at(laid.square,
                  violation(ViolationKind::WrongWater, "NB-21",
                            message("%1 is neutral water, where no mine is laid", where)));
    }
    if (water == Water::Island || water == portOf(enemyOf(laid.side))) {
        return at(laid.square,
                  violation(ViolationKind::WrongWater, "NB-A14",
                            water == Water::Island ? message("%1 is an island", where)
                                                   : message("%1 is in the enemy port", where)));
    }
    const Violation trouble =
        at(laid.square,
           violation(ViolationKind::TooFar, "NB-17",
                     message("%1 is not adjacent to a minesweeper of %2 outside neutral water",
                             where, who)));
    return hidesOne(laid) ? of(laid.side, trouble) : trouble;
}

/// Tells whether, from public facts, a unit beside the mine's square may be a minesweeper.
bool Judge::hidesOne(const LayMine& laid) const {
    return std::ranges::any_of(chart_.steps[std::size_t(laid.square)], [&](const auto& step) {
        return step.to != kNoSquare && !chart_.isNeutral(step.to) &&
               state_.at(step.to).isOf(laid.side) && !state_.at(step.to).isKnown();
    });
}

} // namespace umpire::naval_battle
