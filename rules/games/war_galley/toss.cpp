#include "rules/games/war_galley/toss.h"

#include "rules/games/war_galley/approach.h"
#include "rules/games/war_galley/because.h"
#include "rules/games/war_galley/salvo.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

namespace umpire::war_galley {
namespace {

/// The question of a toss, with the two galleys found and the matches separated.
struct Table {
    const Galley& attacker;
    const Galley& target;
    const std::vector<Galley>& galleys;
    std::vector<Match> tossed;
    std::vector<Match> orders;
    const TossOptions& options;
    std::optional<int> dropped;
    double sureMatch; ///< minimum confidence of a match for a certain hit or touch
};

/// The line from one end of a match, and whether it can hit.
struct Line {
    End by = End::Head;
    Pointing pointing;
    Certainty counts = Certainty::Yes; ///< whether the rules count a hit with this end
    /// The galley whose hull the line meets first, or may meet first; null if none.
    const Galley* stoppedBy = nullptr;
    Certainty stopped = Certainty::No;
    bool isLikelyStopped = false;
};

/// The ruling on a match, and its contribution to the number of hits.
struct Tally {
    MatchRuling ruling;
    bool likelyHit = false;
};

/// The minimum, most likely and maximum number of hits.
struct Hits {
    int least = 0;
    int likely = 0;
    int most = 0;

