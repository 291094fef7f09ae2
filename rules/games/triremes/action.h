#pragma once

#include "rules/games/triremes/state.h"
#include "rules/table/message.h"

#include <string>
#include <variant>

namespace umpire::triremes {

/// TR-6: places one of the mover's soldiers on his own coast: "+c4".
struct PlaceSoldier {
    Square at = kNoSquare;
    bool operator==(const PlaceSoldier&) const = default;
};

/// The value of a die: for the first turn, of the attacker, or then of the defender: "die:4".
struct ThrowDie {
    int value = 0;
    bool operator==(const ThrowDie&) const = default;
};

/// TR-8: the ship with its bow on `from` moves to the given pose, which implies the manoeuvre:
/// "d5-d7n". A hit on the way is a ram (TR-11). `boards`: the bow of the enemy ship to board
/// (TR-12), or none: "d5-d7n*e7". During a boarding this is the tactical move (TR-17).
struct Sail {
    Square from = kNoSquare;
    Square to = kNoSquare;
    Heading heading = Heading::North;
    Square boards = kNoSquare;
    bool operator==(const Sail&) const = default;
};

/// TR-9, TR-10: a soldier walks, or attacks the soldier on that square: "c4-c5".
struct Walk {
    Square from = kNoSquare;
    Square to = kNoSquare;
    bool operator==(const Walk&) const = default;
};

/// TR-20: a soldier attacks a ship beside him, named by its bow: "c4*d5".
struct Storm {
    Square from = kNoSquare;
    Square ship = kNoSquare;
    bool operator==(const Storm&) const = default;
};

/// TR-13: soldiers go aboard: "d5<c4" or "d5<c4,c5" ("d5<c5,c4" is the same). `second`: none, or
/// the higher square.
struct Load {
    Square ship = kNoSquare;
    Square first = kNoSquare;
    Square second = kNoSquare;
    bool operator==(const Load&) const = default;
};

/// TR-14: soldiers land: "d5>c4" or "d5>c4,c5" ("d5>c5,c4" is the same). `second` is none or the
/// higher square; battles are fought in this order.
struct Land {
    Square ship = kNoSquare;
    Square first = kNoSquare;
    Square second = kNoSquare;
    bool operator==(const Land&) const = default;
};

/// TR-A22: the mover passes, because he has no legal move.
struct Pass {
    bool operator==(const Pass&) const = default;
};

/// TR-22: sells the mover's ship (with all aboard, by its bow) or soldier to another player. Takes
/// no turn.
struct Sell {
    Square figure = kNoSquare;
    Player to;
    bool operator==(const Sell&) const = default;
};

/// TR-22: the mover and another player have agreed on an alliance. Takes no turn.
struct Ally {
    Player with;
    bool operator==(const Ally&) const = default;
};

/// TR-22: the mover ends his alliance. Takes no turn.
struct Part {
    Player with;
    bool operator==(const Part&) const = default;
};

/// By agreement (TR-22) a player resigns; of more than two players, he leaves the board. Takes no
/// turn: "resign:dark".
struct Resign {
    Player player;
    bool operator==(const Resign&) const = default;
};

/// By agreement (TR-22) nobody wins, for instance if no figure can reach another any more. Takes no
/// turn.
struct AgreeDraw {
    bool operator==(const AgreeDraw&) const = default;
};

using Action = std::variant<PlaceSoldier, ThrowDie, Sail, Walk, Storm, Load, Land, Pass, Sell, Ally,
                            Part, Resign, AgreeDraw>;

enum class ViolationKind {
    GameIsOver,
    NotNow, ///< another decision or die is due
    NotADie,
    NothingThere,
    NotYours,
    WrongCourse, ///< no manoeuvre of TR-8 leads there
    Blocked,     ///< by land, the board's edge or a figure
    NotAlongside,
    NotAnEnemy,
    Engaged, ///< the figure is in a fight (TR-18)
    NotBeside,
    WrongTerrain,
    NoRoom,
    NobodyAboard,
    NotTwoSquares, ///< the same square twice; in the action's value the lower square is first
    NotForced,     ///< there are legal moves
    NoSuchPlayer,
    NoDealings, ///< these two players cannot deal
};

/// `rule`: the clause, such as "TR-8". `secretOf`: the only player who may know the reason, if the
/// reason depends on a ship's cargo.
struct Violation {
    ViolationKind kind = ViolationKind::GameIsOver;
    Message because;
    std::string rule;
    std::optional<Player> secretOf{};
    bool operator==(const Violation&) const = default;
};

} // namespace umpire::triremes
