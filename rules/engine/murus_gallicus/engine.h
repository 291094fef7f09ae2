#pragma once

#include "rules/engine/hooks.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"

namespace umpire {

/// Looks ahead, in every variant. Of more than two players it takes the others for one alliance,
/// and `isComplete` then stands beside wins only. Beginner looks one action ahead and Casual two,
/// and both misjudge by lot. Strong looks six actions ahead at most, Best as far as the limits let
/// it. Takes up to 32 MiB of memory, and less for few nodes.
template <>
struct Engine<MurusGallicus> {
    static Advice<MurusGallicus> bestAction(const murus_gallicus::State& view, Player player,
                                            const Limits& limits);
    static std::optional<murus_gallicus::Action> chance(const murus_gallicus::State&,
                                                        std::uint64_t) {
        return std::nullopt;
    }
    /// As Uct asks for it: all legal actions are equally likely.
    static PlayedOut playOut(const murus_gallicus::State& state, Lot& lot, int mostActions);
};

static_assert(PlayedGame<MurusGallicus>);

} // namespace umpire
