#pragma once

#include "rules/games/buda_1686/state.h"
#include "rules/table/message.h"

#include <variant>

/// The actions of Buda 1686, by the players and by the table. The scenario defines the zones and
/// units. The clause (BU-…) of the rules comes first.
namespace umpire::buda_1686 {

/// BU-6: a side draws a numbered chit from its cup. The number is hidden until both sides have
/// drawn.
struct DrawChit {
    Side side = Side::Imperial;
    int value = 0;
    bool operator==(const DrawChit&) const = default;
};
/// BU-27, BU-42: the Imperial side draws a unit's counter from its cup. It then draws a chit, too.
struct DrawUnit {
    UnitIndex unit = 0;
    bool operator==(const DrawUnit&) const = default;
};
/// Places a unit in a camp: a unit from the cup, or a unit that has recovered (BU-41).
struct PlaceUnit {
    UnitIndex unit = 0;
    ZoneIndex camp = 0;
    bool operator==(const PlaceUnit&) const = default;
};
/// The result of a die on the table, whatever the die is for.
struct RollDie {
    int value = 1;
    bool operator==(const RollDie&) const = default;
};
/// BU-14: moves a unit into a camp or onto a wall without using an action.
struct MoveUnit {
    UnitIndex unit = 0;
    ZoneIndex to = 0;
    bool operator==(const MoveUnit&) const = default;
};
/// BU-15: the Imperial artillery fires at a wall.
struct FireArtillery {
    ZoneIndex wall = 0;
    bool operator==(const FireArtillery&) const = default;
};
/// BU-16: the Turkish artillery fires at the Imperial artillery.
struct FireBack {
    bool operator==(const FireBack&) const = default;
};
/// BU-17: the Imperials dig, which raises CAS (Imperial mining) by 1.
struct Dig {
    bool operator==(const Dig&) const = default;
};
/// BU-17: the Imperials blow up a mine under a wall.
struct Mine {
    ZoneIndex wall = 0;
    bool operator==(const Mine&) const = default;
};
/// BU-18: the Imperials assault a wall.
struct Assault {
    ZoneIndex wall = 0;
    bool operator==(const Assault&) const = default;
};
/// BU-22: all units on the walls in `from` fight for the wall `wall`. If `from` contains `wall`,
/// the Imperial units in its breaches (RZs) fight.
struct CastleFight {
    ZoneIndex wall = 0;
    ZoneSet from = 0;
    bool operator==(const CastleFight&) const = default;
};
/// BU-24: the Turks dig a counter-mine at a wall.
struct CounterMine {
    ZoneIndex wall = 0;
    bool operator==(const CounterMine&) const = default;
};
/// BU-25: a unit makes a sortie from its wall.
struct Sortie {
    UnitIndex unit = 0;
    bool operator==(const Sortie&) const = default;
};
/// BU-26: lays an entrenchment marker at a wall, or raises the marker there to level 2.
struct Entrench {
    ZoneIndex wall = 0;
    bool operator==(const Entrench&) const = default;
};
/// BU-7: a side gives up the rest of its turn.
struct Pass {
    bool operator==(const Pass&) const = default;
};

/// BU-30: a general restores a damaged unit to full strength.
struct RestoreUnit {
    UnitIndex officer = 0;
    UnitIndex unit = 0;
    bool operator==(const RestoreUnit&) const = default;
};
/// BU-30: a general returns a unit that was destroyed this turn to his camp. This costs him 2
/// special actions if the unit returns undamaged, and 1 if it returns damaged.
struct RecallUnit {
    UnitIndex officer = 0;
    UnitIndex unit = 0;
    Face face = Face::Full;
    bool operator==(const RecallUnit&) const = default;
};
/// BU-30: a general raises CTS (Imperial artillery) by 1, once per turn.
struct RaiseArtillery {
    UnitIndex officer = 0;
    bool operator==(const RaiseArtillery&) const = default;
};
/// BU-31: an officer restores himself to full strength.
struct RestoreSelf {
    UnitIndex officer = 0;
    bool operator==(const RestoreSelf&) const = default;
};
/// BU-29, BU-30: an officer raises a unit's HÉ (combat value) by 1 in the present fight.
struct BoostUnit {
    UnitIndex officer = 0;
    UnitIndex unit = 0;
    bool operator==(const BoostUnit&) const = default;
};
/// BU-29: Abdurrahman adds 1 to the next result of the die.
struct RaiseDie {
    bool operator==(const RaiseDie&) const = default;
};
/// BU-21: Abdurrahman comes to the attacked wall.
struct ComeToRescue {
    bool operator==(const ComeToRescue&) const = default;
};

/// Declines an offer, or ends a series of offers, such as a bonus to the die, boosts or moving in.
struct Decline {
    bool operator==(const Decline&) const = default;
};
/// BU-15, BU-17: a unit enters the breach from a camp.
struct EnterBreach {
    UnitIndex unit = 0;
    bool operator==(const EnterBreach&) const = default;
};
/// BU-26: a side gives up a level of an entrenchment, instead of losing a step of a unit or the
/// unit in the breach.
struct GiveUpMarker {
    ZoneIndex wall = 0;
    bool operator==(const GiveUpMarker&) const = default;
};
/// BU-19: a unit loses a step: it is damaged, or destroyed if it was damaged before.
struct LoseStep {
    UnitIndex unit = 0;
    bool operator==(const LoseStep&) const = default;
};
/// BU-24: the effect of a successful counter-mine: on the units in the breaches, or on CAS.
enum class CounterMineHit { Units, Mining };
struct ChooseCounterMineHit {
    CounterMineHit hit = CounterMineHit::Units;
    bool operator==(const ChooseCounterMineHit&) const = default;
};
/// BU-22: a unit that took part in the fight moves onto the wall that was taken.
struct MoveIn {
    UnitIndex unit = 0;
    bool operator==(const MoveIn&) const = default;
};
/// BU-39: the relief army restores a damaged unit.
struct Reinforce {
    UnitIndex unit = 0;
    bool operator==(const Reinforce&) const = default;
};
/// BU-41: a unit falls sick and leaves the map.
struct FallSick {
    UnitIndex unit = 0;
    bool operator==(const FallSick&) const = default;
};

/// A side resigns.
struct Resign {
    Side side = Side::Imperial;
    bool operator==(const Resign&) const = default;
};
/// A side offers a draw. The game is a draw if both sides offer one. The offer is withdrawn by the
/// next action of the other side.
struct OfferDraw {
    Side side = Side::Imperial;
    bool operator==(const OfferDraw&) const = default;
};

using Action =
    std::variant<DrawChit, DrawUnit, PlaceUnit, RollDie, MoveUnit, FireArtillery, FireBack, Dig,
                 Mine, Assault, CastleFight, CounterMine, Sortie, Entrench, Pass, RestoreUnit,
                 RecallUnit, RaiseArtillery, RestoreSelf, BoostUnit, RaiseDie, ComeToRescue,
                 Decline, EnterBreach, GiveUpMarker, LoseStep, ChooseCounterMineHit, MoveIn,
                 Reinforce, FallSick, Resign, OfferDraw>;

enum class ViolationKind {
    GameIsOver,
    NotNow,        ///< another decision or result is due first
    NoSuchUnit,    ///< the scenario has no such unit
    NoSuchZone,    ///< the scenario has no such zone, or the zone is of the wrong kind
    NoSuchChit,    ///< the chit is not in the side's cup
    NotADie,       ///< the value is not 1 to 6
    NotYours,      ///< the unit, zone or action belongs to the other side
    NotThere,      ///< the unit is not at that place
    NoActionLeft,  ///< the side has no actions left (BU-7)
    MovedAlready,  ///< the unit has moved freely this turn (BU-14)
    NoRoom,        ///< the zone is full (BU-11, BU-12)
    NotNeighbours, ///< the zones are not neighbours (BU-14, BU-22)
    WrongHolder,   ///< the other side holds the wall
    LevelAtLimit,
    NoMarker, ///< the side has no entrenchment left, or none on this wall
    OfficerIsSpent,
    WrongTroop, ///< the officer does not command this unit
    NotHurt,
    DoneAlready,
    MustMoveIn, ///< one more unit must move in (BU-22)
};

/// The reason why an action is illegal. `rule` is the clause's id, such as "BU-14".
struct Violation {
    ViolationKind kind = ViolationKind::GameIsOver;
    Message because;
    std::string rule;
    bool operator==(const Violation&) const = default;
};

} // namespace umpire::buda_1686
