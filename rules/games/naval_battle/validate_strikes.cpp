#include "rules/games/naval_battle/judge.h"

#include <algorithm>

namespace umpire::naval_battle {

Verdict Judge::mayMoveFirst(SquareIndex from, SquareIndex at) const {
    return from == at || state_.settings.turn == Turn::MoveThenAttack
               ? onBoard(at)
               : Verdict(violation(ViolationKind::OneThing, "NB-A1",
                                   "a turn is a move or an attack; " + name(from) +
                                       " would move to " + name(at) + " first"));
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
            return at(square, violation(ViolationKind::WrongWater, "NB-21",
                                        "is neutral water: nobody attacks there or from there"));
        }
    }
    const Token& token = state_.at(target);
    if (!token.isThere()) {
        return at(target, violation(ViolationKind::NothingThere, "NB-9", "is empty"));
    }
    return token.side == state_.at(from).side
               ? Verdict(at(target, violation(ViolationKind::WrongTarget, "NB-9",
                                              "holds a unit of the same side")))
               : std::nullopt;
}

/// What everybody sees.
Verdict Judge::beforeStrike(SquareIndex from, SquareIndex at, SquareIndex target) const {
    return firstOf([&] { return turn(from, at); }, [&] { return mayMoveFirst(from, at); },
                   [&] { return targetIsEnemy(from, at, target); });
}

/// What rests on which unit strikes.
Verdict Judge::comesTo(SquareIndex from, SquareIndex at) const {
    return firstOf([&] { return leg(from, at); }, [&] { return opening(from, at); });
}

Verdict Judge::isBeside(SquareIndex at, SquareIndex target, std::string_view rule) const {
    if (chart_.areAdjacent(at, target)) {
        return std::nullopt;
    }
    const int distance = chart_.distance(at, target);
    return distance > 1 ? violation(ViolationKind::TooFar, rule,
                                    name(target) + " is " + squares(distance) + " away from " +
                                        name(at) + "; it must be adjacent")
                        : violation(ViolationKind::NoWay, "NB-A18",
                                    "the coast lies between " + name(at) + " and " + name(target));
}

Verdict Judge::hasRole(SquareIndex from, Role role, std::string_view rule) const {
    if (table_.is(state_.at(from).kind, role)) {
        return std::nullopt;
    }
    const auto ship = std::ranges::find(table_.ships, role, &Ship::role);
    const std::string able = ship == table_.ships.end() ? "no ship" : withArticle(ship->name);
    return ofUnit(
        from, at(from, violation(ViolationKind::WrongUnit, rule,
                                 "holds " + unitName(from) + "; only " + able + " can do this")));
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
                   : Verdict(ofUnit(attack.from,
                                    at(attack.from, violation(ViolationKind::WrongUnit, "NB-9",
                                                              "holds " + unitName(attack.from) +
                                                                  ", which does not attack"))));
    };
    return firstOf([&] { return isBeside(attack.at, attack.target, "NB-9"); }, isShip,
                   [&] { return comesTo(attack.from, attack.at); });
}

Verdict Judge::batteryStrikes(SquareIndex battery, SquareIndex target) const {
    const int distance = chart_.distance(battery, target);
    if (distance > 1) {
        return violation(ViolationKind::TooFar, "NB-13",
                         name(target) + " is " + squares(distance) + " away from " + name(battery) +
                             "; a battery reaches 1");
    }
    return isKnownMineOrBattery(state_.at(target))
               ? Verdict(at(target, violation(ViolationKind::WrongTarget, "NB-18",
                                              "holds " + unitName(target) +
                                                  ", which a battery does not strike")))
               : std::nullopt;
}

Verdict Judge::judge(const RemoveBattery& removal) const {
    if (auto wrong = beforeStrike(removal.from, removal.at, removal.target)) {
        return wrong;
    }
    if (state_.at(removal.target).kind != kBattery) {
        return at(removal.target,
                  violation(ViolationKind::WrongTarget, "NB-15", "holds no battery"));
    }
    if (const int distance = chart_.distance(removal.at, removal.target); distance != 1) {
        return violation(ViolationKind::TooFar, "NB-15",
                         name(removal.at) + " is " + squares(distance) +
                             " away from the battery at " + name(removal.target) +
                             "; its range is 1");
    }
    return firstOf([&] { return hasRole(removal.from, Role::MissileShip, "NB-15"); },
                   [&] { return comesTo(removal.from, removal.at); });
}

Verdict Judge::judge(const RemoveMine& removal) const {
    if (auto wrong = firstOf([&] { return beforeStrike(removal.from, removal.at, removal.target); },
                             [&] { return isBeside(removal.at, removal.target, "NB-18"); })) {
        return wrong;
    }
    const Token& token = state_.at(removal.target);
    if (token.isKnown() && token.kind != kMine) {
        return at(removal.target, violation(ViolationKind::WrongTarget, "NB-18",
                                            "holds " + unitName(removal.target) + ", no mine"));
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
        return violation(ViolationKind::OneThing, "NB-11",
                         "the carrier moves before it sends its plane or after it, not both");
    }
    const Side side = state_.at(sent.from).side;
    if (state_.planeLost[indexOf(side)]) {
        return violation(ViolationKind::NoneLeft, "NB-A9",
                         std::string(nameOf(side)) + " has no plane left");
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
                         name(target) + " is " + squares(distance) + " away from " + name(at) +
                             "; a plane reaches " + std::to_string(table_.planeRange));
    }
    return isKnownMineOrBattery(state_.at(target))
               ? Verdict(this->at(
                     target, violation(ViolationKind::WrongTarget, "NB-A10",
                                       "holds " + unitName(target) + ", no target for a plane")))
               : std::nullopt;
}

Verdict Judge::judge(const LayMine& laid) const {
    if (auto wrong = firstOf([&] { return playing(); }, [&] { return onBoard(laid.square); })) {
        return wrong;
    }
    if (canLayMine(state_, laid.side, laid.square)) {
        return std::nullopt;
    }
    const std::string who(nameOf(laid.side));
    const Water water = chart_.waterAt(laid.square);
    if (state_.minesOff[indexOf(laid.side)] == 0) {
        return violation(ViolationKind::NoneLeft, "NB-3", who + " has no mine left to lay");
    }
    if (state_.at(laid.square).isThere()) {
        return at(laid.square, violation(ViolationKind::Occupied, "NB-A14", "is occupied"));
    }
    if (water == Water::Neutral) {
        return at(laid.square, violation(ViolationKind::WrongWater, "NB-21",
                                         "is neutral water, where no mine is laid"));
    }
    if (water == Water::Island || water == portOf(enemyOf(laid.side))) {
        return at(laid.square,
                  violation(ViolationKind::WrongWater, "NB-A14",
                            water == Water::Island ? "is an island" : "is in the enemy port"));
    }
    return of(laid.side, at(laid.square, violation(ViolationKind::TooFar, "NB-17",
                                                   "is not adjacent to a minesweeper of " + who +
                                                       " outside neutral water")));
}

} // namespace umpire::naval_battle
