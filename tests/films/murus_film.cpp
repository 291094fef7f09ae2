#include "tests/films/murus_film.h"

#include "rules/games/murus_gallicus/notation.h"

#include <algorithm>
#include <cassert>

namespace umpire::films {
namespace {

using murus_gallicus::CellIndex;
using murus_gallicus::State;

std::string nameOf(const State& state, CellIndex cell) {
    return text(geometryOf(state.settings).names[std::size_t(cell)]);
}

/// Returns the picture's edge of a seat; three and four seats go round clockwise.
Seat edgeOf(Player player, int players) {
    constexpr Seat kTwo[] = {Seat::Near, Seat::Far};
    constexpr Seat kMore[] = {Seat::Near, Seat::Left, Seat::Far, Seat::Right};
    return players <= 2 ? kTwo[player.seat % 2] : kMore[player.seat % 4];
}

} // namespace

int heightAt(const State& state, CellIndex cell) {
    const auto unit = unitAt(state, cell);
    return unit ? unit->height : 0;
}

std::vector<Stone> stonesOf(const State& state) {
    std::vector<Stone> stones;
    for (CellIndex cell = 0; cell < geometryOf(state.settings).cellCount; ++cell) {
        if (const auto unit = unitAt(state, cell)) {
            Stone stone;
            stone.cell = nameOf(state, cell);
            stone.colour = unit->owner.seat % 2 == 0 ? StoneColour::Light : StoneColour::Dark;
            stone.height = unit->height;
            stones.push_back(stone);
        }
    }
    return stones;
}

Still stillAfter(const RenderedMurus& rendered, const State& before, const State& after,
                 const std::string& action) {
    std::vector<CellIndex> changed;
    for (CellIndex cell = 0; cell < geometryOf(before.settings).cellCount; ++cell) {
        if (unitAt(before, cell) != unitAt(after, cell)) {
            changed.push_back(cell);
        }
    }
    std::ranges::stable_sort(changed, {}, [&](CellIndex cell) {
        return heightAt(after, cell) - heightAt(before, cell);
    });
    Still still;
    still.picture = rendered.picture(stonesOf(after));
    still.action = action;
    still.seat = edgeOf(before.mover, playersOf(before.settings.seating));
    for (const CellIndex cell : changed) {
        still.changed.push_back(rendered.placeOf(nameOf(before, cell)));
    }
    return still;
}

std::vector<Still> stillsOf(const RenderedMurus& rendered, const State& start,
                            const std::vector<murus_gallicus::Action>& actions) {
    std::vector<Still> stills(1);
    stills.front().picture = rendered.picture(stonesOf(start));
    State state = start;
    for (const murus_gallicus::Action& action : actions) {
        assert(!validate(state, action));
        const State after = murus_gallicus::apply(state, action).state;
        stills.push_back(stillAfter(rendered, state, after, text(state, action)));
        state = after;
    }
    return stills;
}

} // namespace umpire::films
