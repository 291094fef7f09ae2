#pragma once

#include "rules/games/murus_gallicus/state.h"
#include "rules/table/message.h"

#include <string>
#include <variant>

namespace umpire::murus_gallicus {

/// MG-6: moves the two stones of a tower to the two nearest cells in one direction. `to` is the
/// farther cell: "d1-d3".
struct Move {
    CellIndex from = 0;
    CellIndex to = 0;
    bool operator==(const Move&) const = default;
};

/// MG-7, MG-14: sacrifices a stone of a tower. The adjacent enemy unit loses a stone: a wall
/// disappears, and a catapult becomes a tower: "b4xc5".
struct Sacrifice {
    CellIndex from = 0;
    CellIndex target = 0;
    bool operator==(const Sacrifice&) const = default;
};

/// MG-14: sacrifices both stones of a tower. The adjacent enemy catapult becomes a wall: "d3xxd4".
struct DoubleSacrifice {
    CellIndex from = 0;
    CellIndex target = 0;
    bool operator==(const DoubleSacrifice&) const = default;
};

/// MG-12, MG-13: a catapult throws one of its stones: "d1*d4".
struct Throw {
    CellIndex from = 0;
    CellIndex target = 0;
    bool operator==(const Throw&) const = default;
};

/// MG-16, MG-17: moves the stones of a home tower to two cells of the second row: "a1-c2,f2". `low`
/// is less than `high`, because the order of the cells has no meaning (MG-A5).
struct Bribe {
    CellIndex from = 0;
    CellIndex low = 0;
    CellIndex high = 0;
    bool operator==(const Bribe&) const = default;
};

/// MG-17, MG-A6: the persons exchange sides before the Gaul side's special move. This takes no
/// turn.
struct Swap {
    bool operator==(const Swap&) const = default;
};

/// MG-19: a player resigns; he need not be on move. This takes no turn.
struct Resign {
    Player player;
    bool operator==(const Resign&) const = default;
};

/// MG-A9: the players have agreed on a draw. This takes no turn.
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

/// A catapult threw a stone at an empty cell, where the stone stays, or at a unit; then the
/// catapult and the unit each lose a stone.
struct StoneThrown {
    Player owner;
    CellIndex from = 0;
    CellIndex target = 0;
    bool operator==(const StoneThrown&) const = default;
};

/// A stone left the game, and `left` stones stay on the cell. If a thrown stone hits a unit, it
/// leaves the game from the unit's cell.
struct StoneRemoved {
    Player owner;
    CellIndex cell = 0;
    int left = 0;
    bool operator==(const StoneRemoved&) const = default;
};

/// MG-8, MG-15: a unit has reached the opponent's home row. It wins now or one turn later.
struct GoalReached {
    Player player;
    CellIndex cell = 0;
    bool operator==(const GoalReached&) const = default;
};

/// MG-17: the persons exchanged sides.
struct PersonsSwapped {
    bool operator==(const PersonsSwapped&) const = default;
};

/// MG-19, MG-20: a player left the game, because he resigned or cannot act. His stones stay on the
/// board.
enum class Leaving { Resigned, Stalemated };
struct PlayerLeft {
    Player player;
    Leaving leaving = Leaving::Resigned;
    bool operator==(const PlayerLeft&) const = default;
};

/// MG-A9: the players agreed on a draw.
struct DrawAgreed {
    bool operator==(const DrawAgreed&) const = default;
};

using Event = std::variant<StoneMoved, StoneThrown, StoneRemoved, GoalReached, PersonsSwapped,
                           PlayerLeft, DrawAgreed>;

enum class ViolationKind {
    GameIsOver,
    IsOut,           ///< the player has left the game, or has no seat
    OpeningIsDue,    ///< this turn must be the special move (MG-16, MG-17)
    OpeningIsNotDue, ///< the special move is over, or this game has none
    NotOnTheBoard,
    NothingThere,
    NotYours,
    WrongUnit,   ///< the unit has the wrong height for this action
    NoCatapults, ///< the game has no catapults
    NotALine,
    WrongDistance,
    WrongDirection, ///< a catapult may throw only forwards and sideways
    Blocked,        ///< a unit blocks the way
    WrongTarget,    ///< the action is not possible against this unit
    WrongRow,       ///< the special move must go from the home row to the second row
    NotTwoCells,    ///< the special move must go to two different cells
};

/// The reason why an action is illegal. `rule` is the clause's id, such as "MG-6". `cell` is the
/// cell that breaks the rule; none if the reason is not one cell.
struct Violation {
    ViolationKind kind = ViolationKind::GameIsOver;
    Message because;
    std::string rule;
    std::optional<CellIndex> cell;
    bool operator==(const Violation&) const = default;
};

} // namespace umpire::murus_gallicus
