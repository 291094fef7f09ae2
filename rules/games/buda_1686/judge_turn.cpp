#include "rules/games/buda_1686/fight.h"
#include "rules/games/buda_1686/judge.h"

namespace umpire::buda_1686 {

using Ruling = Judge::Ruling;

Ruling Judge::isOnTurn(Side side, std::string_view rule) const {
    if (auto broken = isTime(Phase::Act, rule)) {
        return broken;
    }
    return state_.onTurn == side
               ? std::nullopt
               : violation(ViolationKind::NotYours, rule,
                           std::string(nameOf(state_.onTurn)) + " are on turn, and this is for " +
                               std::string(nameOf(side)));
}

Ruling Judge::hasAction(Side side, std::string_view rule) const {
    if (auto broken = isOnTurn(side, rule)) {
        return broken;
    }
    return state_.actionsLeft > 0 ? std::nullopt
                                  : violation(ViolationKind::NoActionLeft, "BU-7",
                                              std::string(nameOf(side)) + " have 0 actions left");
}

Ruling Judge::heldByOther(ZoneIndex wall, std::string_view rule) const {
    return holderOf(state_, wall) == otherThan(state_.onTurn)
               ? std::nullopt
               : violation(ViolationKind::WrongHolder, rule,
                           zoneText(wall) + " is not held by " +
                               std::string(nameOf(otherThan(state_.onTurn))));
}

Ruling Judge::notTheMiddle(ZoneIndex wall, std::string_view rule) const {
    return state_.zone(wall).kind != ZoneKind::Centre
               ? std::nullopt
               : violation(ViolationKind::NoSuchZone, rule,
                           zoneText(wall) + " is the middle zone: it has 0 breaches and is taken "
                                            "by castle fight only");
}

Ruling Judge::isUnitOnMap(UnitIndex unit, Side side, std::string_view rule) const {
    if (auto broken = knowsUnit(unit, rule)) {
        return broken;
    }
    if (state_.spec(unit).side != side) {
        return violation(ViolationKind::NotYours, rule,
                         unitText(unit) + " is not a unit of " + std::string(nameOf(side)));
    }
    return isOnMap(state_, unit)
               ? std::nullopt
               : violation(ViolationKind::NotThere, rule, unitText(unit) + " is not on the map");
}

Ruling Judge::imperialMove(const MoveUnit& action) const {
    const Place place = state_.at(action.unit).place;
    const std::string from = zoneText(place.where);
    const std::string to = zoneText(action.to);
    const bool toWall = isWall(scenario(), action.to);
    if (toWall && (place.spot == Spot::Breach || holderOf(state_, action.to) != Side::Imperial)) {
        return violation(ViolationKind::WrongHolder, "BU-14",
                         place.spot == Spot::Breach ? "from a breach of " + from +
                                                          " the way leads into a camp, not to " + to
                                                    : to + " is not held by the Imperials");
    }
    if (!areNeighbours(scenario(), place.where, action.to)) {
        return violation(ViolationKind::NotNeighbours, "BU-14",
                         "no road leads from " + from + " to " + to + " in 1 step");
    }
    return !toWall || hasRoom(state_, action.to)
               ? std::nullopt
               : violation(ViolationKind::NoRoom, "BU-12",
                           to + " holds its " + std::to_string(state_.zone(action.to).capacity) +
                               " units");
}

Ruling Judge::turkishMove(const MoveUnit& action) const {
    if (turkishMovesLeft(state_) <= 0) {
        return violation(ViolationKind::MovedAlready, "BU-14",
                         initiativeOf(state_) == Side::Turk
                             ? "the Turks have moved the units that their chit allows"
                             : "the Turks move freely only with the initiative");
    }
    const std::string to = zoneText(action.to);
    if (!isWall(scenario(), action.to)) {
        return violation(ViolationKind::NoSuchZone, "BU-14",
                         "Turkish units never leave the castle for " + to);
    }
    if (state_.at(action.unit).place.where == action.to) {
        return violation(ViolationKind::NotThere, "BU-14",
                         unitText(action.unit) + " is in " + to + " already");
    }
    if (holderOf(state_, action.to) == Side::Imperial) {
        return violation(ViolationKind::WrongHolder, "BU-12", to + " is held by the Imperials");
    }
    return hasRoom(state_, action.to)
               ? std::nullopt
               : violation(ViolationKind::NoRoom, "BU-12",
                           to + " holds its " + std::to_string(state_.zone(action.to).capacity) +
                               " units");
}

Ruling Judge::operator()(const MoveUnit& action) const {
    if (auto broken = isTime(Phase::Act, "BU-14")) {
        return broken;
    }
    if (auto broken = isOwnUnitOnMap(action.unit, "BU-14")) {
        return broken;
    }
    if (!zoneExists(action.to)) {
        return violation(ViolationKind::NoSuchZone, "BU-11",
                         "zone number " + std::to_string(action.to) + " is not one of the " +
                             std::to_string(zoneCount(scenario())));
    }
    if (contains(state_.moved, action.unit)) {
        return violation(ViolationKind::MovedAlready, "BU-14",
                         unitText(action.unit) + " has moved in this turn");
    }
    return state_.onTurn == Side::Turk ? turkishMove(action) : imperialMove(action);
}

/// BU-15, BU-17, BU-A27: could a unit enter a breach of it?
Ruling Judge::canBreach(ZoneIndex wall, std::string_view rule) const {
    if (auto broken = hasAction(Side::Imperial, rule)) {
        return broken;
    }
    if (auto broken = isWallZone(wall, rule)) {
        return broken;
    }
    if (auto broken = notTheMiddle(wall, "BU-23")) {
        return broken;
    }
    if (holderOf(state_, wall) == Side::Imperial) {
        return violation(ViolationKind::WrongHolder, rule,
                         zoneText(wall) + " is held by the Imperials already");
    }
    if (!hasFreeBreach(state_, wall)) {
        return violation(ViolationKind::NoRoom, "BU-A27",
                         "all " + std::to_string(state_.zone(wall).breaches) + " breaches of " +
                             zoneText(wall) + " are occupied");
    }
    for (ZoneSet left = state_.zone(wall).neighbours; left != 0;) {
        const ZoneIndex zone = takeFirst(left);
        if (!isWall(scenario(), zone) && unitsAt(state_, {Spot::Zone, zone}) != 0) {
            return std::nullopt;
        }
    }
    return violation(ViolationKind::NotThere, "BU-A27",
                     "0 Imperial units stand in the start zones beside " + zoneText(wall));
}

Ruling Judge::operator()(const FireArtillery& action) const {
    return canBreach(action.wall, "BU-15");
}

/// BU-A10: where no die could do anything it is no choice, as in BU-A27.
Ruling Judge::operator()(const FireBack&) const {
    if (auto broken = hasAction(Side::Turk, "BU-16")) {
        return broken;
    }
    if (isAtLeast(Level::Artillery)) {
        return violation(ViolationKind::LevelAtLimit, "BU-A10",
                         "CTS stands at " + std::to_string(state_.level(Level::Artillery)) +
                             ", its least");
    }
    const int tms = state_.level(Level::TurkishMorale);
    return tms > 1 ? std::nullopt
                   : violation(ViolationKind::LevelAtLimit, "BU-16",
                               "TMS stands at " + std::to_string(tms) +
                                   ", and no die shows less than that");
}

Ruling Judge::operator()(const Dig&) const {
    if (auto broken = hasAction(Side::Imperial, "BU-17")) {
        return broken;
    }
    const int most = scenario().most[std::size_t(Level::Mining)];
    return state_.level(Level::Mining) < most
               ? std::nullopt
               : violation(ViolationKind::LevelAtLimit, "BU-17",
                           "CAS stands at " + std::to_string(most) + ", its most");
}

Ruling Judge::operator()(const Mine& action) const {
    return canBreach(action.wall, "BU-17");
}

Ruling Judge::operator()(const Assault& action) const {
    if (auto broken = hasAction(Side::Imperial, "BU-18")) {
        return broken;
    }
    if (auto broken = isWallZone(action.wall, "BU-18")) {
        return broken;
    }
    if (auto broken = notTheMiddle(action.wall, "BU-23")) {
        return broken;
    }
    if (auto broken = heldByOther(action.wall, "BU-18")) {
        return broken;
    }
    return unitsAt(state_, {Spot::Breach, action.wall}) != 0
               ? std::nullopt
               : violation(ViolationKind::NotThere, "BU-18",
                           "0 Imperial units stand in the breaches of " + zoneText(action.wall));
}

Ruling Judge::fightsFrom(const CastleFight& action, ZoneIndex from) const {
    if (from == action.wall) {
        return state_.onTurn == Side::Imperial && unitsAt(state_, {Spot::Breach, from}) != 0
                   ? std::nullopt
                   : violation(ViolationKind::NotThere, "BU-22",
                               "0 attackers stand in the breaches of " + zoneText(from));
    }
    if (!zoneExists(from) || !isWall(scenario(), from) ||
        !areNeighbours(scenario(), from, action.wall)) {
        return violation(ViolationKind::NotNeighbours, "BU-22",
                         (zoneExists(from) ? zoneText(from) : std::to_string(from)) +
                             " is no wall beside " + zoneText(action.wall));
    }
    if (holderOf(state_, from) != state_.onTurn) {
        return violation(ViolationKind::WrongHolder, "BU-22",
                         zoneText(from) + " is not held by " + std::string(nameOf(state_.onTurn)));
    }
    const int there = countOf(unitsAt(state_, {Spot::Zone, from}));
    return state_.onTurn == Side::Imperial || there >= 2
               ? std::nullopt
               : violation(ViolationKind::NotThere, "BU-22",
                           "the Turks attack from walls with 2 units, and " + zoneText(from) +
                               " has " + std::to_string(there));
}

Ruling Judge::operator()(const CastleFight& action) const {
    if (auto broken = hasAction(state_.onTurn, "BU-22")) {
        return broken;
    }
    if (auto broken = isWallZone(action.wall, "BU-22")) {
        return broken;
    }
    if (holderOf(state_, action.wall) == state_.onTurn) {
        return violation(ViolationKind::WrongHolder, "BU-22",
                         zoneText(action.wall) + " is held by " +
                             std::string(nameOf(state_.onTurn)) + " already");
    }
    for (ZoneSet left = action.from; left != 0;) {
        if (auto broken = fightsFrom(action, takeFirst(left))) {
            return broken;
        }
    }
    const bool fromAWall = (action.from & ~bitOf(action.wall)) != 0;
    return fromAWall ? std::nullopt
                     : violation(ViolationKind::NotThere, "BU-22",
                                 "a castle fight starts from at least 1 wall beside " +
                                     zoneText(action.wall));
}

Ruling Judge::operator()(const CounterMine& action) const {
    if (auto broken = hasAction(Side::Turk, "BU-24")) {
        return broken;
    }
    if (auto broken = isWallZone(action.wall, "BU-24")) {
        return broken;
    }
    const bool besieged = holderOf(state_, action.wall) == Side::Turk &&
                          unitsAt(state_, {Spot::Breach, action.wall}) != 0;
    return besieged ? std::nullopt
                    : violation(ViolationKind::NotThere, "BU-24",
                                zoneText(action.wall) +
                                    " is no Turkish wall with an enemy in its breaches: 0 there");
}

Ruling Judge::operator()(const Sortie& action) const {
    if (auto broken = hasAction(Side::Turk, "BU-25")) {
        return broken;
    }
    if (auto broken = isOwnUnitOnMap(action.unit, "BU-25")) {
        return broken;
    }
    const ZoneIndex wall = state_.at(action.unit).place.where;
    const bool centre = state_.zone(wall).kind == ZoneKind::Centre;
    if (centre && state_.settings.centreSortie == CentreSortie::Forbidden) {
        return violation(ViolationKind::NoSuchZone, "BU-A9",
                         zoneText(wall) + " is the middle zone, which faces 0 camps");
    }
    const bool isDangerous = facingSortie(state_, wall) > 0;
    return isDangerous || !isAtLeast(Level::Artillery)
               ? std::nullopt
               : violation(ViolationKind::LevelAtLimit, "BU-25",
                           "CTS stands at " + std::to_string(state_.level(Level::Artillery)) +
                               ", its least");
}

Ruling Judge::operator()(const Entrench& action) const {
    if (auto broken = hasAction(state_.onTurn, "BU-26")) {
        return broken;
    }
    if (auto broken = isWallZone(action.wall, "BU-26")) {
        return broken;
    }
    if (holderOf(state_, action.wall) != state_.onTurn) {
        return violation(ViolationKind::WrongHolder, "BU-26",
                         "0 units of " + std::string(nameOf(state_.onTurn)) + " stand in " +
                             zoneText(action.wall));
    }
    const int level = state_.entrenchments[std::size_t(action.wall)].level;
    if (level == 2) {
        return violation(ViolationKind::LevelAtLimit, "BU-26",
                         "the entrenchment in " + zoneText(action.wall) + " shows 2 already");
    }
    return level == 1 || state_.stock[indexOf(state_.onTurn)] > 0
               ? std::nullopt
               : violation(ViolationKind::NoMarker, "BU-26",
                           std::string(nameOf(state_.onTurn)) +
                               " have 0 entrenchment markers in hand");
}

Ruling Judge::operator()(const Pass&) const {
    return isTime(Phase::Act, "BU-7");
}

} // namespace umpire::buda_1686
