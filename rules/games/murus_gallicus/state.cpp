#include "rules/games/murus_gallicus/state.h"

#include "rules/mixed_word.h"

namespace umpire::murus_gallicus {
namespace {

std::uint64_t smallFieldsOf(const State& state) {
    std::uint64_t word = std::uint64_t(state.mover.seat);
    for (const bool out : state.out) {
        word = 2 * word + std::uint64_t(out);
    }
    for (const int field :
         {int(state.settings.board), int(state.settings.seating), int(state.settings.breakthrough),
          int(state.settings.catapults), int(state.settings.opening), int(state.persons),
          int(state.agreement)}) {
        word = 8 * word + std::uint64_t(field); // no field has more than eight values
    }
    return word;
}

} // namespace

std::optional<Unit> unitAt(const State& state, CellIndex cell) {
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const Stones& stones = state.stones[std::size_t(seat)];
        const int height = contains(stones.walls, cell)       ? 1
                           : contains(stones.towers, cell)    ? 2
                           : contains(stones.catapults, cell) ? 3
                                                              : 0;
        if (height > 0) {
            return Unit{{seat}, height};
        }
    }
    return std::nullopt;
}

void setUnit(State& state, CellIndex cell, Unit unit) {
    const CellSet here = setOf(cell);
    for (Stones& stones : state.stones) {
        stones.walls &= ~here;
        stones.towers &= ~here;
        stones.catapults &= ~here;
    }
    Stones& stones = state.stones[std::size_t(unit.owner.seat)];
    stones.walls |= unit.height == 1 ? here : 0;
    stones.towers |= unit.height == 2 ? here : 0;
    stones.catapults |= unit.height == 3 ? here : 0;
}

} // namespace umpire::murus_gallicus

std::size_t std::hash<umpire::murus_gallicus::State>::operator()(
    const umpire::murus_gallicus::State& state) const noexcept {
    using umpire::murus_gallicus::highHalf;
    using umpire::murus_gallicus::lowHalf;
    std::uint64_t sum = umpire::murus_gallicus::smallFieldsOf(state);
    for (const auto& stones : state.stones) {
        for (const auto set : {stones.walls, stones.towers, stones.catapults}) {
            sum = umpire::mixed(umpire::mixed(sum, lowHalf(set)), highHalf(set));
        }
    }
    return std::size_t(sum);
}
