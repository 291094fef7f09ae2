#pragma once

#include "rules/games/war_galley/certainty.h"
#include "rules/games/war_galley/pointing.h"
#include "rules/games/war_galley/toss_options.h"
#include "rules/games/war_galley/violation.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The ruling on a salvo: WG-27 to WG-33 with the readings WG-A11 to WG-A14.
/// Every verdict is a geometric fact with an error bar; nearer than that, it is `TooClose`.
namespace umpire::war_galley {

/// Ids as in `galleys`.
struct TossQuestion {
    std::string attacker;
    std::string target;
    std::vector<Galley> galleys; ///< all that are seen
    std::vector<Match> matches;  ///< all loose ones, order matches too
    /// How many matches were dropped, where somebody counted them; see `Unseen`.
    std::optional<int> dropped;
};

/// `TooClose`: the players decide.
enum class Verdict { Hit, Miss, TooClose };

/// One tossed match's line against the target's hull.
struct MatchRuling {
    std::string id;
    Verdict verdict = Verdict::Miss;
    /// The end whose line is told of: the one that hits, else the one nearest to hitting. `Tail`
    /// only where the target may lie in the side zone, and for a headless match.
    End by = End::Head;
    Millimetres margin; ///< > 0: so far inside the hull's outline; < 0: passes it at this distance
    Millimetres doubt;  ///< `sigmas` times the line's sigma there; a |margin| below it is too close
    TablePoint from;    ///< that end
    TablePoint reaches; ///< where the line meets a hull, or is nearest to the target's
    /// The galley whose hull the line meets first, surely or maybe; empty: none (WG-33, WG-A12).
    std::string stoppedBy;
};

struct TossRuling {
    std::string attacker;
    std::string target;
    bool sameFleet = false;                ///< both labels are seen and alike: an enemy? (WG-A21)
    Millimetres matchLength;               ///< the M that was used
    Millimetres gap;                       ///< hull to hull, 0 where they overlap (WG-A11)
    Millimetres gapDoubt;                  ///< `sigmas` times its sigma
    std::optional<int> rangeMatches;       ///< 1, 2 or 3 M; empty out of range
    Certainty inRange = Certainty::No;     ///< WG-27
    std::optional<int> masts;              ///< the attacker's, where they are seen
    std::optional<int> matchesAllowed;     ///< WG-28; empty where the masts are not seen
    std::optional<int> matchesAllowedMost; ///< the same, unless the next band is too close
    std::optional<int> matchesDropped;     ///< the question's
    int matchesCounted = 0;                ///< tossed matches seen
    int notSeen = 0;                       ///< those of the salvo that are not: each may be a hit
    /// Ids of those seen that may be no matches, where it is known how many were dropped, or where
    /// more are seen than may be; the least sure first.
    std::vector<std::string> doubtful;
    Certainty sideZone = Certainty::No;    ///< WG-31; whether it is near enough is `inRange`
    Certainty isVoid = Certainty::No;      ///< WG-32
    std::vector<Message> touches;          ///< "m3 touches g1", surely or maybe
    std::vector<MatchRuling> matches;      ///< the tossed ones, in the question's order
    std::vector<std::string> orderMatches; ///< ids of those that lay there, in that order
    int hits = 0;    ///< likeliest count; 0 for a spoiled salvo or one out of range
    int hitsMin = 0; ///< what the players may decide: all that is too close, not seen or doubtful
    int hitsMax = 0; ///< goes for the target, or for the attacker
    std::vector<Message> because; ///< for people, each citing its rule
};

using TossAnswer = std::variant<TossRuling, Violation>;

/// Pure. A violation where an id is unknown or attacker and target are one galley (WG-A21).
TossAnswer ruleToss(const TossQuestion& question, const TossOptions& options = {});

} // namespace umpire::war_galley
