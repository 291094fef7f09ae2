#include "rules/games/war_galley/because.h"

#include <array>
#include <charconv>
#include <cmath>

namespace umpire::war_galley {
namespace {

std::string text(Millimetres length) {
    std::array<char, 320> digits{}; // the longest double has 309 digits before the point
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), length.value(),
                                   std::chars_format::fixed, 1);
    return std::string(digits.data(), end.ptr) + " mm";
}

std::string counted(int count, const std::string& one) {
    return std::to_string(count) + " " + one + (count == 1 ? "" : one == "match" ? "es" : "s");
}

std::string joined(const std::vector<std::string>& words, const std::string& between) {
    std::string all;
    for (const std::string& word : words) {
        all += (all.empty() ? "" : between) + word;
    }
    return all;
}

std::string becauseOfRange(const TossRuling& ruling) {
    const std::string gap =
        ruling.target + "'s hull is " + text(ruling.gap) + " from " + ruling.attacker + "'s: ";
    const std::string unit = " of " + text(ruling.matchLength);
    if (ruling.inRange == Certainty::TooClose) {
        return gap + "too close to 3 matches" + unit + " to call (WG-27)";
    }
    return ruling.rangeMatches
               ? gap + "within " + counted(*ruling.rangeMatches, "match") + unit + " (WG-27)"
               : gap + "farther than 3 matches" + unit + ", so nothing counts (WG-27)";
}

std::string becauseOfCount(const TossRuling& ruling) {
    const std::string seen = std::to_string(ruling.matchesCounted) + " lie there";
    if (!ruling.masts || !ruling.matchesAllowed) {
        return ruling.attacker + "'s masts are not seen, so how many it may drop is not known; " +
               seen + " (WG-28)";
    }
    const int allowed = *ruling.matchesAllowed;
    const int most = ruling.matchesAllowedMost.value_or(allowed);
    std::string line = counted(*ruling.masts, "mast") + " there: " + counted(allowed, "match") +
                       " to drop, " + seen;
    if (most > allowed) {
        line += "; were it in the nearer band, " + std::to_string(most);
    }
    if (ruling.matchesCounted > most) {
        line += ": " + std::to_string(ruling.matchesCounted - most) + " too many";
    } else if (ruling.matchesCounted < allowed) {
        line += ": " + std::to_string(allowed - ruling.matchesCounted) + " not seen";
    }
    return line + " (WG-28)";
}

std::string becauseOfSideZone(const TossRuling& ruling) {
    const std::string zone = ruling.attacker + "'s side zone";
    if (ruling.sideZone == Certainty::TooClose) {
        return ruling.target + " is too close to the edge of " + zone +
               " to call: whether plain ends count is the players' to decide (WG-31)";
    }
    return ruling.sideZone == Certainty::Yes
               ? ruling.target + " lies in " + zone + ": plain ends count too (WG-31)"
               : ruling.target + " lies outside " + zone + ": only heads count (WG-31)";
}

std::string becauseOfTouch(const TossRuling& ruling) {
    const std::string touches = joined(ruling.touches, ", ");
    return ruling.isVoid == Certainty::Yes
               ? touches + ": the whole salvo misses (WG-32)"
               : touches + ", too close to call: if so, the whole salvo misses (WG-32)";
}

std::string becauseOfMatch(const MatchRuling& match, const TossRuling& ruling) {
    const bool byHead = match.by == End::Head;
    const std::string rule = byHead ? " (WG-30)" : " (WG-31)";
    const std::string end = match.id + (byHead ? "'s head" : "'s plain end");
    const std::string hull = ruling.target + "'s hull";
    const std::string other = match.stoppedBy + "'s hull";
    const std::string otherRule = match.stoppedBy == ruling.attacker ? " (WG-33)" : " (WG-A12)";
    const bool isStopped =
        !match.stoppedBy.empty() && !(match.margin < 0_mm) && std::isfinite(match.doubt.value());
    if (isStopped && match.verdict == Verdict::Miss) {
        return end + " meets " + other + " first and does not count against " + hull + otherRule;
    }
    if (isStopped && match.verdict == Verdict::TooClose) {
        return end + " points at " + hull + ", but may meet " + other +
               " first: too close to call" + otherRule;
    }
    switch (match.verdict) {
    case Verdict::Hit:
        return end + " points at " + hull + rule;
    case Verdict::Miss:
        return end +
               (match.margin < 0_mm ? " points past " + hull + " by " + text(-match.margin)
                                    : " does not count against " + hull) +
               rule;
    case Verdict::TooClose:
        break;
    }
    if (!(abs(match.margin) < match.doubt)) { // the line is sure, something else is not
        return end + " points at " + hull + ", but whether it counts is too close to call" + rule;
    }
    if (!std::isfinite(match.doubt.value())) {
        return end + " cannot be told to point anywhere: too close to call" + rule;
    }
    return end + (match.margin < 0_mm ? " passes " : " points inside ") + hull + "'s corner by " +
           text(abs(match.margin)) + ", measured to " + text(match.doubt) + ": too close to call" +
           rule;
}

} // namespace

std::vector<std::string> becauseOf(const TossRuling& ruling) {
    std::vector<std::string> because{becauseOfRange(ruling)};
    if (ruling.sameFleet) {
        because.push_back(ruling.attacker + " and " + ruling.target +
                          " carry the same label: only an enemy may be fired at (WG-A21)");
    }
    if (ruling.inRange != Certainty::No) {
        because.push_back(becauseOfCount(ruling));
    }
    if (!ruling.orderMatches.empty()) {
        because.push_back(joined(ruling.orderMatches, ", ") +
                          " lay there as orders and do not count (WG-18)");
    }
    if (ruling.isVoid != Certainty::No) {
        because.push_back(becauseOfTouch(ruling));
    }
    if (ruling.inRange == Certainty::No || ruling.isVoid == Certainty::Yes) {
        return because;
    }
    because.push_back(becauseOfSideZone(ruling));
    for (const MatchRuling& match : ruling.matches) {
        because.push_back(becauseOfMatch(match, ruling));
    }
    return because;
}

} // namespace umpire::war_galley
