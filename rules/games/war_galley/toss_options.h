#pragma once

#include "rules/games/war_galley/order_matches.h"
#include "rules/table/pieces.h"

/// The readings of the rules on a toss, and the values that players may set.
namespace umpire::war_galley {

/// Selects how much of the target must lie in the strips beside the attacker's long sides (WG-A13).
enum class SideZoneRule { AnyPart, Centre, Whole };

/// Selects how order matches are recognised. `AsMarked`: vision knows them from an earlier picture.
/// `ByGeometry`: they lie in the rows that players lay ahead of a bow (WG-18). A match with
/// `tossed` false is an order match in both modes.
enum class OrderMatches { ByGeometry, AsMarked };

/// Selects the verdict on a headless match, which cannot point with a head (WG-30). Beside the
/// attacker (WG-31) each of its ends counts, as if the head were only hidden. Elsewhere, a match
/// whose line meets the target is too close to call (its head may be hidden), or a miss if players
/// drop such matches.
enum class HeadlessMatch { TooCloseToCall, CannotHit };

/// Selects the hulls that stop a line before it meets the target's: the attacker's own (WG-33), or
/// every hull in between (WG-A12).
enum class BlockingHulls { Own, All };

/// Selects whether a match beside the attacker counts if its bare end points at the target and its
/// head at the attacker's own hull: it counts by WG-31, or it does not, because it points at its
/// own galley (WG-33).
enum class OwnHead { PlainEndCounts, CountsNothing };

/// Selects the assumption about missing matches: they came to rest off the table (for tosses that
/// players write down), or they were not seen and each may hit (for a camera). If the number of
/// dropped matches is known, the missing matches were not seen.
enum class Unseen { LeftTheTable, MayHit };

/// The source of M, the unit of length (rules 1.2). `Configured` is `sizes.matchLength`. `Measured`
/// is the median of the matches seen, if any are seen.
enum class MatchLength { Configured, Measured, ConfiguredUnlessContradicted };

struct TossOptions {
    /// `matchLength` is the configured M; `matchWidth` decides which distances count as touching
    PieceSizes sizes;
    SideZoneRule sideZone = SideZoneRule::AnyPart;
    OrderMatches orders = OrderMatches::ByGeometry;
    HeadlessMatch headless = HeadlessMatch::TooCloseToCall;
    BlockingHulls blocking = BlockingHulls::Own;
    OwnHead ownHead = OwnHead::PlainEndCounts;
    Unseen unseen = Unseen::LeftTheTable;
    MatchLength unit = MatchLength::ConfiguredUnlessContradicted;
    /// A match or fact that is closer to its limit than this many standard deviations is too close
    /// to call. With 3, one call in 370 is wrong if the sigmas are true.
    double sigmas = 3.0;
    /// A piece with a lower confidence than this decides nothing.
    double certainConfidence = 0.5;
    /// Least confidence of a match, if the number of dropped matches is known (124 rendered tosses:
    /// 82 are ruled exactly and one against the truth; at 0.6 81, at 0.65 79, at 0.7 72; without
    /// the number 85 and 12).
    double countedConfidence = 0.55;
    OrderRowOptions row;
};

} // namespace umpire::war_galley
