#include "rules/games/war_galley/because.h"

#include "rules/games/war_galley/words.h"

#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace umpire::war_galley {
namespace {

std::string text(Millimetres length) {
    std::array<char, 320> digits{}; // a double has at most 309 digits before the point
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), length.value(),
                                   std::chars_format::fixed, 1);
    return std::string(digits.data(), end.ptr) + " mm";
}

Message matches(int count) {
    return message("%n match(es)", Count{count});
}

Message howFar(const TossRuling& ruling) {
    const std::string unit = text(ruling.matchLength);
    if (ruling.inRange == Certainty::TooClose) {
        return message("too close to 3 matches of %1 to call", unit);
    }
    return ruling.rangeMatches ? message("within %1 of %2", matches(*ruling.rangeMatches), unit)
                               : message("farther than 3 matches of %1, so nothing counts", unit);
}

Message becauseOfRange(const TossRuling& ruling) {
    return cited(message("%1's hull is %2 from %3's: %4", ruling.target, text(ruling.gap),
                         ruling.attacker, howFar(ruling)),
                 "WG-27");
}

Message inNearerBand(int most, int seen, int allowed) {
    if (seen > most) {
        return message("were it in the nearer band, %1: %2 too many", most, seen - most);
    }
    return seen < allowed
               ? message("were it in the nearer band, %1: %2 not seen", most, allowed - seen)
               : message("were it in the nearer band, %1", most);
}

/// Joins ids with commas: "m4, m5".
std::string listed(const std::vector<std::string>& ids) {
    std::string all;
    for (const std::string& id : ids) {
        all.append(all.empty() ? "" : ", ").append(id);
    }
    return all;
}

/// Says how many matches the attacker may drop and, if it is not known how many were dropped, how
/// many are seen.
Message countOf(const TossRuling& ruling) {
    const int seen = ruling.matchesCounted;
    if (!ruling.masts || !ruling.matchesAllowed) {
        const Message notKnown = message(
            "%1's masts are not seen, so how many it may drop is not known", ruling.attacker);
        return ruling.matchesDropped ? notKnown
                                     : message("%1; %2", notKnown, message("%1 lie there", seen));
    }
    const int allowed = *ruling.matchesAllowed;
    const int most = ruling.matchesAllowedMost.value_or(allowed);
    const Message masts = message("%n mast(s)", Count{*ruling.masts});
    const Message drop = matches(allowed);
    if (ruling.matchesDropped) {
        return ruling.matchesTooMany() > 0 ? message("%1 there: %2 to drop: %3 too many", masts,
                                                     drop, ruling.matchesTooMany())
                                           : message("%1 there: %2 to drop", masts, drop);
    }
    if (most > allowed) {
        return message("%1; %2", message("%1 there: %2 to drop, %3 lie there", masts, drop, seen),
                       inNearerBand(most, seen, allowed));
    }
    if (ruling.matchesTooMany() > 0) {
        return message("%1 there: %2 to drop, %3 lie there: %4 too many", masts, drop, seen,
                       ruling.matchesTooMany());
    }
    return seen < allowed ? message("%1 there: %2 to drop, %3 lie there: %4 not seen", masts, drop,
                                    seen, allowed - seen)
                          : message("%1 there: %2 to drop, %3 lie there", masts, drop, seen);
}

/// Adds that unseen matches may hit, and that some seen matches may be no matches.
Message withDoubts(Message because, const TossRuling& ruling) {
    if (ruling.notSeen > 0) {
        because = message("%1; each that is not seen may be a hit", because);
    }
    return ruling.doubtful.empty()
               ? because
               : message("%1; %2 may be no match", because, listed(ruling.doubtful));
}

Message becauseOfDropped(int dropped, int seen) {
    return dropped == 1 ? message("1 match was dropped, %1 are seen", seen)
                        : message("%1 were dropped, %2 are seen", matches(dropped), seen);
}

/// Adds the lines on how many matches may be dropped, were dropped and are seen.
void addCount(const TossRuling& ruling, std::vector<Message>& because) {
    if (!ruling.matchesDropped) {
        because.push_back(cited(withDoubts(countOf(ruling), ruling), "WG-28"));
        return;
    }
    const Message seen = becauseOfDropped(*ruling.matchesDropped, ruling.matchesCounted);
    because.push_back(cited(countOf(ruling), "WG-28"));
    because.push_back(cited(withDoubts(seen, ruling), "WG-29"));
}

