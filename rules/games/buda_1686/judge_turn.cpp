#include "rules/games/buda_1686/fight.h"
#include "rules/games/buda_1686/judge.h"

namespace umpire::buda_1686 {

using Ruling = Judge::Ruling;

Ruling Judge::isOnTurn(Side side, std::string_view rule) const {
    if (auto broken = isTime(Phase::Act, rule)) {
        return broken;
    }
    return state_.onTurn == side ? std::nullopt
                                 : violation(ViolationKind::NotYours, rule,
                                             message("%1 are on turn, and this is for %2",
                                                     nameOf(state_.onTurn), nameOf(side)));
}

Ruling Judge::hasAction(Side side, std::string_view rule) const {
    if (auto broken = isOnTurn(side, rule)) {
        return broken;
    }
    return state_.actionsLeft > 0 ? std::nullopt
                                  : violation(ViolationKind::NoActionLeft, "BU-7",
                                              message("%1 have 0 actions left", nameOf(side)));
}

Ruling Judge::heldByOther(ZoneIndex wall, std::string_view rule) const {
    return holderOf(state_, wall) == otherThan(state_.onTurn)
               ? std::nullopt
               : violation(ViolationKind::WrongHolder, rule,
                           message("%1 is not held by %2", zoneText(wall),
                                   nameOf(otherThan(state_.onTurn))));
}

Ruling Judge::notTheMiddle(ZoneIndex wall, std::string_view rule) const {
    return state_.zone(wall).kind != ZoneKind::Centre
               ? std::nullopt
               : violation(ViolationKind::NoSuchZone, rule,
                           message("%1 is the middle zone: it has 0 breaches and is taken by "
                                   "castle fight only",
                                   zoneText(wall)));
}

Ruling Judge::isUnitOnMap(UnitIndex unit, Side side, std::string_view rule) const {
    if (auto broken = knowsUnit(unit, rule)) {
        return broken;
    }
    if (state_.spec(unit).side != side) {
        return violation(ViolationKind::NotYours, rule,
                         message("%1 is not a unit of %2", unitText(unit), nameOf(side)));
    }
    return isOnMap(state_, unit) ? std::nullopt
                                 : violation(ViolationKind::NotThere, rule,
                                             message("%1 is not on the map", unitText(unit)));
}

Ruling Judge::imperialMove(const MoveUnit& action) const {
    const Place place = state_.at(action.unit).place;
    const std::string from = zoneText(place.where);
    const std::string to = zoneText(action.to);
    const bool toWall = isWall(scenario(), action.to);
    if (toWall && (place.spot == Spot::Breach || holderOf(state_, action.to) != Side::Imperial)) {
        return violation(
            ViolationKind::WrongHolder, "BU-14",
            place.spot == Spot::Breach
                ? message("from a breach of %1 the way leads into a camp, not to %2", from, to)
                : message("%1 is not held by the Imperials", to));
    }
    if (!areNeighbours(scenario(), place.where, action.to)) {
        return violation(ViolationKind::NotNeighbours, "BU-14",
                         message("no road leads from %1 to %2 in 1 step", from, to));
    }
    return !toWall || hasRoom(state_, action.to)
               ? std::nullopt
               : violation(ViolationKind::NoRoom, "BU-12",
                           message("%1 holds its %2 units", to, state_.zone(action.to).capacity));
}

Ruling Judge::turkishMove(const MoveUnit& action) const {
    if (turkishMovesLeft(state_) <= 0) {
        return violation(ViolationKind::MovedAlready, "BU-14",
                         initiativeOf(state_) == Side::Turk
                             ? message("the Turks have moved the units that their chit allows")
                             : message("the Turks move freely only with the initiative"));
    }
    const std::string to = zoneText(action.to);
    if (!isWall(scenario(), action.to)) {
        return violation(ViolationKind::NoSuchZone, "BU-14",
                         message("Turkish units never leave the castle for %1", to));
    }
    if (state_.at(action.unit).place.where == action.to) {
        return violation(ViolationKind::NotThere, "BU-14",
                         message("%1 is in %2 already", unitText(action.unit), to));
    }
    if (holderOf(state_, action.to) == Side::Imperial) {
        return violation(ViolationKind::WrongHolder, "BU-12",
                         message("%1 is held by %2", to, nameOf(Side::Imperial)));
    }
    return hasRoom(state_, action.to)
               ? std::nullopt
               : violation(ViolationKind::NoRoom, "BU-12",
                           message("%1 holds its %2 units", to, state_.zone(action.to).capacity));
}

Ruling Judge::operator()(const MoveUnit& action) const {
    if (auto broken = isTime(Phase::Act, "BU-14")) {
        return broken;
    }
    if (auto broken = isOwnUnitOnMap(action.unit, "BU-14")) {
        return broken;
    }
    if (!zoneExists(action.to)) {
        return violation(
            ViolationKind::NoSuchZone, "BU-11",
            message("zone number %1 is not one of the %2", action.to, zoneCount(scenario())));
    }
    if (contains(state_.moved, action.unit)) {
        return violation(ViolationKind::MovedAlready, "BU-14",
                         message("%1 has moved in this turn", unitText(action.unit)));
    }
    return state_.onTurn == Side::Turk ? turkishMove(action) : imperialMove(action);
}

/// BU-15, BU-17, BU-A27: checks that a unit could enter a breach of the wall.
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
        return violation(
            ViolationKind::WrongHolder, rule,
            message("%1 is held by %2 already", zoneText(wall), nameOf(Side::Imperial)));
    }
    if (!hasFreeBreach(state_, wall)) {
        return violation(ViolationKind::NoRoom, "BU-A27",
                         message("all %1 breaches of %2 are occupied", state_.zone(wall).breaches,
                                 zoneText(wall)));
    }
    for (ZoneSet left = state_.zone(wall).neighbours; left != 0;) {
        const ZoneIndex zone = takeFirst(left);
        if (!isWall(scenario(), zone) && unitsAt(state_, {Spot::Zone, zone}) != 0) {
            return std::nullopt;
        }
    }
    return violation(
        ViolationKind::NotThere, "BU-A27",
        message("0 Imperial units stand in the start zones beside %1", zoneText(wall)));
}

