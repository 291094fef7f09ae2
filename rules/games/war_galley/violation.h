#pragma once

#include "rules/game.h"

#include <optional>
#include <string>

namespace umpire::war_galley {

/// The kinds of refusal: a question that cannot be ruled on, or an illegal action.
enum class ViolationKind {
    UnknownGalley,
    AttackerIsTarget,
    BowNotSeen,
    ImpossibleDamage,
    GameIsOver,
    WrongPhase,
    NotYourTurn,     ///< it is not this side's turn to place (WG-10)
    NothingLeft,     ///< no galley is left to build
    ImpossibleBuild, ///< WG-5
    AlreadyPlaced,
    NotOnTheTable, ///< the galley is not placed yet, or is sunk
    OutsideBand,   ///< WG-11
    TooNearEnemy,  ///< WG-11
    Occupied,      ///< another hull occupies the place
    TooManyOrders, ///< WG-12
    TooManyFires,  ///< WG-14
    TooManyMoves,  ///< WG-15
    TooFewOrders,  ///< WG-16
    LoneRearrange, ///< WG-13: half an order
    NoMatchesLeft, ///< WG-8: too few headed matches for the orders
    AlreadyLaid,
    NothingLaid,
    NotReady, ///< a galley has no orders yet
    AlreadyReady,
    NothingOwed, ///< another decision comes first, or no decision of this kind is due
    NoRammer,    ///< WG-26: the galley did not move
    AlreadyOffered,
    NotATarget, ///< WG-A21
    TooManyMatches,
    TooManyHits,
    OutOfDoubt, ///< the answer is not among those that the players may give
    IllegalLosses,
    IllegalOars, ///< WG-22
    NotItsOrder, ///< WG-20: a galley lies where none of its orders leads
};

/// `rule` is the broken clause, such as "WG-33"; empty if no rule applies. `secretOf`: the only
/// player who may see the reason, if the reason depends on orders behind a screen.
struct Violation {
    ViolationKind kind = ViolationKind::UnknownGalley;
    Message because;
    std::string rule;
    std::optional<Player> secretOf{};
    bool operator==(const Violation&) const = default;
};

} // namespace umpire::war_galley
