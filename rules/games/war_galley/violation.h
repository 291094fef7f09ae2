#pragma once

#include "rules/game.h"

#include <optional>
#include <string>

namespace umpire::war_galley {

/// The kinds of refusals: a question that cannot be answered, or an illegal action.
enum class ViolationKind {
    UnknownGalley,
    AttackerIsTarget,
    BowNotSeen,
    ImpossibleDamage,
    GameIsOver,
    WrongPhase,
    NotYourTurn,     ///< the other side must place a galley (WG-10)
    NothingLeft,     ///< the side has no galley left to build
    ImpossibleBuild, ///< the rules do not allow these oars and masts (WG-5)
    AlreadyPlaced,
    NotOnTheTable, ///< the galley is not placed yet, or is sunk
    OutsideBand,   ///< the galley is outside its owner's band (WG-11)
    TooNearEnemy,  ///< the galley is too near to an enemy (WG-11)
    Occupied,      ///< another hull is in this place
    TooManyOrders, ///< the plan has too many matches (WG-12)
    TooManyFires,  ///< the plan has too many fire orders (WG-14)
    TooManyMoves,  ///< the plan has too many movements (WG-15)
    TooFewOrders,  ///< the plan has too few matches (WG-16)
    LoneRearrange, ///< an order to re-arrange has only one of its two matches (WG-13)
    NoMatchesLeft, ///< the box has too few headed matches for the plan (WG-8)
    AlreadyLaid,
    NothingLaid,
    NotReady, ///< a galley of the side has no orders yet
    AlreadyReady,
    NothingOwed, ///< another decision is due first, or no decision of this kind is due
    NoRammer,    ///< no bow takes part that could do damage (WG-26)
    AlreadyOffered,
    NotATarget, ///< the galley is not a possible target (WG-A21)
    TooManyMatches,
    TooManyHits,
    OutOfDoubt, ///< the players cannot give this answer
    IllegalLosses,
    IllegalOars, ///< these numbers of oars are not possible (WG-22)
    NotItsOrder, ///< the galley lies where its order does not lead (WG-20)
};

/// The reason for a refusal. `rule` is the clause's id, such as "WG-33"; empty if no clause
/// applies. `secretOf` is the only player who may know the reason, because it depends on orders
/// behind a screen; none if everybody may know it.
struct Violation {
    ViolationKind kind = ViolationKind::UnknownGalley;
    Message because;
    std::string rule;
    std::optional<Player> secretOf{};
    bool operator==(const Violation&) const = default;
};

} // namespace umpire::war_galley
