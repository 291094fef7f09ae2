#pragma once

#include "rules/games/buda_1686/state.h"
#include "rules/table/message.h"

#include <variant>

/// The actions of Buda 1686, by players and by the table. The scenario defines zones and units.
namespace umpire::buda_1686 {

/// BU-6: a side draws a number from its cup. The number stays hidden until both sides have drawn.
struct DrawChit {
    Side side = Side::Imperial;
    int value = 0;
    bool operator==(const DrawChit&) const = default;
};
/// BU-27, BU-42: a counter is drawn from the Imperial cup; a number follows.
struct DrawUnit {
    UnitIndex unit = 0;
    bool operator==(const DrawUnit&) const = default;
};
/// Places a unit from the cup, or a recovered one (BU-41), in a camp.
struct PlaceUnit {
    UnitIndex unit = 0;
    ZoneIndex camp = 0;
    bool operator==(const PlaceUnit&) const = default;
};
/// The value of a die on the table, for any purpose.
struct RollDie {
    int value = 1;
    bool operator==(const RollDie&) const = default;
};
/// BU-14: moves a unit freely into a camp or onto a wall.
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
/// BU-16: the Turkish artillery fires back.
struct FireBack {
    bool operator==(const FireBack&) const = default;
};
/// BU-17: the Imperials dig, which raises CAS by 1.
struct Dig {
    bool operator==(const Dig&) const = default;
};
/// BU-17: blows up a mine under a wall.
struct Mine {
    ZoneIndex wall = 0;
    bool operator==(const Mine&) const = default;
};
/// BU-18: assaults a wall.
struct Assault {
    ZoneIndex wall = 0;
    bool operator==(const Assault&) const = default;
};
/// BU-22: all units on the walls in `from` fight for the target. If `from` contains the target,
/// this means the Imperial units in the target's RZs (breaches).
struct CastleFight {
    ZoneIndex wall = 0;
    ZoneSet from = 0;
    bool operator==(const CastleFight&) const = default;
};
/// BU-24: counter-mines at a wall.
struct CounterMine {
    ZoneIndex wall = 0;
    bool operator==(const CounterMine&) const = default;
};
/// BU-25: a unit makes a sortie.
struct Sortie {
    UnitIndex unit = 0;
    bool operator==(const Sortie&) const = default;
};
/// BU-26: lays an entrenchment marker, or turns a marker to level 2.
struct Entrench {
    ZoneIndex wall = 0;
    bool operator==(const Entrench&) const = default;
};
/// BU-7: gives up the rest of the turn.
struct Pass {
    bool operator==(const Pass&) const = default;
};

/// BU-30: a general restores a damaged unit to full strength.
struct RestoreUnit {
    UnitIndex officer = 0;
    UnitIndex unit = 0;
    bool operator==(const RestoreUnit&) const = default;
};
/// BU-30: a general returns a unit destroyed this turn to his camp: undamaged for 2, damaged for 1.
struct RecallUnit {
    UnitIndex officer = 0;
    UnitIndex unit = 0;
    Face face = Face::Full;
    bool operator==(const RecallUnit&) const = default;
};
/// BU-30: CTS +1, once per turn.
struct RaiseArtillery {
    UnitIndex officer = 0;
    bool operator==(const RaiseArtillery&) const = default;
};
/// BU-31: an officer restores himself.
struct RestoreSelf {
    UnitIndex officer = 0;
    bool operator==(const RestoreSelf&) const = default;
};
/// BU-29, BU-30: +1 HÉ (strength) in the present fight.
struct BoostUnit {
    UnitIndex officer = 0;
    UnitIndex unit = 0;
    bool operator==(const BoostUnit&) const = default;
};
/// BU-29: Abdurrahman adds 1 to the present die.
struct RaiseDie {
    bool operator==(const RaiseDie&) const = default;
};
/// BU-21: Abdurrahman goes to the attacked wall.
struct ComeToRescue {
    bool operator==(const ComeToRescue&) const = default;
};

/// Declines an offer, or ends a series of offers: a bonus, boosts, giving up a marker, moving in.
struct Decline {
    bool operator==(const Decline&) const = default;
};
/// BU-15, BU-17: moves a unit from a camp into the breach.
struct EnterBreach {
    UnitIndex unit = 0;
    bool operator==(const EnterBreach&) const = default;
};
/// BU-26: a side loses a level of an entrenchment instead of a step, or instead of a unit in the
/// breach.
struct GiveUpMarker {
    ZoneIndex wall = 0;
    bool operator==(const GiveUpMarker&) const = default;
};
/// BU-19: a unit loses a step.
struct LoseStep {
    UnitIndex unit = 0;
    bool operator==(const LoseStep&) const = default;
};
/// BU-24: the effect of a successful counter-mine.
enum class CounterMineHit { Units, Mining };
struct ChooseCounterMineHit {
    CounterMineHit hit = CounterMineHit::Units;
    bool operator==(const ChooseCounterMineHit&) const = default;
};
/// BU-22: a unit that fought moves into the wall that was taken.
struct MoveIn {
    UnitIndex unit = 0;
    bool operator==(const MoveIn&) const = default;
};
/// BU-39: the relief army restores a unit.
struct Reinforce {
    UnitIndex unit = 0;
    bool operator==(const Reinforce&) const = default;
};
/// BU-41: a unit falls sick.
struct FallSick {
    UnitIndex unit = 0;
    bool operator==(const FallSick&) const = default;
};

/// A side gives up.
struct Resign {
    Side side = Side::Imperial;
    bool operator==(const Resign&) const = default;
};
/// A side offers a draw. If both sides offer, the game is a draw. The offer lapses with the next
/// action of the other side.
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
    NotNow,        ///< another decision is due first
    NoSuchUnit,    ///< this scenario has no such unit
    NoSuchZone,    ///< no such zone, or a zone of the wrong kind
    NoSuchChit,    ///< this chit is not in the cup
    NotADie,       ///< the value is not 1 to 6
    NotYours,      ///< the other side's unit, zone or action
    NotThere,      ///< the unit is elsewhere
    NoActionLeft,  ///< BU-7
    MovedAlready,  ///< BU-14
    NoRoom,        ///< BU-11, BU-12
    NotNeighbours, ///< BU-14, BU-22
    WrongHolder,   ///< the other side holds the wall
    LevelAtLimit,
    NoMarker, ///< no entrenchment in hand, or none on this wall
    OfficerIsSpent,
    WrongTroop, ///< this officer does not command the unit
    NotHurt,
    DoneAlready,
    MustMoveIn, ///< a unit must move in (BU-22)
};

/// `rule`: the clause, such as "BU-14".
struct Violation {
    ViolationKind kind = ViolationKind::GameIsOver;
    Message because;
    std::string rule;
    bool operator==(const Violation&) const = default;
};

} // namespace umpire::buda_1686
