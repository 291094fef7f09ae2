#pragma once

#include "rules/games/war_galley/certainty.h"
#include "rules/games/war_galley/pointing.h"
#include "rules/games/war_galley/toss_options.h"
#include "rules/games/war_galley/violation.h"

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Rules on a salvo (WG-27 to WG-33, with the readings WG-A11 to WG-A14). Each verdict is a
/// geometric fact with a measurement error; within that error the verdict is `TooClose`.
namespace umpire::war_galley {

/// A salvo that needs a ruling. `attacker` and `target` are ids of `galleys`.
struct TossQuestion {
    std::string attacker;
    std::string target;
    std::vector<Galley> galleys; ///< all visible galleys
    std::vector<Match> matches;  ///< all loose matches, including order matches
    /// The number of dropped matches, if a person counted them; otherwise none (see `Unseen`).
    std::optional<int> dropped;
};

/// The verdict on a match. `TooClose`: the players must decide.
enum class Verdict { Hit, Miss, TooClose };

/// The ruling on one tossed match: its line against the target's hull.
struct MatchRuling {
    std::string id;
    Verdict verdict = Verdict::Miss;
    /// The end whose line is reported: the end that hits, or otherwise the end that comes nearest
    /// to a hit. It is `Tail` only if the target may lie in the zone beside the attacker, or if the
    /// match has no head.
    End by = End::Head;
    /// Depth of the line inside the hull; if negative, the distance by which the line misses.
    Millimetres margin;
    /// `sigmas` times the standard deviation of `margin`; a smaller |margin| is too close to call.
    Millimetres doubt;
    TablePoint from;    ///< the end where the line begins
    TablePoint reaches; ///< point where the line meets a hull, or is nearest to the target's
    /// Id of the galley whose hull the line meets first, or may meet first; empty if none (WG-33,
    /// WG-A12).
    std::string stoppedBy;
};

struct TossRuling {
    std::string attacker;
    std::string target;
    /// True if both labels have the same colour: the target may be no enemy (WG-A21).
    bool sameFleet = false;
    Millimetres matchLength;           ///< M, the length of a match that this ruling used
    Millimetres gap;                   ///< gap between the hulls; 0 if they overlap (WG-A11)
    Millimetres gapDoubt;              ///< `sigmas` times the standard deviation of `gap`
    std::optional<int> rangeMatches;   ///< range of 1, 2 or 3 match lengths; none if out of range
    Certainty inRange = Certainty::No; ///< whether the target is in range (WG-27)
    std::optional<int> masts; ///< number of the attacker's masts; none if they are not seen
    std::optional<int>
        matchesAllowed; ///< number of matches to drop (WG-28); none if `masts` is none
    std::optional<int> matchesAllowedMost; ///< maximum of `matchesAllowed` if the range is in doubt
    std::optional<int> matchesDropped;     ///< number of dropped matches, as in the question
    int matchesCounted = 0;                ///< number of tossed matches that were seen
    int notSeen = 0; ///< number of matches in the salvo that were not seen; each may hit
    /// Ids of seen matches that may be no matches, the least certain first. Empty unless the number
    /// of dropped matches is known, or more matches are seen than are allowed.
    std::vector<std::string> doubtful;
    /// Whether the target is beside the attacker (WG-31); does not include the range.
    Certainty sideZone = Certainty::No;
    Certainty isVoid = Certainty::No; ///< whether the salvo is spoiled (WG-32)
    std::vector<Message> touches;     ///< for people: "m3 touches g1", certain or possible
    std::vector<MatchRuling> matches; ///< tossed matches, in the order of the question
    /// Ids of the order matches, in the order of the question.
    std::vector<std::string> orderMatches;
    int hits = 0;    ///< most likely number of hits; 0 if the salvo is spoiled or out of range
    int hitsMin = 0; ///< number of hits if the players decide that no doubtful match hits
    int hitsMax = 0; ///< number of hits if all doubtful and unseen matches hit
    std::vector<Message> because; ///< explains the ruling to people, with the clauses

    /// Returns the number of dropped matches; if nobody told that number, the number of seen ones.
    int matchesTossed() const { return matchesDropped.value_or(matchesCounted); }
    /// Returns how many matches were tossed beyond `matchesAllowedMost` (WG-28); 0 if the number of
    /// allowed matches is not known.
    int matchesTooMany() const {
        const int most = matchesAllowedMost.value_or(matchesAllowed.value_or(matchesTossed()));
        return std::max(0, matchesTossed() - most);
    }
};

using TossAnswer = std::variant<TossRuling, Violation>;

/// Rules on a toss, without side effects. Returns a violation if an id is unknown, if a bow was not
/// seen (WG-6), or if the attacker is the target (WG-A21).
TossAnswer ruleToss(const TossQuestion& question, const TossOptions& options = {});

} // namespace umpire::war_galley
