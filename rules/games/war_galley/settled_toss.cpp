#include "rules/games/war_galley/settled_toss.h"

#include <algorithm>

namespace umpire::war_galley {
namespace {

bool settle(Certainty& open, const std::optional<bool>& answer) {
    if (open == Certainty::TooClose && answer) {
        open = *answer ? Certainty::Yes : Certainty::No;
        return true;
    }
    return false;
}

int countOf(const TossRuling& ruling, Verdict verdict) {
    return int(std::ranges::count(ruling.matches, verdict, &MatchRuling::verdict));
}

bool isOver(const TossRuling& ruling) {
    return ruling.isVoid == Certainty::Yes || ruling.inRange == Certainty::No;
}

bool isSalvoOpen(const TossRuling& ruling) {
    return ruling.isVoid == Certainty::TooClose || ruling.inRange == Certainty::TooClose;
}

} // namespace

TossRuling settled(TossRuling ruling, const TossAnswers& answers) {
    // While the range or a touch was in doubt, `hitsMin` was 0. Now the minimum is the number of
    // certain hits, less the matches that may be no matches.
    const bool saysTouch = settle(ruling.isVoid, answers.touches);
    const bool saysRange = settle(ruling.inRange, answers.inRange);
    const bool isCounted = saysTouch || saysRange;
    if (isOver(ruling)) {
        ruling.hits = ruling.hitsMin = ruling.hitsMax = 0;
        return ruling;
    }
    const bool isOpen = isSalvoOpen(ruling);
    int least = ruling.hitsMin;
    if (isCounted && !isOpen) {
        least = std::max(0, countOf(ruling, Verdict::Hit) - int(ruling.doubtful.size()));
    }
    // If fewer matches were dropped than could hit, a miss does not lower the maximum.
    int most = countOf(ruling, Verdict::Hit) + countOf(ruling, Verdict::TooClose) + ruling.notSeen;
    for (MatchRuling& match : ruling.matches) {
        const auto said = answers.hits.find(match.id);
        if (match.verdict != Verdict::TooClose || said == answers.hits.end()) {
            continue;
        }
        match.verdict = said->second ? Verdict::Hit : Verdict::Miss;
        least += said->second && !isOpen ? 1 : 0;
        most -= said->second ? 0 : 1;
    }
    ruling.hitsMax = std::min(ruling.hitsMax, most);
    ruling.hitsMin = std::min(least, ruling.hitsMax);
    ruling.hits = std::clamp(countOf(ruling, Verdict::Hit), ruling.hitsMin, ruling.hitsMax);
    const bool isAsked = !isOpen && countOf(ruling, Verdict::TooClose) == 0;
    if (const int count = answers.count.value_or(-1);
        isAsked && count >= ruling.hitsMin && count <= ruling.hitsMax) {
        ruling.hits = ruling.hitsMin = ruling.hitsMax = count;
    }
    return ruling;
}

std::vector<TossDecision> decisionsFor(const TossRuling& ruling, const TossAnswers& answers) {
    using About = TossDecision::About;
    std::vector<TossDecision> all;
    if (ruling.inRange == Certainty::TooClose) {
        all.push_back({About::Range, {}});
    }
    if (ruling.isVoid == Certainty::TooClose) {
        all.push_back({About::Touch, {}});
    }
    TossAnswers uncounted = answers;
    uncounted.count.reset();
    const TossRuling now = settled(ruling, uncounted);
    if (isOver(now)) {
        return all;
    }
    for (const MatchRuling& match : ruling.matches) {
        if (match.verdict == Verdict::TooClose) {
            all.push_back({About::Match, match.id});
        }
    }
    if (!isSalvoOpen(now) && countOf(now, Verdict::TooClose) == 0 && now.hitsMin < now.hitsMax) {
        all.push_back({About::Count, {}, now.hitsMin, now.hitsMax});
    }
    return all;
}

} // namespace umpire::war_galley
