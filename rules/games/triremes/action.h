#pragma once

#include "rules/games/triremes/state.h"
#include "rules/table/message.h"

#include <string>
#include <variant>

namespace umpire::triremes {

/// TR-6: one of the mover's soldiers comes on his own coast: +c4.
struct PlaceSoldier {
    Square at = kNoSquare;
    bool operator==(const PlaceSoldier&) const = default;
};

/// What the die showed: for the first turn, of the attacker, then of the defender: die:4.
struct ThrowDie {
    int value = 0;
    bool operator==(const ThrowDie&) const = default;
};

/// TR-8: the ship with its bow on `from` lies as given afterwards; the two tell the manoeuvre:
/// d5-d7n. A hit on the way is a ram (TR-11). `boards`: the bow of the enemy ship that is boarded
/// (TR-12), or none: d5-d7n*e7. While a boarding is fought it is the tactical move (TR-17).
struct Sail {
    Square from = kNoSquare;
    Square to = kNoSquare;
    Heading heading = Heading::North;
    Square boards = kNoSquare;
    bool operator==(const Sail&) const = default;
};

/// TR-9, TR-10: a soldier walks, or strikes who stands there: c4-c5.
struct Walk {
    Square from = kNoSquare;
    Square to = kNoSquare;
    bool operator==(const Walk&) const = default;
};

/// TR-20: a soldier attacks a ship beside him, named by its bow: c4*d5.
struct Storm {
    Square from = kNoSquare;
    Square ship = kNoSquare;
    bool operator==(const Storm&) const = default;
};

/// TR-13: d5<c4 or d5<c4,c5, also read as d5<c5,c4. `second` is none or the higher one.
struct Load {
    Square ship = kNoSquare;
    Square first = kNoSquare;
    Square second = kNoSquare;
    bool operator==(const Load&) const = default;
};

/// TR-14: d5>c4 or d5>c4,c5, also read as d5>c5,c4. `second` is none or the higher one; battles are
/// fought in this order.
struct Land {
    Square ship = kNoSquare;
    Square first = kNoSquare;
    Square second = kNoSquare;
    bool operator==(const Land&) const = default;
};

/// TR-A22: who has no legal move.
struct Pass {
    bool operator==(const Pass&) const = default;
};

/// TR-22: the mover's ship (with all aboard, by its bow) or soldier goes to another player. No
/// turn.
struct Sell {
    Square figure = kNoSquare;
    Player to;
    bool operator==(const Sell&) const = default;
};

/// TR-22: the mover and another player have agreed on an alliance. No turn.
struct Ally {
    Player with;
    bool operator==(const Ally&) const = default;
};

/// TR-22: the mover ends his alliance. No turn.
struct Part {
    Player with;
    bool operator==(const Part&) const = default;
};

/// Agreed on (TR-22). A player gives up; of more than two he leaves the board. No turn:
/// resign:dark.
struct Resign {
    Player player;
    bool operator==(const Resign&) const = default;
};

/// Agreed on (TR-22). Nobody wins, such as where no figure can reach another any more. No turn.
struct AgreeDraw {
    bool operator==(const AgreeDraw&) const = default;
};

using Action = std::variant<PlaceSoldier, ThrowDie, Sail, Walk, Storm, Load, Land, Pass, Sell, Ally,
                            Part, Resign, AgreeDraw>;

enum class ViolationKind {
    GameIsOver,
    NotNow, ///< something else is owed
    NotADie,
    NothingThere,
    NotYours,
    WrongCourse, ///< no manoeuvre of TR-8 leads there
    Blocked,     ///< by land, the board's edge or a figure
    NotAlongside,
    NotAnEnemy,
    Engaged, ///< in a fight (TR-18)
    NotBeside,
    WrongTerrain,
    NoRoom,
    NobodyAboard,
    NotTwoSquares, ///< the same twice; an action's value has the lower first
    NotForced,     ///< there are legal moves
    NoSuchPlayer,
    NoDealings, ///< between two players
};

/// `rule`: the clause, such as "TR-8". `secretOf`: who alone may hear it, where it rests on what a
/// ship carries.
struct Violation {
    ViolationKind kind = ViolationKind::GameIsOver;
    Message because;
    std::string rule;
    std::optional<Player> secretOf{};
    bool operator==(const Violation&) const = default;
};

} // namespace umpire::triremes
