#pragma once

#include "rules/games/naval_battle/state.h"
#include "rules/table/message.h"

#include <string>
#include <variant>

/// The actions of Naval Battle. An action after a ship's own move names three squares: the ship
/// goes from `from` to `at` (the same square if it stays) and acts from `at` on `target`.
namespace umpire::naval_battle {

/// NB-5: places a unit on a square of its own port, in secret: "r PAa1".
struct Place {
    Side side = Side::Red;
    Kind kind = kNobody;
    SquareIndex square = 0;
    bool operator==(const Place&) const = default;
};

/// Takes a placed unit up again, to place it elsewhere. Takes no turn: "r -a1".
struct TakeUp {
    Side side = Side::Red;
    SquareIndex square = 0;
    bool operator==(const TakeUp&) const = default;
};

/// The side's fleet is set up; mines in hand stay off the board: "r ready".
struct Ready {
    Side side = Side::Red;
    bool operator==(const Ready&) const = default;
};

/// NB-6: moves a ship: "d4-d6".
struct Move {
    SquareIndex from = 0;
    SquareIndex to = 0;
    bool operator==(const Move&) const = default;
};

/// NB-9 "I attack", by a ship or a battery (NB-13): "d6xe7"; after a move: "d4-d6xe7".
struct Attack {
    SquareIndex from = 0;
    SquareIndex at = 0;
    SquareIndex target = 0;
    bool operator==(const Attack&) const = default;
};

/// NB-15 "I remove the battery": "d5#c4".
struct RemoveBattery {
    SquareIndex from = 0;
    SquareIndex at = 0;
    SquareIndex target = 0;
    bool operator==(const RemoveBattery&) const = default;
};

/// NB-18 "I remove the mine": "d6%e7". If the hidden unit is no mine, the turn is over without an
/// effect. So the legality of the action reveals nothing.
struct RemoveMine {
    SquareIndex from = 0;
    SquareIndex at = 0;
    SquareIndex target = 0;
    bool operator==(const RemoveMine&) const = default;
};

/// NB-11: a carrier's plane attacks, before or after the carrier's own move or without a move:
/// "d6~f9", "d6-d7~f9", "d6~f9-d7". This is one action, so that a moving carrier looks like any
/// ship.
struct SendPlane {
    SquareIndex from = 0;
    SquareIndex at = 0; ///< the carrier's square when it sends the plane
    SquareIndex target = 0;
    SquareIndex to = 0; ///< the carrier's square in the end
    bool operator==(const SendPlane&) const = default;
};

/// NB-A19: the side passes.
struct Pass {
    bool operator==(const Pass&) const = default;
};

/// NB-17 "I lay a mine", at any time. Takes no turn: "r mine e7".
struct LayMine {
    Side side = Side::Red;
    SquareIndex square = 0;
    bool operator==(const LayMine&) const = default;
};

/// The side gives up. Takes no turn: "r resign".
struct Resign {
    Side side = Side::Red;
    bool operator==(const Resign&) const = default;
};

/// Both sides have agreed on a draw. Takes no turn: "draw".
struct AgreeDraw {
    bool operator==(const AgreeDraw&) const = default;
};

using Action = std::variant<Place, TakeUp, Ready, Move, Attack, RemoveBattery, RemoveMine,
                            SendPlane, Pass, LayMine, Resign, AgreeDraw>;

enum class ViolationKind {
    GameIsOver,
    WrongPhase, ///< a set-up action while playing, or the reverse
    NotYourTurn,
    NotOnTheBoard,
    NothingThere,
    Occupied,
    NotYours,
    NoneLeft,   ///< no such unit left to place or to lay
    WrongWater, ///< an island, neutral water or a port, where this action is forbidden
    WrongUnit,  ///< this unit cannot do this
    CannotMove, ///< batteries, mines and planes do not move
    TooFar,
    NoWay,         ///< units, the coast, batteries or the entrances block the way
    WrongTarget,   ///< this action cannot be directed at this unit
    MustLeavePort, ///< NB-8
    OneThing,      ///< a turn is a move or an attack (NB-A1)
    NotReady,      ///< some ships are not placed yet
    CanAct,        ///< the side can act and therefore must not pass
};

/// `rule`: the clause, such as "NB-6". `square`: the square at fault, if there is one. `secretOf`:
/// the only side that may know the reason, if the reason depends on its hidden units.
struct Violation {
    ViolationKind kind = ViolationKind::GameIsOver;
    Message because;
    std::string rule;
    std::optional<SquareIndex> square;
    std::optional<Side> secretOf;
    bool operator==(const Violation&) const = default;
};

} // namespace umpire::naval_battle
