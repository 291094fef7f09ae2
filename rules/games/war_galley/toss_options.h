#pragma once

#include "rules/games/war_galley/order_matches.h"
#include "rules/table/pieces.h"

/// The readings of the rules on a toss, and the values that players may set.
namespace umpire::war_galley {

/// WG-A13: selects how much of the target must lie in the strips beside the attacker's long sides.
enum class SideZoneRule { AnyPart, Centre, Whole };

/// Selects how order matches are recognised. `AsMarked`: by `Match::tossed`, because vision knows
/// them from an earlier picture. `ByGeometry`: also by their places in the rows ahead of a bow
/// (WG-18).
enum class OrderMatches { ByGeometry, AsMarked };

/// Selects the verdict on a headless match, which cannot point with a head (WG-30). If the target
/// is beside the attacker (WG-31), each end counts, as if the head were only hidden. Otherwise a
/// match whose line meets the target is too close to call, because its head may be hidden; or it is
/// a miss, if players drop headless matches.
enum class HeadlessMatch { TooCloseToCall, CannotHit };

/// Selects the hulls that stop a line before it meets the target: only the attacker's own hull
/// (WG-33), or every hull in between (WG-A12).
enum class BlockingHulls { Own, All };

/// Selects the verdict on a match beside the attacker whose bare end points at the target and whose
/// head points at the attacker's own hull. PlainEndCounts: the bare end hits (WG-31).
/// CountsNothing: the match is a miss, because it points at its own galley (WG-33).
enum class OwnHead { PlainEndCounts, CountsNothing };

/// Selects what is assumed of missing matches: they have left the table (for tosses that players
/// write down), or they were not seen, and each may hit (for a camera). If the number of dropped
/// matches is known, missing matches were not seen.
enum class Unseen { LeftTheTable, MayHit };

/// Selects the source of M, the length of a match (WG 1.2). `Configured`: `sizes.matchLength`.
/// `Measured`: the median of the matches that were seen, if any. `ConfiguredUnlessContradicted`:
/// `sizes.matchLength`, unless the median clearly differs from it.
enum class MatchLength { Configured, Measured, ConfiguredUnlessContradicted };

struct TossOptions {
    /// `matchLength` is the configured M; with `matchWidth`, the ruling finds which pieces a match
    /// touches.
    PieceSizes sizes;
    SideZoneRule sideZone = SideZoneRule::AnyPart;
    OrderMatches orders = OrderMatches::ByGeometry;
    HeadlessMatch headless = HeadlessMatch::TooCloseToCall;
    BlockingHulls blocking = BlockingHulls::Own;
    OwnHead ownHead = OwnHead::PlainEndCounts;
    Unseen unseen = Unseen::LeftTheTable;
    MatchLength unit = MatchLength::ConfiguredUnlessContradicted;
    /// A fact is too close to call if it is less than this many standard deviations from its limit.
    /// With 3, one call in 370 is wrong if the standard deviations are right.
    double sigmas = 3.0;
    /// Minimum confidence of a piece for a certain hit or touch. A hit or touch by a less certain
    /// piece is too close to call.
    double certainConfidence = 0.5;
    /// The same minimum for a match if the number of dropped matches is known. Of 124 rendered
    /// tosses, 82 then have an exact ruling and 1 a wrong ruling. At 0.6 81 have an exact ruling,
    /// at 0.65 79, and at 0.7 72. Without the number 85 have an exact and 12 a wrong ruling.
    double countedConfidence = 0.55;
    OrderRowOptions row;
};

} // namespace umpire::war_galley
