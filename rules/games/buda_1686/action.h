#pragma once

#include "rules/games/buda_1686/state.h"
#include "rules/table/message.h"

#include <variant>

/// What is done in Buda 1686, by the players and by the table. Zones and units are the scenario's.
namespace umpire::buda_1686 {

/// BU-6: a number from one's own cup, not shown before both have drawn.
struct DrawChit {
    Side side = Side::Imperial;
    int value = 0;
    bool operator==(const DrawChit&) const = default;
};
/// BU-27, BU-42: a counter comes out of the Imperial cup; a number follows.
struct DrawUnit {
    UnitIndex unit = 0;
    bool operator==(const DrawUnit&) const = default;
};
/// A unit out of the cup, or recovered (BU-41), goes into a camp.
struct PlaceUnit {
    UnitIndex unit = 0;
    ZoneIndex camp = 0;
    bool operator==(const PlaceUnit&) const = default;
};
/// What the die on the table shows, for whatever it was thrown.
struct RollDie {
    int value = 1;
    bool operator==(const RollDie&) const = default;
};
/// BU-14: free movement into a camp or onto a wall.
struct MoveUnit {
    UnitIndex unit = 0;
    ZoneIndex to = 0;
    bool operator==(const MoveUnit&) const = default;
};
/// BU-15.
struct FireArtillery {
    ZoneIndex wall = 0;
    bool operator==(const FireArtillery&) const = default;
};
/// BU-16.
struct FireBack {
    bool operator==(const FireBack&) const = default;
};
/// BU-17: CAS +1.
struct Dig {
    bool operator==(const Dig&) const = default;
};
/// BU-17: blow a mine under a wall.
struct Mine {
    ZoneIndex wall = 0;
    bool operator==(const Mine&) const = default;
};
/// BU-18.
struct Assault {
    ZoneIndex wall = 0;
    bool operator==(const Assault&) const = default;
};
/// BU-22: all units of the walls in `from` fight for the target; the target itself in `from` stands
/// for the Imperial units in its RZs.
struct CastleFight {
    ZoneIndex wall = 0;
    ZoneSet from = 0;
    bool operator==(const CastleFight&) const = default;
};
/// BU-24.
struct CounterMine {
    ZoneIndex wall = 0;
    bool operator==(const CounterMine&) const = default;
};
/// BU-25.
struct Sortie {
    UnitIndex unit = 0;
    bool operator==(const Sortie&) const = default;
};
/// BU-26: lays a marker, or turns one to 2.
struct Entrench {
    ZoneIndex wall = 0;
    bool operator==(const Entrench&) const = default;
};
/// The rest of one's turn (BU-7).
struct Pass {
    bool operator==(const Pass&) const = default;
};

/// BU-30: a general makes a damaged unit whole.
struct RestoreUnit {
    UnitIndex officer = 0;
    UnitIndex unit = 0;
    bool operator==(const RestoreUnit&) const = default;
};
/// BU-30: a general brings a unit destroyed this turn back into his camp: whole for 2, hurt for 1.
struct RecallUnit {
    UnitIndex officer = 0;
    UnitIndex unit = 0;
    Face face = Face::Full;
    bool operator==(const RecallUnit&) const = default;
};
/// BU-30: CTS +1, once a turn.
struct RaiseArtillery {
    UnitIndex officer = 0;
    bool operator==(const RaiseArtillery&) const = default;
};
/// BU-31.
struct RestoreSelf {
    UnitIndex officer = 0;
    bool operator==(const RestoreSelf&) const = default;
};
/// BU-29, BU-30: +1 HÉ in the fight at hand.
struct BoostUnit {
    UnitIndex officer = 0;
    UnitIndex unit = 0;
    bool operator==(const BoostUnit&) const = default;
};
/// BU-29: Abdurrahman adds 1 to the die at hand.
struct RaiseDie {
    bool operator==(const RaiseDie&) const = default;
};
/// BU-21: Abdurrahman goes to the attacked wall.
struct ComeToRescue {
    bool operator==(const ComeToRescue&) const = default;
};

/// Says no to what is offered, or no more: a bonus, boosts, giving up a marker, moving in.
struct Decline {
    bool operator==(const Decline&) const = default;
};
/// BU-15, BU-17: goes from a camp into the breach.
struct EnterBreach {
    UnitIndex unit = 0;
    bool operator==(const EnterBreach&) const = default;
};
/// BU-26: one level of an entrenchment instead of a step, or of a unit in the breach.
struct GiveUpMarker {
    ZoneIndex wall = 0;
    bool operator==(const GiveUpMarker&) const = default;
};
/// BU-19.
struct LoseStep {
    UnitIndex unit = 0;
    bool operator==(const LoseStep&) const = default;
};
/// BU-24: what a counter-mine that succeeded does.
enum class CounterMineHit { Units, Mining };
struct ChooseCounterMineHit {
    CounterMineHit hit = CounterMineHit::Units;
    bool operator==(const ChooseCounterMineHit&) const = default;
};
/// BU-22: a unit that fought goes into the wall that was taken.
struct MoveIn {
    UnitIndex unit = 0;
    bool operator==(const MoveIn&) const = default;
};
/// BU-39: the relief army makes a unit whole.
struct Reinforce {
    UnitIndex unit = 0;
    bool operator==(const Reinforce&) const = default;
};
/// BU-41.
struct FallSick {
    UnitIndex unit = 0;
    bool operator==(const FallSick&) const = default;
};

/// A side gives the game up.
struct Resign {
    Side side = Side::Imperial;
    bool operator==(const Resign&) const = default;
};
/// A side would have it a draw. Where both say so it is one; the offer lapses with the next action
/// of the other side.
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
    NotNow,        ///< something else is owed first
    NoSuchUnit,    ///< in this scenario
    NoSuchZone,    ///< or of the wrong kind
    NoSuchChit,    ///< in the cup
    NotADie,       ///< 1 to 6
    NotYours,      ///< the other side's unit, zone or action
    NotThere,      ///< the unit is elsewhere
    NoActionLeft,  ///< BU-7
    MovedAlready,  ///< BU-14
    NoRoom,        ///< BU-11, BU-12
    NotNeighbours, ///< BU-14, BU-22
    WrongHolder,   ///< of the wall
    LevelAtLimit,
    NoMarker, ///< no entrenchment in hand, or none there
    OfficerIsSpent,
    WrongTroop, ///< not under this officer
    NotHurt,
    DoneAlready,
    MustMoveIn, ///< somebody has to (BU-22)
};

/// `rule`: the clause, such as "BU-14".
struct Violation {
    ViolationKind kind = ViolationKind::GameIsOver;
    Message because;
    std::string rule;
    bool operator==(const Violation&) const = default;
};

} // namespace umpire::buda_1686
