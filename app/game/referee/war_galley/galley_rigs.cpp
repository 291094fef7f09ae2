#include "app/game/referee/war_galley/galley_rigs.h"

#include <algorithm>
#include <numeric>

namespace umpire::referee {

using namespace war_galley;

namespace {

/// Maximum distance between two places that count as one. Hands that take an oar push the box by
/// less.
constexpr Millimetres kSamePlace = 5_mm;

} // namespace

Rig operator+(const Rig& a, const Rig& b) {
    return {a.port + b.port, a.starboard + b.starboard, a.masts + b.masts};
}

Rig operator-(const Rig& a, const Rig& b) {
    return {a.port - b.port, a.starboard - b.starboard, a.masts - b.masts};
}

int sizeOf(const Rig& rig) {
    return rig.port + rig.starboard + rig.masts;
}

bool isPartOf(const Rig& part, const Rig& whole) {
    return part.port <= whole.port && part.starboard <= whole.starboard &&
           part.masts <= whole.masts;
}

void GalleyRigs::count(const State& state, const GalleySight& sight,
                       const std::vector<const Galley*>& galleys) {
    counts_.resize(state.vessels.size());
    for (VesselIndex vessel = 0; vessel < galleys.size(); ++vessel) {
        const auto rig = seen(state, sight, galleys[vessel], vessel);
        if (rig && !isCounted(galleys[vessel], vessel)) {
            counts_[vessel] = Count{*rig, state.vessels[vessel].rig, galleys[vessel]->center};
        }
    }
}

void GalleyRigs::agree(const State& state, const GalleySight& sight,
                       const std::vector<const Galley*>& galleys) {
    count(state, sight, galleys);
    for (VesselIndex vessel = 0; vessel < galleys.size(); ++vessel) {
        if (missing(state, sight, galleys[vessel], vessel) == Rig{}) {
            counts_[vessel] = Count{*seen(state, sight, galleys[vessel], vessel),
                                    state.vessels[vessel].rig, galleys[vessel]->center};
        }
    }
}

void GalleyRigs::played(const State& after) {
    played_.resize(after.vessels.size());
    std::ranges::transform(after.vessels, played_.begin(), &Vessel::rig);
}

std::optional<Rig> GalleyRigs::missing(const State& state, const GalleySight& sight,
                                       const Galley* galley, VesselIndex vessel) const {
    const auto now = seen(state, sight, galley, vessel);
    if (!now) {
        return std::nullopt;
    }
    const Rig& recorded = state.vessels[vessel].rig;
    const bool isPlayed = vessel >= played_.size() || played_[vessel] == recorded;
    if (*now == recorded && !isPlayed) {
        return Rig{}; // a correction by players: the old count is as wrong as the record was
    }
    return expected(state, galley, vessel) - *now;
}

std::optional<Rig> GalleyRigs::seen(const State& state, const GalleySight& sight,
                                    const Galley* galley, VesselIndex vessel) const {
    return sight.rigOf(galley, expected(state, galley, vessel).masts);
}

std::vector<double> GalleyRigs::chancesOf(const std::vector<Rig>& ways, const State& state,
                                          const GalleySight& sight, const Galley* galley,
                                          VesselIndex vessel) const {
    std::vector<double> chances;
    for (const Rig& way : ways) {
        chances.push_back(sight.likeness(galley, expected(state, galley, vessel) - way));
    }
    const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
    for (double& chance : chances) {
        chance /= sum;
    }
    return chances;
}

Rig GalleyRigs::expected(const State& state, const Galley* galley, VesselIndex vessel) const {
    return isCounted(galley, vessel) ? counts_[vessel]->seen - due(state, vessel)
                                     : state.vessels[vessel].rig;
}

bool GalleyRigs::isCounted(const Galley* galley, VesselIndex vessel) const {
    return galley != nullptr && vessel < counts_.size() && counts_[vessel] &&
           distance(counts_[vessel]->center, galley->center) <= kSamePlace;
}

Rig GalleyRigs::due(const State& state, VesselIndex vessel) const {
    return vessel < counts_.size() && counts_[vessel]
               ? counts_[vessel]->recorded - state.vessels[vessel].rig
               : Rig{};
}

Rig GalleyRigs::hidden(VesselIndex vessel) const {
    if (vessel >= counts_.size() || !counts_[vessel]) {
        return {};
    }
    const Rig unseen = counts_[vessel]->recorded - counts_[vessel]->seen;
    return {std::max(unseen.port, 0), std::max(unseen.starboard, 0), std::max(unseen.masts, 0)};
}

} // namespace umpire::referee
