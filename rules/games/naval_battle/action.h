#pragma once

#include "rules/games/naval_battle/state.h"
#include "rules/table/message.h"

#include <string>
#include <variant>

/// The actions of Naval Battle. The clause (NB-…) of the rules comes first, and a text in notation
/// last. An action after a ship's own move names three squares: the ship moves from `from` to `at`
/// (the same square if it does not move), and acts from `at` on `target`.
namespace umpire::naval_battle {

/// NB-5: places a unit on a square of the side's own port, in secret: "r PAa1".
struct Place {
    Side side = Side::Red;
    Kind kind = kNobody;
    SquareIndex square = 0;
    bool operator==(const Place&) const = default;
};

/// Takes a placed unit off the board, so that it can be placed elsewhere. This takes no turn: "r
/// -a1".
struct TakeUp {
    Side side = Side::Red;
    SquareIndex square = 0;
    bool operator==(const TakeUp&) const = default;
};

/// Declares that the side's fleet is set up. Mines that were not placed stay off the board: "r
/// ready".
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

/// NB-9 "I attack": attacks with a ship, or with a battery (NB-13): "d6xe7"; after a move:
/// "d4-d6xe7".
struct Attack {
    SquareIndex from = 0;
    SquareIndex at = 0;
    SquareIndex target = 0;
    bool operator==(const Attack&) const = default;
};

/// NB-15 "I remove the battery": removes a battery with a missile ship: "d5#c4".
struct RemoveBattery {
    SquareIndex from = 0;
    SquareIndex at = 0;
    SquareIndex target = 0;
    bool operator==(const RemoveBattery&) const = default;
};

/// NB-18 "I remove the mine": removes a mine with a minesweeper: "d6%e7". If the hidden unit is not
/// a mine, the action ends the turn without an effect. So the fact that the action is legal reveals
/// nothing.
struct RemoveMine {
    SquareIndex from = 0;
    SquareIndex at = 0;
    SquareIndex target = 0;
    bool operator==(const RemoveMine&) const = default;
};

/// NB-11: attacks with a carrier's plane, before or after the carrier's own move, or without a
/// move: "d6~f9", "d6-d7~f9", "d6~f9-d7". The move and the attack are one action, so that the
/// carrier moves like any other ship.
struct SendPlane {
    SquareIndex from = 0;
    SquareIndex at = 0; ///< square of the carrier when it sends the plane
    SquareIndex target = 0;
    SquareIndex to = 0; ///< square of the carrier after the action
    bool operator==(const SendPlane&) const = default;
};

/// NB-A19: the side passes, because it cannot act.
struct Pass {
    bool operator==(const Pass&) const = default;
};

/// NB-17 "I lay a mine": lays a mine, in any player's turn. This takes no turn: "r mine e7".
struct LayMine {
    Side side = Side::Red;
    SquareIndex square = 0;
    bool operator==(const LayMine&) const = default;
};

/// A side resigns. This takes no turn: "r resign".
struct Resign {
    Side side = Side::Red;
    bool operator==(const Resign&) const = default;
};

/// Both sides have agreed on a draw. This takes no turn: "draw".
struct AgreeDraw {
    bool operator==(const AgreeDraw&) const = default;
};

using Action = std::variant<Place, TakeUp, Ready, Move, Attack, RemoveBattery, RemoveMine,
                            SendPlane, Pass, LayMine, Resign, AgreeDraw>;

enum class ViolationKind {
    GameIsOver,
    WrongPhase, ///< a set-up action after the set-up, or another action during the set-up
    NotYourTurn,
    NotOnTheBoard,
    NothingThere,
    Occupied,
    NotYours,
    NoneLeft,   ///< the side has no such unit left to place or to lay
    WrongWater, ///< the action is not allowed on this island, neutral water or port
    WrongUnit,  ///< the unit cannot take this action
    CannotMove, ///< the unit is a battery, a mine or a plane, which do not move
    TooFar,
    NoWay,         ///< units, the coast, batteries or a closed entrance block the way
    WrongTarget,   ///< the action is not possible against this unit
    MustLeavePort, ///< the first mover must leave his port (NB-8)
    OneThing,      ///< a turn is either a move or an attack (NB-A1)
    NotReady,      ///< some ships are not placed yet
    CanAct,        ///< the side can act, so it must not pass
};

/// The reason why an action is illegal. `rule` is the clause's id, such as "NB-6". `square` is the
/// square that breaks the rule; none if the reason is not one square. `secretOf` is the only side
/// that may know the reason, because the reason depends on hidden units; none if everybody may know
/// it.
struct Violation {
    ViolationKind kind = ViolationKind::GameIsOver;
    Message because;
    std::string rule;
    std::optional<SquareIndex> square;
    std::optional<Side> secretOf;
    bool operator==(const Violation&) const = default;
};

} // namespace umpire::naval_battle
