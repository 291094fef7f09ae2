#include "app/game/referee/murus_gallicus/familiar_stones.h"

#include <cmath>

namespace umpire::referee {

using murus_gallicus::CellIndex;
using murus_gallicus::State;

void FamiliarStones::learn(const State& recorded, const StoneEvidence& evidence) {
    for (CellIndex cell = 0; cell < murus_gallicus::kMaxCells; ++cell) {
        const auto unit = unitAt(recorded, cell);
        const auto look = evidence.lookAt(cell);
        known_[std::size_t(cell)] =
            unit && look ? std::optional(Known{*unit, *look}) : std::nullopt;
    }
}

void FamiliarStones::recognise(const State& recorded, StoneEvidence& evidence) const {
    for (CellIndex cell = 0; cell < murus_gallicus::kMaxCells; ++cell) {
        const std::optional<Known>& known = known_[std::size_t(cell)];
        if (!known || unitAt(recorded, cell) != known->unit) {
            continue;
        }
        if (const auto look = evidence.lookAt(cell); look && alike(*look, known->look)) {
            evidence.favour(cell, known->unit, options_.touched);
        }
    }
}

bool FamiliarStones::alike(const StoneLook& one, const StoneLook& other) const {
    bool same =
        one.colour == other.colour && distance(one.center, other.center) <= options_.samePlace;
    for (std::size_t i = 0; i < one.chances.size(); ++i) {
        same = same && std::abs(one.chances[i] - other.chances[i]) <= options_.sameChances;
    }
    return same;
}

} // namespace umpire::referee