Message becauseOfSideZone(const TossRuling& ruling) {
    if (ruling.sideZone == Certainty::TooClose) {
        return cited(message("%1 is too close to the edge of %2's side zone to call: whether plain "
                             "ends count is the players' to decide",
                             ruling.target, ruling.attacker),
                     "WG-31");
    }
    return cited(ruling.sideZone == Certainty::Yes
                     ? message("%1 lies in %2's side zone: plain ends count too", ruling.target,
                               ruling.attacker)
                     : message("%1 lies outside %2's side zone: only heads count", ruling.target,
                               ruling.attacker),
                 "WG-31");
}

Message becauseOfTouch(const TossRuling& ruling) {
    const Message touches = joined(ruling.touches, "%1, %2");
    return cited(ruling.isVoid == Certainty::Yes
                     ? message("%1: the whole salvo misses", touches)
                     : message("%1, too close to call: if so, the whole salvo misses", touches),
                 "WG-32");
}

Message hullOf(const std::string& galley) {
    return message("%1's hull", galley);
}

/// Explains that another hull stops the line or may stop it. Returns none if no hull does, or if
/// the match hits.
std::optional<Message> becauseOfOtherHull(const MatchRuling& match, const Message& end,
                                          const TossRuling& ruling) {
    const bool isStopped =
        !match.stoppedBy.empty() && !(match.margin < 0_mm) && std::isfinite(match.doubt.value());
    if (!isStopped || match.verdict == Verdict::Hit) {
        return std::nullopt;
    }
    const Message hull = hullOf(ruling.target);
    const Message other = hullOf(match.stoppedBy);
    return cited(match.verdict == Verdict::Miss
                     ? message("%1 meets %2 first and does not count against %3", end, other, hull)
                     : message("%1 points at %2, but may meet %3 first: too close to call", end,
                               hull, other),
                 match.stoppedBy == ruling.attacker ? "WG-33" : "WG-A12");
}

Message tooCloseToCall(const MatchRuling& match, const Message& end, const Message& hull) {
    if (!(abs(match.margin) < match.doubt)) { // the line is certain, but another fact is not
        return message("%1 points at %2, but whether it counts is too close to call", end, hull);
    }
    if (!std::isfinite(match.doubt.value())) {
        return message("%1 cannot be told to point anywhere: too close to call", end);
    }
    const std::string by = text(abs(match.margin));
    const std::string doubt = text(match.doubt);
    return match.margin < 0_mm
               ? message("%1 passes %2's corner by %3, measured to %4: too close to call", end,
                         hull, by, doubt)
               : message("%1 points inside %2's corner by %3, measured to %4: too close to call",
                         end, hull, by, doubt);
}

Message becauseOfMatch(const MatchRuling& match, const TossRuling& ruling) {
    const bool byHead = match.by == End::Head;
    const bool isOfOwnHead = !byHead && match.verdict == Verdict::Miss && match.margin >= 0_mm &&
                             ruling.sideZone == Certainty::Yes;
    const char* rule = byHead ? "WG-30" : isOfOwnHead ? "WG-33" : "WG-31";
    const Message end =
        byHead ? message("%1's head", match.id) : message("%1's plain end", match.id);
    if (const auto because = becauseOfOtherHull(match, end, ruling)) {
        return *because;
    }
    const Message hull = hullOf(ruling.target);
    switch (match.verdict) {
    case Verdict::Hit:
        return cited(message("%1 points at %2", end, hull), rule);
    case Verdict::Miss:
        return cited(match.margin < 0_mm
                         ? message("%1 points past %2 by %3", end, hull, text(-match.margin))
                         : message("%1 does not count against %2", end, hull),
                     rule);
    case Verdict::TooClose:
        break;
    }
    return cited(tooCloseToCall(match, end, hull), rule);
}

} // namespace

std::vector<Message> becauseOf(const TossRuling& ruling) {
    std::vector<Message> because{becauseOfRange(ruling)};
    if (ruling.sameFleet) {
        because.push_back(
            cited(message("%1 and %2 carry the same label: only an enemy may be fired at",
                          ruling.attacker, ruling.target),
                  "WG-A21"));
    }
    if (ruling.inRange != Certainty::No) {
        addCount(ruling, because);
    }
    if (!ruling.orderMatches.empty()) {
        because.push_back(
            cited(ruling.orderMatches.size() == 1
                      ? message("the match %1 lay there as an order and does not count",
                                ruling.orderMatches.front())
                      : message("the matches %1 lay there as orders and do not count",
                                listed(ruling.orderMatches)),
                  "WG-18"));
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