Ruling Judge::operator()(const FireArtillery& action) const {
    return canBreach(action.wall, "BU-15");
}

/// BU-A10: firing is refused if no die could have an effect, as in BU-A27.
Ruling Judge::operator()(const FireBack&) const {
    if (auto broken = hasAction(Side::Turk, "BU-16")) {
        return broken;
    }
    if (isAtLeast(Level::Artillery)) {
        return violation(ViolationKind::LevelAtLimit, "BU-A10",
                         message("CTS stands at %1, its least", state_.level(Level::Artillery)));
    }
    const int tms = state_.level(Level::TurkishMorale);
    return tms > 1 ? std::nullopt
                   : violation(ViolationKind::LevelAtLimit, "BU-16",
                               message("TMS stands at %1, and no die shows less than that", tms));
}

Ruling Judge::operator()(const Dig&) const {
    if (auto broken = hasAction(Side::Imperial, "BU-17")) {
        return broken;
    }
    const int most = scenario().most[std::size_t(Level::Mining)];
    return state_.level(Level::Mining) < most
               ? std::nullopt
               : violation(ViolationKind::LevelAtLimit, "BU-17",
                           message("CAS stands at %1, its most", most));
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
                           message("0 Imperial units stand in the breaches of %1",
                                   zoneText(action.wall)));
}

