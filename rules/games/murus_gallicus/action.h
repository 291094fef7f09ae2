#pragma once

#include "rules/games/murus_gallicus/state.h"
#include "rules/table/message.h"

#include <string>
#include <variant>

namespace umpire::murus_gallicus {

/// MG-6: moves a tower's stones to the two nearest cells in a direction; `to` is the second of
/// these: "d1-d3".
struct Move {
    CellIndex from = 0;
    CellIndex to = 0;
    bool operator==(const Move&) const = default;
};

/// MG-7, MG-14: a tower gives one stone, and the enemy unit beside it loses stones: a wall its only
/// one, a catapult one of three: "b4xc5".
struct Sacrifice {
    CellIndex from = 0;
    CellIndex target = 0;
    bool operator==(const Sacrifice&) const = default;
};

/// MG-14: a tower gives both stones, and a catapult beside it becomes a wall: "d3xxd4".
struct DoubleSacrifice {
    CellIndex from = 0;
    CellIndex target = 0;
    bool operator==(const DoubleSacrifice&) const = default;
};

/// MG-12, MG-13: a catapult throws a stone: "d1*d4".
struct Throw {
    CellIndex from = 0;
    CellIndex target = 0;
    bool operator==(const Throw&) const = default;
};

/// MG-16, MG-17: a home tower's stones go to two cells of the second row: "a1-c2,f2". `low` is
/// below `high`, because the pair has no order (MG-A5).
struct Bribe {
    CellIndex from = 0;
    CellIndex low = 0;
    CellIndex high = 0;
    bool operator==(const Bribe&) const = default;
};

/// MG-17, MG-A6: the persons exchange sides before the Gaul side's special move. Takes no turn.
struct Swap {
    bool operator==(const Swap&) const = default;
};

/// MG-19: a player gives up, whoever is to move. Takes no turn.
struct Resign {
    Player player;
    bool operator==(const Resign&) const = default;
};

/// MG-A9: the players have agreed on a draw. Takes no turn.
struct AgreeDraw {
    bool operator==(const AgreeDraw&) const = default;
};

using Action =
    std::variant<Move, Sacrifice, DoubleSacrifice, Throw, Bribe, Swap, Resign, AgreeDraw>;

/// A stone moved from one cell to another, where the pile is now `height` stones high.
struct StoneMoved {
    Player owner;
    CellIndex from = 0;
    CellIndex to = 0;
    int height = 0;
    bool operator==(const StoneMoved&) const = default;
};

/// A catapult threw a stone at an empty cell, or at a unit (then both lose a stone).
struct StoneThrown {
    Player owner;
    CellIndex from = 0;
    CellIndex target = 0;
    bool operator==(const StoneThrown&) const = default;
};

/// A stone left the game; `left` stones stay on its cell. A thrown stone leaves from the cell that
/// it hit.
struct StoneRemoved {
    Player owner;
    CellIndex cell = 0;
    int left = 0;
    bool operator==(const StoneRemoved&) const = default;
};

/// MG-8, MG-15: a unit is on the opponent's home row, which wins now or a turn later.
struct GoalReached {
    Player player;
    CellIndex cell = 0;
    bool operator==(const GoalReached&) const = default;
};

/// MG-17: the persons exchanged sides.
struct PersonsSwapped {
    bool operator==(const PersonsSwapped&) const = default;
};

/// MG-19, MG-20: a player left the game, because he resigned or cannot act. His stones stay.
enum class Leaving { Resigned, Stalemated };
struct PlayerLeft {
    Player player;
    Leaving leaving = Leaving::Resigned;
    bool operator==(const PlayerLeft&) const = default;
};

/// MG-A9: a draw was agreed.
struct DrawAgreed {
    bool operator==(const DrawAgreed&) const = default;
};

using Event = std::variant<StoneMoved, StoneThrown, StoneRemoved, GoalReached, PersonsSwapped,
                           PlayerLeft, DrawAgreed>;

enum class ViolationKind {
    GameIsOver,
    IsOut,           ///< the player has left, or has no seat
    OpeningIsDue,    ///< the first turn is the special move (MG-16, MG-17)
    OpeningIsNotDue, ///< the opening is over, or this game has none
    NotOnTheBoard,
    NothingThere,
    NotYours,
    WrongUnit,   ///< a wall or catapult in the role of a tower, or the reverse
    NoCatapults, ///< this game has no catapults
    NotALine,
    WrongDistance,
    WrongDirection, ///< a catapult throws forwards and to the sides
    Blocked,        ///< by a unit that blocks the way
    WrongTarget,    ///< this action cannot be directed at this unit
    WrongRow,       ///< the special move goes from the home row to the second
    NotTwoCells,    ///< the special move needs two cells
};

/// `rule`: the clause, such as "MG-6". `cell`: the cell at fault, if there is one.
struct Violation {
    ViolationKind kind = ViolationKind::GameIsOver;
    Message because;
    std::string rule;
    std::optional<CellIndex> cell;
    bool operator==(const Violation&) const = default;
};

} // namespace umpire::murus_gallicus
