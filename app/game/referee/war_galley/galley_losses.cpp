#include "app/game/referee/war_galley/galley_reader.h"
#include "rules/games/war_galley/losses.h"
#include "rules/games/war_galley/words.h"

#include <algorithm>

/// Handles oars and masts that are taken off or re-arranged.
namespace umpire::referee {

using namespace war_galley;

namespace {

/// Tells whether the galley has at least the recorded parts. If it has, an earlier count was too
/// high.
bool hasAll(const Rig& seen, const Rig& recorded) {
    return isPartOf(recorded, seen);
}

} // namespace

/// Asks which parts were lost, if the camera does not show the whole loss, or if a galley was moved
/// before all parts were taken. Does not ask if the counts together decide: if two parts must go
/// and an oar is missing, a hardly visible mast was taken too.
Verdict<WarGalley> TableReader<WarGalley>::askedWhich(const State& state, VesselIndex vessel,
                                                      const std::vector<Rig>& ways) const {
    const std::vector<double> chances =
        rigs_.chancesOf(ways, state, sight_, found(state)[vessel], vessel);
    const auto best = std::ranges::max_element(chances);
    const bool isSeenWhole = !touchesAnother(found(state), vessel);
    if (isSeenWhole && best != chances.end() && *best >= tolerances_.surelyLost) {
        return called(state, {TakeLosses{vessel, ways[std::size_t(best - chances.begin())]}});
    }
    Verdicts verdict = ruled(Ruling::Ask);
    verdict.question =
        message("%1 has to lose oars or masts: which did it lose?", nameOf(state, vessel));
    for (std::size_t way = 0; way < ways.size(); ++way) {
        verdict.explanations.push_back(
            explanationOf(state, {TakeLosses{vessel, ways[way]}}, chances[way]));
    }
    std::ranges::stable_sort(verdict.explanations, std::ranges::greater{},
                             &Explanation<WarGalley>::probability);
    return verdict;
}

/// Asks for the loss if the players play on before all parts are taken. Accuses nobody.
Verdict<WarGalley> TableReader<WarGalley>::stillOwed(const State& state, VesselIndex vessel,
                                                     const std::vector<Rig>& ways) const {
    const auto stray = strayed(state);
    return !stray                             ? checked(state)
           : stray->ruling == Ruling::Illegal ? askedWhich(state, vessel, ways)
                                              : *stray;
}

/// Reads the losses of the struck galley (WG-34 to WG-37).
Verdict<WarGalley> TableReader<WarGalley>::lost(const State& state, VesselIndex vessel) const {
    const Found galleys = found(state);
    const auto taken = rigs_.missing(state, sight_, galleys[vessel], vessel);
    const Blow& blow = state.execution.blows.front();
    if (!taken || *taken == Rig{} || std::min({taken->port, taken->starboard, taken->masts}) < 0) {
        return stillOwed(state, vessel, waysToLose(state, blow));
    }
    if (!checkLosses(state, blow, *taken)) {
        return called(state, {TakeLosses{vessel, *taken}});
    }
    std::vector<Rig> ways = waysToLose(state, blow);
    std::erase_if(ways, [&](const Rig& way) { return !isPartOf(*taken, way); });
    const bool isPart = !ways.empty();
    if (isPart && hasLookedEnough()) {
        Verdicts verdict = askedWhich(state, vessel, ways);
        if (verdict.ruling == Ruling::Called) {
            return verdict;
        }
    }
    if (isPart && (looks() >= tolerances_.patience || strayed(state))) {
        return askedWhich(state, vessel, ways);
    }
    const Rig hidden = touchesAnother(galleys, vessel) ? rigs_.hidden(vessel) : Rig{};
    std::erase_if(ways, [&](const Rig& way) { return !isPartOf(way - *taken, hidden); });
    if (!ways.empty() && hasLookedEnough()) {
        return askedWhich(state, vessel, ways);
    }
    if (isPart) {
        return waiting(state);
    }
    return hasLookedEnough() ? called(state, {TakeLosses{vessel, *taken}}) : Verdicts{};
}

/// Finds galleys whose parts were taken although no loss is due, or in another number than the
/// rules demand. Returns the verdict; none if there is no such galley.
std::optional<Verdict<WarGalley>> TableReader<WarGalley>::meddled(const State& state) const {
    const Found galleys = found(state);
    for (VesselIndex vessel = 0; vessel < galleys.size(); ++vessel) {
        const auto missing = isAfloat(state, vessel)
                                 ? rigs_.missing(state, sight_, galleys[vessel], vessel)
                                 : std::nullopt;
        if (!missing || !rigs_.isCounted(galleys[vessel], vessel) ||
            std::max({missing->port, missing->starboard, missing->masts}) <= 0 ||
            hasAll(*rigs_.seen(state, sight_, galleys[vessel], vessel),
                   state.vessels[vessel].rig)) {
            continue; // no part is missing, or the players have not removed the parts yet
        }
        if (missing->masts < 0 && rigs_.due(state, vessel).masts == 0) {
            continue; // a mast cannot come back, so the earlier count was wrong
        }
        if (!hasLookedEnough()) {
            return Verdicts{};
        }
        const Rig due = rigs_.due(state, vessel);
        const Rig taken = due + *missing;
        const bool asMany = sizeOf(*missing) == 0;
        Violation violation{
            ViolationKind::IllegalLosses,
            message("%1 has to lose %2, not %3", nameOf(state, vessel), text(due), text(taken)),
            asMany ? "WG-35" : "WG-34"};
        Verdicts verdict = accused(state, TakeLosses{vessel, taken}, std::move(violation));
        verdict.explanations.front().after.vessels[vessel].rig =
            state.vessels[vessel].rig - *missing;
        return verdict;
    }
    return std::nullopt;
}

/// Reads how the oars of a galley are re-arranged (WG-22).
Verdict<WarGalley> TableReader<WarGalley>::rearranged(const State& state,
                                                      VesselIndex vessel) const {
    const Rig& had = state.vessels[vessel].rig;
    const auto missing = rigs_.missing(state, sight_, found(state)[vessel], vessel);
    if (!missing) {
        return checked(state);
    }
    const Rig due = rigs_.due(state, vessel);
    const int more = -(missing->port + missing->starboard);
    // Hands still hold an oar, or have not taken the part that the rules took.
    const bool waits = more != 0 && more <= due.port + due.starboard;
    if (*missing == Rig{} || waits) {
        return ruled(Ruling::Unchanged);
    }
    return called(state, {RearrangeOars{vessel, had.port - missing->port,
                                        had.starboard - missing->starboard}});
}

} // namespace umpire::referee
