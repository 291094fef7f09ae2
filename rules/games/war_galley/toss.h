#pragma once

#include "rules/games/war_galley/order_matches.h"
#include "rules/games/war_galley/violation.h"
#include "rules/table/pieces.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The ruling on a salvo: WG-27 to WG-33 with the readings WG-A11 to WG-A14.
/// Every verdict is a geometric fact with an error bar; nearer than that, it is `TooClose`.
namespace umpire::war_galley {

/// A fact about the table that the measurement may be unable to settle.
enum class Certainty { No, TooClose, Yes };

/// `TooClose`: the players decide.
enum class Verdict { Hit, Miss, TooClose };

/// The end of a match that points.
enum class End { Head, Tail };

/// How much of the target must lie in the strips beside the attacker's long sides (WG-A13).
enum class SideZoneRule { AnyPart, Centre, Whole };

/// Which matches lay there before the toss. With a picture before, vision knows (`AsMarked`);
/// without one they are told from the rows that players lay ahead of a bow (WG-18). A match whose
/// `tossed` is false is an order match under both.
enum class OrderMatches { ByGeometry, AsMarked };

/// A match without a head cannot point with one (WG-30). Beside the attacker (WG-31) each of its
/// ends counts, as it would were the head only hidden. Elsewhere, where its line meets the target,
/// it is too close to call (the head may be out of sight), or a miss where the players dropped such
/// matches.
enum class HeadlessMatch { TooCloseToCall, CannotHit };

/// Where M, the unit of length, comes from (rules 1.2).
enum class MatchLength { Configured, Measured, ConfiguredUnlessContradicted };

struct TossOptions {
    PieceSizes sizes; ///< `matchLength` is the configured M, `matchWidth` decides what touches
    SideZoneRule sideZone = SideZoneRule::AnyPart;
    OrderMatches orders = OrderMatches::ByGeometry;
    HeadlessMatch headless = HeadlessMatch::TooCloseToCall;
    MatchLength unit = MatchLength::ConfiguredUnlessContradicted;
    double sigmas = 3.0;            ///< per match and per fact: nearer to the edge is too close
    double certainConfidence = 0.5; ///< what is less likely than this to be there settles nothing
    OrderRowOptions row;
};

/// Ids as in `galleys`.
struct TossQuestion {
    std::string attacker;
    std::string target;
    std::vector<Galley> galleys; ///< all that are seen
    std::vector<Match> matches;  ///< all loose ones, order matches too
};

/// One tossed match's line against the target's hull.
struct MatchRuling {
    std::string id;
    Verdict verdict = Verdict::Miss;
    End by = End::Head; ///< the end whose line is told of: the one that hits, else the nearest to
                        ///< hitting
    Millimetres margin; ///< > 0: so far inside the hull's outline; < 0: passes it at this distance
    Millimetres doubt;  ///< `sigmas` times the line's sigma there; |margin| below it is too close
    TablePoint from;    ///< that end
    TablePoint reaches; ///< where the line meets the hull, or is nearest to it
};

struct TossRuling {
    std::string attacker;
    std::string target;
    Millimetres matchLength;               ///< the M that was used
    Millimetres gap;                       ///< hull to hull, 0 where they overlap (WG-A11)
    Millimetres gapDoubt;                  ///< `sigmas` times its sigma
    std::optional<int> rangeMatches;       ///< 1, 2 or 3 M; empty out of range
    Certainty inRange = Certainty::No;     ///< WG-27
    std::optional<int> matchesAllowed;     ///< WG-28; empty where the masts are not seen
    std::optional<int> matchesAllowedMost; ///< more than allowed only where the band is too close
    int matchesCounted = 0;                ///< tossed matches seen
    Certainty sideZone = Certainty::No;    ///< WG-31; whether it is near enough is `inRange`
    Certainty isVoid = Certainty::No;      ///< WG-32
    std::vector<MatchRuling> matches;      ///< the tossed ones, in the question's order
    std::vector<std::string> orderMatches; ///< ids of those that lay there
    int hits = 0;    ///< likeliest count; 0 for a spoiled salvo or one out of range
    int hitsMin = 0; ///< what the players may decide on: too close is a miss…
    int hitsMax = 0; ///< …or a hit
    std::vector<std::string> because; ///< for people, each citing its rule
};

using TossAnswer = std::variant<TossRuling, Violation>;

/// Pure. A violation where an id is unknown or attacker and target are one galley (WG-A21).
TossAnswer ruleToss(const TossQuestion& question, const TossOptions& options = {});

/// Matches to drop (WG-28, table 1.5): masts times 2, 1 or a half rounded up within 1, 2 or 3 M.
/// 0 for another range or no masts.
int matchesToDrop(int masts, int rangeMatches);

} // namespace umpire::war_galley
