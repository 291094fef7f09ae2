#pragma once

#include "rules/games/war_galley/order_matches.h"
#include "rules/table/pieces.h"

/// What the rules leave open about a toss, and what the players may set.
namespace umpire::war_galley {

/// How much of the target must lie in the strips beside the attacker's long sides (WG-A13).
enum class SideZoneRule { AnyPart, Centre, Whole };

/// Which matches lay there before the toss. With a picture before, vision knows (`AsMarked`);
/// without one they are told from the rows that players lay ahead of a bow (WG-18). A match whose
/// `tossed` is false is an order match under both.
enum class OrderMatches { ByGeometry, AsMarked };

/// A match without a head cannot point with one (WG-30). Beside the attacker (WG-31) each of its
/// ends counts, as it would were the head only hidden. Elsewhere, where its line meets the target,
/// it is too close to call (the head may be out of sight), or a miss where players drop such
/// matches.
enum class HeadlessMatch { TooCloseToCall, CannotHit };

/// Whose hulls take a line that meets them before the target's: the attacker's own (WG-33), or
/// every hull that lies between (WG-A12).
enum class BlockingHulls { Own, All };

/// Beside the attacker: does a match count whose plain end points at the target, but whose head
/// points at the attacker's own hull (WG-31)? Or is it one that points at the own galley (WG-33)?
enum class OwnHead { PlainEndCounts, CountsNothing };

/// What is thought of matches that may be dropped and are not among those given: they came to rest
/// off the table, as where players write down a toss; or they were not seen, and each may be a hit,
/// as where a camera looks. Where it is known how many were dropped, those are not seen.
enum class Unseen { LeftTheTable, MayHit };

/// Where M, the unit of length, comes from (rules 1.2). `Configured` is `sizes.matchLength`;
/// `Measured` is the median of the matches seen, where there are any.
enum class MatchLength { Configured, Measured, ConfiguredUnlessContradicted };

struct TossOptions {
    PieceSizes sizes; ///< `matchLength` is the configured M, `matchWidth` decides what touches
    SideZoneRule sideZone = SideZoneRule::AnyPart;
    OrderMatches orders = OrderMatches::ByGeometry;
    HeadlessMatch headless = HeadlessMatch::TooCloseToCall;
    BlockingHulls blocking = BlockingHulls::Own;
    OwnHead ownHead = OwnHead::PlainEndCounts;
    Unseen unseen = Unseen::LeftTheTable;
    MatchLength unit = MatchLength::ConfiguredUnlessContradicted;
    /// Of each match and each fact: nearer to the edge than so many standard deviations is too
    /// close. Three: one call in 370 is wrong if the sigmas are true.
    double sigmas = 3.0;
    /// What is less likely than this to be there at all settles nothing.
    double certainConfidence = 0.5;
    /// The same of matches, where it is known how many were dropped (124 rendered tosses: 82 are
    /// ruled exactly and one against the truth; at 0.6 81, at 0.65 79, at 0.7 72; without the
    /// number 85 and 12).
    double countedConfidence = 0.55;
    OrderRowOptions row;
};

} // namespace umpire::war_galley
