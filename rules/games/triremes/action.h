#pragma once

#include "rules/games/triremes/state.h"
#include "rules/table/message.h"

#include <string>
#include <variant>

namespace umpire::triremes {

/// TR-6: the mover places a soldier on his own coast: "+c4".
struct PlaceSoldier {
    Square at = kNoSquare;
    bool operator==(const PlaceSoldier&) const = default;
};

/// The result of a die: the throw for the first turn, or of the attacker or the defender in a
/// fight: "die:4".
struct ThrowDie {
    int value = 0;
    bool operator==(const ThrowDie&) const = default;
};

/// TR-8: the ship with its bow on `from` moves to the pose `to`, `heading`; only one manoeuvre
/// leads there: "d5-d7n". A hit on the way is a ram (TR-11). `boards` is the bow of the enemy ship
/// that is boarded after the move (TR-12), or kNoSquare: "d5-d7n*e7". In a fight at sea this is the
/// tactical move (TR-17).
struct Sail {
    Square from = kNoSquare;
    Square to = kNoSquare;
    Heading heading = Heading::North;
    Square boards = kNoSquare;
    bool operator==(const Sail&) const = default;
};

/// TR-9, TR-10: a soldier walks to the square `to`, or attacks the soldier there: "c4-c5".
struct Walk {
    Square from = kNoSquare;
    Square to = kNoSquare;
    bool operator==(const Walk&) const = default;
};

/// TR-20: a soldier attacks an adjacent ship, which is named by its bow: "c4*d5".
struct Storm {
    Square from = kNoSquare;
    Square ship = kNoSquare;
    bool operator==(const Storm&) const = default;
};

/// TR-13: one or two soldiers go aboard: "d5<c4" or "d5<c4,c5" ("d5<c5,c4" is the same). `second`
/// is the higher square, or kNoSquare for one soldier.
struct Load {
    Square ship = kNoSquare;
    Square first = kNoSquare;
    Square second = kNoSquare;
    bool operator==(const Load&) const = default;
};

/// TR-14: one or two soldiers land: "d5>c4" or "d5>c4,c5" ("d5>c5,c4" is the same). `second` is the
/// higher square, or kNoSquare for one soldier. Battles are fought in this order.
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

/// TR-22: the mover sells a ship (named by its bow) with all soldiers aboard, or a soldier, to
/// another player. This takes no turn.
struct Sell {
    Square figure = kNoSquare;
    Player to;
    bool operator==(const Sell&) const = default;
};

/// TR-22: the mover and another player have made an alliance. This takes no turn.
struct Ally {
    Player with;
    bool operator==(const Ally&) const = default;
};

/// TR-22: the mover ends his alliance with another player. This takes no turn.
struct Part {
    Player with;
    bool operator==(const Part&) const = default;
};

/// A player resigns, by agreement (TR-22). With more than two players his figures leave the board.
/// This takes no turn: "resign:dark".
struct Resign {
    Player player;
    bool operator==(const Resign&) const = default;
};

/// The players agree that nobody wins (TR-22), for instance if no figure can reach another. This
/// takes no turn.
struct AgreeDraw {
    bool operator==(const AgreeDraw&) const = default;
};

using Action = std::variant<PlaceSoldier, ThrowDie, Sail, Walk, Storm, Load, Land, Pass, Sell, Ally,
                            Part, Resign, AgreeDraw>;

enum class ViolationKind {
    GameIsOver,
    NotNow, ///< another decision or die is due first
    NotADie,
    NothingThere,
    NotYours,
    WrongCourse, ///< no manoeuvre of TR-8 leads to that pose
    Blocked,     ///< land, the board's edge or a figure blocks the way
    NotAlongside,
    NotAnEnemy,
    Engaged, ///< the figure is in a fight (TR-18)
    NotBeside,
    WrongTerrain,
    NoRoom,
    NobodyAboard,
    NotTwoSquares, ///< the squares are equal, or the higher one comes first
    NotForced,     ///< the player has legal moves, so he must not pass
    NoSuchPlayer,
    NoDealings, ///< these two players cannot make this agreement
};

/// The reason why an action is illegal. `rule` is the clause's id, such as "TR-8". `secretOf` is
/// the only player who may know the reason, because it depends on the soldiers aboard a ship; none
/// if everybody may know it.
struct Violation {
    ViolationKind kind = ViolationKind::GameIsOver;
    Message because;
    std::string rule;
    std::optional<Player> secretOf{};
    bool operator==(const Violation&) const = default;
};

} // namespace umpire::triremes
