#include "app/game/referee/war_galley/galley_reader.h"
#include "rules/games/war_galley/fire.h"

/// Reads the matches of a toss, and finds the pieces that they moved.
namespace umpire::referee {

using namespace war_galley;

namespace {

/// Probability that pieces which have moved were hit by a match, and not pushed by a sleeve.
constexpr double kStruck = 0.7;
constexpr double kUnlikely = 0.01; ///< probability that a match hit a piece that did not move
/// Returns how many matches are still to be laid as orders if no oars are re-arranged (WG-16).
int ordersDue(const State& state) {
    int due = 0;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        const bool isDue = isAfloat(state, vessel) && !state.vessels[vessel].plan;
        due += isDue ? limitsOf(crewOf(state, vessel).rig).mustLay : 0;
    }
    return due;
}

/// Rounds a point as the notation does, so that a journal gives the same value again.
TablePoint asRecorded(TablePoint point) {
    return {recorded(point.x), recorded(point.y)};
}

} // namespace

/// Returns the number of matches in the look that were not on the table before.
int TableReader<WarGalley>::freshIn(const TableObservation& look,
                                    const std::vector<Match>& before) const {
    return int(std::ranges::count_if(
        look.matches, [&](const Match& match) { return !sight_.isAmong(match, before); }));
}

std::optional<int> TableReader<WarGalley>::looseMatches(const State& state) const {
    const Pending pending = pendingOf(state);
    if (state.phase == Phase::Ordering) {
        const int due = ordersDue(state);
        // if more are missing, the players have not laid them yet
        return allOf(due, due / 2, old_);
    }
    if (pending.owed != Owed::Toss) {
        return std::nullopt;
    }
    const auto shot = std::ranges::find(state.execution.shots, pending.vessel, &Shot::attacker);
    const int due = matchesToDrop(state, pending.vessel, *shot->target);
    return allOf(due, due - 1, lying_);
}

/// Returns the number of matches that should be on the table, the due matches included. Returns
/// none unless a look showed some of the due matches, and at most `missing` of them were missing.
/// If no due match is seen, the toss or the orders may not be made yet.
std::optional<int> TableReader<WarGalley>::allOf(int due, int missing,
                                                 const std::vector<Match>& before) const {
    const bool isShort = std::ranges::any_of(sight_.all(), [&](const TableObservation& look) {
        const int fresh = freshIn(look, before);
        return fresh > 0 && fresh < due && fresh >= due - missing;
    });
    const auto lying =
        std::ranges::count_if(before, [this](const Match& match) { return sight_.shows(match); });
    return isShort ? std::optional(int(lying) + due) : std::nullopt;
}

/// Tells whether a galley has moved since the toss was due, so that a match may have touched it
/// (WG-32).
bool TableReader<WarGalley>::somethingWasStruck(const State& state) const {
    const PieceSizes sizes = sizesOf(state.settings);
    const Found galleys = found(state);
    for (VesselIndex vessel = 0; vessel < galleys.size() && vessel < stood_.size(); ++vessel) {
        if (galleys[vessel] != nullptr && stood_[vessel] &&
            !isWithin(deviationOf(*galleys[vessel], *stood_[vessel], sizes), tolerances_.struck,
                      tolerances_.struckHeading)) {
            return true;
        }
    }
    return false;
}