Ruling Judge::fightsFrom(const CastleFight& action, ZoneIndex from) const {
    if (from == action.wall) {
        return state_.onTurn == Side::Imperial && unitsAt(state_, {Spot::Breach, from}) != 0
                   ? std::nullopt
                   : violation(ViolationKind::NotThere, "BU-22",
                               message("0 attackers stand in the breaches of %1", zoneText(from)));
    }
    if (!zoneExists(from) || !isWall(scenario(), from) ||
        !areNeighbours(scenario(), from, action.wall)) {
        return violation(ViolationKind::NotNeighbours, "BU-22",
                         message("%1 is no wall beside %2",
                                 zoneExists(from) ? zoneText(from) : std::to_string(from),
                                 zoneText(action.wall)));
    }
    if (holderOf(state_, from) != state_.onTurn) {
        return violation(ViolationKind::WrongHolder, "BU-22",
                         message("%1 is not held by %2", zoneText(from), nameOf(state_.onTurn)));
    }
    const int there = countOf(unitsAt(state_, {Spot::Zone, from}));
    return state_.onTurn == Side::Imperial || there >= 2
               ? std::nullopt
               : violation(ViolationKind::NotThere, "BU-22",
                           message("the Turks attack from walls with 2 units, and %1 has %2",
                                   zoneText(from), there));
}

Ruling Judge::operator()(const CastleFight& action) const {
    if (auto broken = hasAction(state_.onTurn, "BU-22")) {
        return broken;
    }
    if (auto broken = isWallZone(action.wall, "BU-22")) {
        return broken;
    }
    if (holderOf(state_, action.wall) == state_.onTurn) {
        return violation(
            ViolationKind::WrongHolder, "BU-22",
            message("%1 is held by %2 already", zoneText(action.wall), nameOf(state_.onTurn)));
    }
    for (ZoneSet left = action.from; left != 0;) {
        if (auto broken = fightsFrom(action, takeFirst(left))) {
            return broken;
        }
    }
    const bool fromAWall = (action.from & ~bitOf(action.wall)) != 0;
    return fromAWall ? std::nullopt
                     : violation(ViolationKind::NotThere, "BU-22",
                                 message("a castle fight starts from at least 1 wall beside %1",
                                         zoneText(action.wall)));
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
    return besieged
               ? std::nullopt
               : violation(ViolationKind::NotThere, "BU-24",
                           message("%1 is no Turkish wall with an enemy in its breaches: 0 there",
                                   zoneText(action.wall)));
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
                         message("%1 is the middle zone, which faces 0 camps", zoneText(wall)));
    }
    const bool isDangerous = facingSortie(state_, wall) > 0;
    return isDangerous || !isAtLeast(Level::Artillery)
               ? std::nullopt
               : violation(ViolationKind::LevelAtLimit, "BU-25",
                           message("CTS stands at %1, its least", state_.level(Level::Artillery)));
}

Ruling Judge::operator()(const Entrench& action) const {
    if (auto broken = hasAction(state_.onTurn, "BU-26")) {
        return broken;
    }
    if (auto broken = isWallZone(action.wall, "BU-26")) {
        return broken;
    }
    if (holderOf(state_, action.wall) != state_.onTurn) {
        return violation(
            ViolationKind::WrongHolder, "BU-26",
            message("0 units of %1 stand in %2", nameOf(state_.onTurn), zoneText(action.wall)));
    }
    const int level = state_.entrenchments[std::size_t(action.wall)].level;
    if (level == 2) {
        return violation(ViolationKind::LevelAtLimit, "BU-26",
                         message("the entrenchment in %1 shows 2 already", zoneText(action.wall)));
    }
    return level == 1 || state_.stock[indexOf(state_.onTurn)] > 0
               ? std::nullopt
               : violation(
                     ViolationKind::NoMarker, "BU-26",
                     message("%1 have 0 entrenchment markers in hand", nameOf(state_.onTurn)));
}

Ruling Judge::operator()(const Pass&) const {
    return isTime(Phase::Act, "BU-7");
}

} // namespace umpire::buda_1686
