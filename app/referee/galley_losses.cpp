#include "app/referee/galley_reader.h"
#include "rules/games/war_galley/losses.h"
#include "rules/games/war_galley/words.h"

/// Oars and masts that are taken, and re-arranged.
namespace umpire::referee {

using namespace war_galley;

/// WG-34 to WG-37: what was taken from the struck galley.
Verdict<WarGalley> TableReader<WarGalley>::lost(const State& state, VesselIndex vessel) const {
    const auto taken = rigs_.missing(state, sight_, found(state)[vessel], vessel);
    if (!taken || *taken == Rig{} || std::min({taken->port, taken->starboard, taken->masts}) < 0) {
        return checked(state);
    }
    const Blow& blow = state.execution.blows.front();
    if (!checkLosses(state, blow, *taken)) {
        return called(state, {TakeLosses{vessel, *taken}});
    }
    const std::vector<Rig> ways = waysToLose(state, blow);
    if (std::ranges::any_of(ways, [&](const Rig& way) { return isPartOf(*taken, way); })) {
        return waiting(state);
    }
    return hasLookedEnough() ? called(state, {TakeLosses{vessel, *taken}}) : Verdicts{};
}

/// Oars and masts that go though nothing is owed, or that are others than those the rules took.
std::optional<Verdict<WarGalley>> TableReader<WarGalley>::meddled(const State& state) const {
    const Found galleys = found(state);
    for (VesselIndex vessel = 0; vessel < galleys.size(); ++vessel) {
        const auto missing = isAfloat(state, vessel)
                                 ? rigs_.missing(state, sight_, galleys[vessel], vessel)
                                 : std::nullopt;
        if (!missing || !rigs_.isCounted(galleys[vessel], vessel) ||
            std::max({missing->port, missing->starboard, missing->masts}) <= 0) {
            continue; // nothing is gone, or not yet what has to go
        }
        if (!hasLookedEnough()) {
            return Verdicts{};
        }
        const Rig due = rigs_.due(state, vessel);
        const Rig taken = due + *missing;
        const bool asMany = sizeOf(*missing) == 0;
        Violation violation{ViolationKind::IllegalLosses,
                            nameOf(state, vessel) + " has to lose " + text(due) + ", not " +
                                text(taken),
                            asMany ? "WG-35" : "WG-34"};
        Verdicts verdict = accused(state, TakeLosses{vessel, taken}, std::move(violation));
        verdict.explanations.front().after.vessels[vessel].rig =
            state.vessels[vessel].rig - *missing;
        return verdict;
    }
    return std::nullopt;
}

/// WG-22.
Verdict<WarGalley> TableReader<WarGalley>::rearranged(const State& state,
                                                      VesselIndex vessel) const {
    const Rig& had = state.vessels[vessel].rig;
    const auto missing = rigs_.missing(state, sight_, found(state)[vessel], vessel);
    if (!missing || *missing == Rig{} || missing->port + missing->starboard > 0) {
        return missing ? ruled(Ruling::Unchanged) : checked(state); // an oar is still in a hand
    }
    return called(state, {RearrangeOars{vessel, had.port - missing->port,
                                        had.starboard - missing->starboard}});
}

} // namespace umpire::referee