/// Returns two explanations: the toss with its hits, and the toss as spoiled by a match that
/// touched a galley while it fell. If the hits are too close to call, the players are asked for
/// their number.
Verdict<WarGalley> TableReader<WarGalley>::decidedToss(const State& state, const Toss& toss) const {
    const auto shot = std::ranges::find(state.execution.shots, toss.attacker, &Shot::attacker);
    const TossRuling ruling = rule(state, *shot->target, toss);
    const std::vector<Action> spoiled{toss, CallSpoiled{toss.attacker}};
    Verdicts verdict;
    verdict.ruling = Ruling::Called;
    // a match at rest touches a galley, so it does not matter what happened during the fall
    if (ruling.isVoid == Certainty::Yes) {
        verdict.explanations = {explanationOf(state, spoiled, kSure)};
        return verdict;
    }
    std::vector<Action> counted{toss};
    if (ruling.hitsMin == ruling.hitsMax) {
        counted.emplace_back(CallHits{toss.attacker, ruling.hits});
    }
    verdict.explanations = {explanationOf(state, counted, kSure),
                            explanationOf(state, spoiled, kUnlikely)};
    if (somethingWasStruck(state)) {
        std::ranges::swap(verdict.explanations[0], verdict.explanations[1]);
        verdict.explanations[0].probability = kStruck;
        verdict.explanations[1].probability = 1.0 - kStruck;
        verdict.ruling = Ruling::Ask;
    }
    return verdict;
}

/// Returns the tossed matches. Leaves out an uncertain match that is parallel to another within a
/// match's width, because such a pair is one match that was detected twice. Also leaves out
/// uncertain matches if the looks show more new matches than `due`.
std::vector<Match> TableReader<WarGalley>::tossedMatches(const State& state, int due) const {
    std::vector<Match> all = sight_.matches();
    const Millimetres width = sizesOf(state.settings).matchWidth;
    const auto isTwin = [&](const Match& one, const Match& other) {
        const auto apart = [&](TablePoint tail, TablePoint head) {
            return std::max(distance(one.tail, tail), distance(one.head, head));
        };
        return std::min(apart(other.tail, other.head), apart(other.head, other.tail)) <= width;
    };
    std::vector<const Match*> surest;
    std::ranges::transform(all, std::back_inserter(surest),
                           [](const Match& each) { return &each; });
    std::ranges::stable_sort(surest, std::ranges::greater{}, &Match::confidence);
    std::vector<const Match*> kept;
    int fresh = 0;
    for (const Match* match : surest) {
        const bool isNew = !sight_.isAmong(*match, lying_);
        const bool isTwice =
            std::ranges::any_of(kept, [&](const Match* each) { return isTwin(*match, *each); });
        if (match->confidence >= tolerances_.sure || (!isTwice && !(isNew && fresh >= due))) {
            kept.push_back(match);
            fresh += isNew ? 1 : 0;
        }
    }
    std::vector<Match> tossed;
    std::ranges::copy_if(all, std::back_inserter(tossed), [&](const Match& each) {
        return std::ranges::find(kept, &each) != kept.end();
    });
    return tossed;
}

/// Reads the matches that have appeared since the toss was due (WG-29).
Verdict<WarGalley> TableReader<WarGalley>::tossed(const State& state, VesselIndex attacker) const {
    const auto shot = std::ranges::find(state.execution.shots, attacker, &Shot::attacker);
    const int due = matchesToDrop(state, attacker, *shot->target);
    Toss toss{attacker, {}, 0_mm};
    int fresh = 0;
    bool isSure = sight_.areSteadyBeside(lying_) && hasLookedEnough();
    for (const Match& match : tossedMatches(state, due)) {
        const bool lay = sight_.isAmong(match, lying_);
        isSure = isSure && (lay || match.confidence >= tolerances_.sure);
        fresh += lay ? 0 : 1;
        toss.matches.push_back(
            {asRecorded(match.tail), asRecorded(match.head), match.headed == Headed::Yes, !lay});
        if (!lay) {
            toss.sigma = recorded(std::max({toss.sigma, match.sigmaHead, match.sigmaTail}));
        }
    }
    if (fresh == 0) {
        return checked(state);
    }
    if ((fresh != due || !isSure) && looks() < tolerances_.patience) {
        return {};
    }
    if (fresh > due) {
        return called(state, {toss});
    }
    if (fresh < due) { // some matches are off the table or out of sight
        toss.dropped = due;
    }
    Verdicts verdict = decidedToss(state, toss);
    if (fresh < due || !isSure) {
        verdict.ruling = Ruling::Ask;
    }
    return verdict;
}

} // namespace umpire::referee
