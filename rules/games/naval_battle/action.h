#pragma once

#include "rules/games/naval_battle/state.h"
#include "rules/table/message.h"

#include <string>
#include <variant>

/// What may be done. Whatever a ship may do after its own move names three squares: it goes from
/// `from` to `at` (the same square where it stays) and acts from there.
namespace umpire::naval_battle {

/// NB-5: a unit comes to a square of the own port, in secret: r PAa1.
struct Place {
    Side side = Side::Red;
    Kind kind = kNobody;
    SquareIndex square = 0;
    bool operator==(const Place&) const = default;
};

/// It is taken up again, to stand elsewhere. No turn: r -a1.
struct TakeUp {
    Side side = Side::Red;
    SquareIndex square = 0;
    bool operator==(const TakeUp&) const = default;
};

/// The fleet is set up; mines in hand stay off the board: r ready.
struct Ready {
    Side side = Side::Red;
    bool operator==(const Ready&) const = default;
};

/// NB-6: d4-d6.
struct Move {
    SquareIndex from = 0;
    SquareIndex to = 0;
    bool operator==(const Move&) const = default;
};

/// NB-9 "I attack", of a ship or a battery (NB-13): d6xe7; after a move: d4-d6xe7.
struct Attack {
    SquareIndex from = 0;
    SquareIndex at = 0;
    SquareIndex target = 0;
    bool operator==(const Attack&) const = default;
};

/// NB-15 "I remove the battery": d5#c4.
struct RemoveBattery {
    SquareIndex from = 0;
    SquareIndex at = 0;
    SquareIndex target = 0;
    bool operator==(const RemoveBattery&) const = default;
};

/// NB-18 "I remove the mine": d6%e7. Said of a hidden unit that is none, nothing happens but that
/// the turn is over: whether it may be said tells nothing.
struct RemoveMine {
    SquareIndex from = 0;
    SquareIndex at = 0;
    SquareIndex target = 0;
    bool operator==(const RemoveMine&) const = default;
};

/// NB-11: a carrier's plane attacks, before or after the carrier's own move or without one:
/// d6~f9, d6-d7~f9, d6~f9-d7. One action, for a carrier that moves must look like any ship.
struct SendPlane {
    SquareIndex from = 0;
    SquareIndex at = 0; ///< where the carrier stands when it sends the plane
    SquareIndex target = 0;
    SquareIndex to = 0; ///< where it stands in the end
    bool operator==(const SendPlane&) const = default;
};

/// NB-A19.
struct Pass {
    bool operator==(const Pass&) const = default;
};

/// NB-17 "I lay a mine", at any time. No turn: r mine e7.
struct LayMine {
    Side side = Side::Red;
    SquareIndex square = 0;
    bool operator==(const LayMine&) const = default;
};

/// No turn: r resign.
struct Resign {
    Side side = Side::Red;
    bool operator==(const Resign&) const = default;
};

/// Both have agreed. No turn: draw.
struct AgreeDraw {
    bool operator==(const AgreeDraw&) const = default;
};

using Action = std::variant<Place, TakeUp, Ready, Move, Attack, RemoveBattery, RemoveMine,
                            SendPlane, Pass, LayMine, Resign, AgreeDraw>;

enum class ViolationKind {
    GameIsOver,
    WrongPhase, ///< setting up while playing, or the other way round
    NotYourTurn,
    NotOnTheBoard,
    NothingThere,
    Occupied,
    NotYours,
    NoneLeft,   ///< to place or to lay
    WrongWater, ///< an island, neutral water, a port where that may not be
    WrongUnit,  ///< that cannot do this
    CannotMove, ///< batteries, mines and planes stay
    TooFar,
    NoWay,         ///< units, the coast, batteries or the entrances bar it
    WrongTarget,   ///< a unit that this cannot be said of
    MustLeavePort, ///< NB-8
    OneThing,      ///< a turn is a move or an attack (NB-A1)
    NotReady,      ///< ships are still to be placed
    CanAct,        ///< so it cannot pass
};

/// `rule`: the clause, such as "NB-6". `square`: where the trouble is, if at one. `secretOf`: the
/// side that alone may hear it, where it rests on what its hidden units are.
struct Violation {
    ViolationKind kind = ViolationKind::GameIsOver;
    Message because;
    std::string rule;
    std::optional<SquareIndex> square;
    std::optional<Side> secretOf;
    bool operator==(const Violation&) const = default;
};

} // namespace umpire::naval_battle
