#pragma once

#include "rules/games/war_galley/certainty.h"
#include "rules/games/war_galley/pointing.h"
#include "rules/games/war_galley/toss_options.h"
#include "rules/games/war_galley/violation.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Rules on a salvo: WG-27 to WG-33 with the readings WG-A11 to WG-A14.
/// Every verdict is a geometric fact with an error bar; within the error bar, it is `TooClose`.
namespace umpire::war_galley {

/// A salvo to rule on. `attacker` and `target` are ids in `galleys`.
struct TossQuestion {
    std::string attacker;
    std::string target;
    std::vector<Galley> galleys; ///< all visible galleys
    std::vector<Match> matches;  ///< all loose matches, including order matches
    /// The number of dropped matches, if a person counted them; see `Unseen`.
    std::optional<int> dropped;
};

/// `TooClose`: the players decide.
enum class Verdict { Hit, Miss, TooClose };

/// One tossed match's line against the target's hull.
struct MatchRuling {
    std::string id;
    Verdict verdict = Verdict::Miss;
    /// The end whose line is reported: the end that hits, otherwise the end that is nearest to
    /// hitting. `Tail` only if the target may lie in the side zone, and for a headless match.
    End by = End::Head;
    Millimetres margin; ///< positive: depth inside the outline; negative: miss distance
    Millimetres doubt;  ///< `sigmas` times the line's sigma there; a smaller |margin| is too close
    TablePoint from;    ///< the pointing end
    TablePoint reaches; ///< the point where the line meets a hull, or is nearest to the target's
    /// The galley whose hull the line meets first, surely or perhaps; empty: none (WG-33, WG-A12).
    std::string stoppedBy;
};

struct TossRuling {
    std::string attacker;
    std::string target;
    bool sameFleet = false;                ///< labels alike: perhaps no enemy (WG-A21)
    Millimetres matchLength;               ///< the M that was used
    Millimetres gap;                       ///< gap from hull to hull; 0 if they overlap (WG-A11)
    Millimetres gapDoubt;                  ///< `sigmas` times the gap's sigma
    std::optional<int> rangeMatches;       ///< 1, 2 or 3 M; empty out of range
    Certainty inRange = Certainty::No;     ///< WG-27
    std::optional<int> masts;              ///< the attacker's masts, if visible
    std::optional<int> matchesAllowed;     ///< WG-28; empty if the masts are not visible
    std::optional<int> matchesAllowedMost; ///< the most allowed, if the range is in doubt
    std::optional<int> matchesDropped;     ///< taken from the question
    int matchesCounted = 0;                ///< tossed matches seen
    int notSeen = 0;                       ///< matches of the salvo that are not seen: each may hit
    /// Ids of seen matches that may be no matches, the least sure match first. Filled if the number
    /// of dropped matches is known, or if more matches are seen than are allowed.
    std::vector<std::string> doubtful;
    Certainty sideZone = Certainty::No;    ///< WG-31; the distance is judged by `inRange`
    Certainty isVoid = Certainty::No;      ///< WG-32
    std::vector<Message> touches;          ///< "m3 touches g1", surely or maybe
    std::vector<MatchRuling> matches;      ///< the tossed matches, in the question's order
    std::vector<std::string> orderMatches; ///< ids of the order matches, in the question's order
    int hits = 0;    ///< the most likely count; 0 for a spoiled salvo or a salvo out of range
    int hitsMin = 0; ///< the fewest that the players may decide: no doubtful match hits
    int hitsMax = 0; ///< the maximum: all close calls, unseen matches and doubtful hits count
    std::vector<Message> because; ///< for people, each with its clause
};

using TossAnswer = std::variant<TossRuling, Violation>;

/// Rules on a toss; a pure function. Refuses an unknown id, or one galley as attacker and target
/// (WG-A21).
TossAnswer ruleToss(const TossQuestion& question, const TossOptions& options = {});

} // namespace umpire::war_galley
