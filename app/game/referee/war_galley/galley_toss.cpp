#include "app/game/referee/war_galley/galley_reader.h"
#include "rules/games/war_galley/fire.h"

/// Reads the matches of a toss, and the pieces that they moved.
namespace umpire::referee {

using namespace war_galley;

namespace {

constexpr double kStruck = 0.7; ///< probability that a match, not a sleeve, moved the moved pieces
constexpr double kUnlikely = 0.01; ///< probability that the match touched an unmoved piece
/// Returns the matches still to be laid if no oars are re-arranged (WG-16).
int ordersDue(const State& state) {
    int due = 0;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        const bool isDue = isAfloat(state, vessel) && !state.vessels[vessel].plan;
        due += isDue ? limitsOf(crewOf(state, vessel).rig).mustLay : 0;
    }
    return due;
}

/// Rounds the point as its text does, so that a journal reads back the same value.
TablePoint asRecorded(TablePoint point) {
    return {recorded(point.x), recorded(point.y)};
}

} // namespace

/// Counts the matches in the look that were not on the table before.
int TableReader<WarGalley>::freshIn(const TableObservation& look,
                                    const std::vector<Match>& before) const {
    return int(std::ranges::count_if(
        look.matches, [&](const Match& match) { return !sight_.isAmong(match, before); }));
}

std::optional<int> TableReader<WarGalley>::looseMatches(const State& state) const {
    const Pending pending = pendingOf(state);
    if (state.phase == Phase::Ordering) {
        const int due = ordersDue(state);
        // if more orders are missing, the players have not laid them yet
        return allOf(due, due / 2, old_);
    }
    if (pending.owed != Owed::Toss) {
        return std::nullopt;
    }
    const auto shot = std::ranges::find(state.execution.shots, pending.vessel, &Shot::attacker);
    const int due = matchesToDrop(state, pending.vessel, *shot->target);
    return allOf(due, due - 1, lying_);
}

/// Returns the number of matches on the table including all due matches, if a look showed some of
/// the due matches and at most `missing` are missing. Before a toss, and before orders, no due
/// match is expected.
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

/// WG-32: tells whether a match may have touched a galley that has moved since.
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

/// Explains the toss, including a match that touched a galley on its way. If the toss is too close
/// to decide, the players give the number of hits.
Verdict<WarGalley> TableReader<WarGalley>::decidedToss(const State& state, const Toss& toss) const {
    const auto shot = std::ranges::find(state.execution.shots, toss.attacker, &Shot::attacker);
    const TossRuling ruling = rule(state, *shot->target, toss);
    const std::vector<Action> spoiled{toss, CallSpoiled{toss.attacker}};
    Verdicts verdict;
    verdict.ruling = Ruling::Called;
    // the resting place decides; the fall need not be observed
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

/// Two parallel matches closer than a match's width are one match, read twice. Extra matches count
/// if they are certain; uncertain matches are left out.
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

/// WG-29: reads the matches that have appeared since the toss was due.
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
    if (fresh < due) { // off the table, or out of sight
        toss.dropped = due;
    }
    Verdicts verdict = decidedToss(state, toss);
    if (fresh < due || !isSure) {
        verdict.ruling = Ruling::Ask;
    }
    return verdict;
}

} // namespace umpire::referee