    void add(const Tally& tally) {
        const bool isHit = tally.ruling.verdict == Verdict::Hit;
        least += isHit;
        likely += isHit || tally.likelyHit;
        most += tally.ruling.verdict != Verdict::Miss;
    }
};

Certainty both(Certainty a, Certainty b) {
    return std::min(a, b);
}
Certainty negated(Certainty fact) {
    return fact == Certainty::Yes  ? Certainty::No
           : fact == Certainty::No ? Certainty::Yes
                                   : Certainty::TooClose;
}
Certainty either(Certainty a, Certainty b) {
    return std::max(a, b);
}

const Galley* find(const std::vector<Galley>& galleys, const std::string& id) {
    const auto found = std::ranges::find(galleys, id, &Galley::id);
    return found == galleys.end() ? nullptr : &*found;
}

Violation unknownGalley(const std::string& id) {
    return {ViolationKind::UnknownGalley, message("no galley %1 lies on the table", id), ""};
}

Table tableOf(const TossQuestion& question, const TossOptions& options) {
    std::set<std::size_t> laid;
    if (options.orders == OrderMatches::ByGeometry) {
        for (const LaidOrder& order :
             orderMatches(question.galleys, question.matches, options.sizes, options.row)) {
            laid.insert(order.match);
        }
    }
    Table table{*find(question.galleys, question.attacker),
                *find(question.galleys, question.target),
                question.galleys,
                {},
                {},
                options,
                question.dropped,
                question.dropped ? options.countedConfidence : options.certainConfidence};
    for (std::size_t i = 0; i < question.matches.size(); ++i) {
        const Match& match = question.matches[i];
        (match.tossed && !laid.contains(i) ? table.tossed : table.orders).push_back(match);
    }
    return table;
}

Certainty unlessUnlikely(Certainty fact, double confidence, double least) {
    return confidence >= least ? fact : both(fact, Certainty::TooClose);
}

void ruleRange(const Table& table, const std::vector<Match>& seen, TossRuling& ruling) {
    const Margin unit = matchLengthOf(seen, table.options);
    const Margin overlap = overlapOf(table.attacker, table.target);
    const Millimetres limit = unit.margin * kFarthestRange;
    const Millimetres sigma(std::hypot(overlap.sigma.value(), unit.sigma.value() * kFarthestRange));
    ruling.matchLength = unit.margin;
    ruling.gap = std::max(-overlap.margin, 0_mm);
    ruling.gapDoubt = overlap.sigma * table.options.sigmas;
    ruling.rangeMatches = rangeOf(ruling.gap, unit.margin);
    ruling.inRange = certaintyOf({limit - ruling.gap, sigma}, table.options.sigmas);
    ruling.masts = table.attacker.masts;
    if (ruling.masts) {
        ruling.matchesAllowed = matchesToDrop(*ruling.masts, ruling.rangeMatches);
        ruling.matchesAllowedMost =
            matchesToDrop(*ruling.masts, rangeOf(ruling.gap - ruling.gapDoubt, unit.margin));
    }
}

void addTouch(const Message& what, Certainty touches, TossRuling& ruling) {
    if (touches == Certainty::No) {
        return;
    }
    ruling.touches.push_back(what);
    ruling.isVoid = either(ruling.isVoid, touches);
}

int sureOnes(const Table& table) {
    return int(std::ranges::count_if(
        table.tossed, [&](const Match& match) { return match.confidence >= table.sureMatch; }));
}

/// Tells whether an order match may be a dropped match. This is possible if only its place marks it
/// as an order match and some dropped matches are missing.
bool ordersAreInDoubt(const Table& table) {
    return table.options.orders == OrderMatches::ByGeometry && table.dropped &&
           sureOnes(table) < *table.dropped;
}

/// Rules on whether the salvo is spoiled (WG-32), from a picture after the toss (WG-A14). Tossed
/// matches may touch each other.
void ruleVoid(const Table& table, TossRuling& ruling) {
    const TossOptions& options = table.options;
    const Certainty byOrder = ordersAreInDoubt(table) ? Certainty::TooClose : Certainty::Yes;
    const Millimetres width = options.sizes.matchWidth;
    for (const Match& match : table.tossed) {
        for (const Galley& galley : table.galleys) {
            const Certainty touches = certaintyOf(overlapOf(match, galley, width), options.sigmas);
            const Certainty byMatch = unlessUnlikely(touches, match.confidence, table.sureMatch);
            addTouch(message("%1 touches %2", match.id, galley.id),
                     unlessUnlikely(byMatch, galley.confidence, options.certainConfidence), ruling);
        }
        for (const Match& order : table.orders) {
            const Certainty touches = certaintyOf(overlapOf(match, order, width), options.sigmas);
            const double confidence = std::min(match.confidence, order.confidence);
            addTouch(message("%1 touches the order match %2", match.id, order.id),
                     both(byOrder, unlessUnlikely(touches, confidence, table.sureMatch)), ruling);
        }
    }
}

/// Stops the line at a hull that lies before the target (WG-33, and WG-A12 if the option says so).
void stopLine(const Match& match, const Table& table, Line& line) {
    const bool meetsTarget = line.pointing.inside.margin >= 0_mm;
    const Millimetres toTarget = distance(line.pointing.from, line.pointing.reaches);
    for (const Galley& galley : table.galleys) {
        const bool mayStop =
            galley.id == table.attacker.id || table.options.blocking == BlockingHulls::All;
        if (!mayStop || galley.id == table.target.id) {
            continue;
        }
        const End end = line.pointing.from == match.head ? End::Head : End::Tail;
        const Pointing there = pointingOf(match, end, galley);
        const Certainty meets = unlessUnlikely(certaintyOf(there.inside, table.options.sigmas),
                                               galley.confidence, table.options.certainConfidence);
        const bool isBehind = meetsTarget && distance(there.from, there.reaches) > toTarget;
        if (meets <= line.stopped || isBehind) {
            continue;
        }
        line.stopped = meets;
        line.stoppedBy = &galley;
        line.isLikelyStopped = there.inside.margin >= 0_mm;
        line.counts =
            both(line.counts, meets == Certainty::Yes ? Certainty::No : Certainty::TooClose);
        if (meets == Certainty::Yes) {
            line.pointing.reaches = there.reaches;
        }
    }
}

/// Returns the lines that can hit: the line of the head; beside the attacker, also the line of the
/// bare end; for a headless match, the lines of both ends (see `HeadlessMatch`).
std::vector<Line> linesOf(const Match& match, const Table& table, Certainty sideZone) {
    const Line head{End::Head, pointingOf(match, End::Head, table.target), Certainty::Yes};
    Line tail{End::Tail, pointingOf(match, End::Tail, table.target), sideZone};
    if (match.headed == Headed::Yes) {
        if (table.options.ownHead == OwnHead::CountsNothing) {
            const Pointing own = pointingOf(match, End::Head, table.attacker);
            tail.counts = both(tail.counts, negated(certaintyOf(own.inside, table.options.sigmas)));
        }
        return sideZone == Certainty::No ? std::vector{head} : std::vector{head, tail};
    }
    const bool mayHaveHead =
        match.headed == Headed::Unknown || table.options.headless == HeadlessMatch::TooCloseToCall;
    if (mayHaveHead) {
        tail.counts = either(sideZone, Certainty::TooClose);
    }
    Line other = head;
    other.by = End::Tail; // neither end is a head
    other.counts = tail.counts;
    return {other, tail};
}

Certainty hitsBy(const Line& line, double sigmas) {
    return both(certaintyOf(line.pointing.inside, sigmas), line.counts);
}

Verdict verdictOf(Certainty hits) {
    switch (hits) {
    case Certainty::Yes:
        return Verdict::Hit;
    case Certainty::No:
        return Verdict::Miss;
    case Certainty::TooClose:
        break;
    }
    return Verdict::TooClose;
}

Tally ruleMatch(const Match& match, const Table& table, Certainty sideZone) {
    const TossOptions& options = table.options;
    std::vector<Line> lines = linesOf(match, table, sideZone);
    for (Line& line : lines) {
        stopLine(match, table, line);
    }
    const Line told = *std::ranges::max_element(lines, [&](const Line& a, const Line& b) {
        const Certainty hitsA = hitsBy(a, options.sigmas);
        const Certainty hitsB = hitsBy(b, options.sigmas);
        return hitsA != hitsB ? hitsA < hitsB : a.pointing.inside.margin < b.pointing.inside.margin;
    });
    const Certainty hits =
        unlessUnlikely(hitsBy(told, options.sigmas), match.confidence, table.sureMatch);
    const Pointing& pointing = told.pointing;
    return {{match.id, verdictOf(hits), told.by, pointing.inside.margin,
             pointing.inside.sigma * options.sigmas, pointing.from, pointing.reaches,
             told.stoppedBy != nullptr ? told.stoppedBy->id : std::string()},
            hits != Certainty::No && match.headed == Headed::Yes &&
                pointing.inside.margin >= 0_mm && !told.isLikelyStopped &&
                match.confidence >= table.sureMatch};
}

/// Returns the number of matches in the salvo; none if it is not known.
std::optional<int> salvoOf(const TossRuling& ruling, Unseen unseen) {
    return ruling.matchesDropped || unseen == Unseen::LeftTheTable ? ruling.matchesDropped
                                                                   : ruling.matchesAllowed;
}

/// Finds the number of unseen matches, and the doubtful matches, the least certain first: matches
/// of low confidence, and as many as are seen beyond the number of dropped matches.
void ruleCount(const Table& table, TossRuling& ruling) {
    const int seen = ruling.matchesCounted;
    const int salvo = salvoOf(ruling, table.options.unseen).value_or(seen);
    ruling.notSeen = std::max(0, salvo - seen);
    if (!ruling.matchesDropped && seen <= salvo) {
        return;
    }
    std::vector<Match> order = table.tossed;
    std::ranges::stable_sort(order, {}, &Match::confidence);
    for (const Match& match : order) {
        const bool isTooMany =
            ruling.matchesDropped && int(ruling.doubtful.size()) < seen - *ruling.matchesDropped;
        if (isTooMany || match.confidence < table.sureMatch) {
            ruling.doubtful.push_back(match.id);
        }
    }
}

/// Returns the hits if `dropped` matches were dropped; `settled` is the number of certain matches,
/// and `sure` has their hits. If more matches are certain than were dropped, each of them may be no
/// match.
Hits hitsOfDropped(int dropped, int settled, const Hits& sure) {
    const int least = std::max(0, sure.least - std::max(0, settled - dropped));
    const int most = std::min(dropped, sure.most + std::max(0, dropped - settled));
    return {least, std::clamp(sure.likely, least, most), most};
}

void ruleHits(const Table& table, TossRuling& ruling) {
    Hits all;
    Hits sure;
    for (const Match& match : table.tossed) {
        const Tally tally = ruleMatch(match, table, ruling.sideZone);
        ruling.matches.push_back(tally.ruling);
        all.add(tally);
        if (match.confidence >= table.sureMatch) {
            sure.add(tally);
        }
    }
    all.most += ruling.notSeen;
    if (ruling.inRange == Certainty::No || ruling.isVoid == Certainty::Yes) {
        return;
    }
    const bool allIsSure = ruling.inRange == Certainty::Yes && ruling.isVoid == Certainty::No;
    const Hits hits =
        ruling.matchesDropped ? hitsOfDropped(*ruling.matchesDropped, sureOnes(table), sure) : all;
    ruling.hits = hits.likely;
    ruling.hitsMin = allIsSure ? hits.least : 0;
    ruling.hitsMax = hits.most;
}

} // namespace

TossAnswer ruleToss(const TossQuestion& question, const TossOptions& options) {
    for (const std::string& id : {question.attacker, question.target}) {
        const Galley* galley = find(question.galleys, id);
        if (galley == nullptr) {
            return unknownGalley(id);
        }
        if (galley->bow == Bow::NotSeen) {
            return Violation{ViolationKind::BowNotSeen,
                             message("%1 shows no triangle that tells its bow", id), "WG-6"};
        }
    }
    if (question.attacker == question.target) {
        return Violation{
            ViolationKind::AttackerIsTarget,
            message("%1 cannot fire at itself: the target is an enemy", question.attacker),
            "WG-A21"};
    }
    const Table table = tableOf(question, options);
    TossRuling ruling;
    ruling.attacker = question.attacker;
    ruling.target = question.target;
    ruling.sameFleet = table.attacker.fleet && table.attacker.fleet == table.target.fleet;
    ruling.matchesDropped = question.dropped;
    ruling.matchesCounted = int(table.tossed.size());
    std::ranges::transform(table.orders, std::back_inserter(ruling.orderMatches), &Match::id);
    ruleRange(table, question.matches, ruling);
    ruling.sideZone =
        certaintyOf(sideZoneOf(table.attacker, table.target, options.sideZone), options.sigmas);
    ruleVoid(table, ruling);
    ruleCount(table, ruling);
    ruleHits(table, ruling);
    ruling.because = becauseOf(ruling);
    return ruling;
}

} // namespace umpire::war_galley
