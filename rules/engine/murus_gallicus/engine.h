#pragma once

#include "rules/engine/hooks.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"

namespace umpire {

/// Looks ahead, in every variant. While more than two players are in play each is taken to play for
/// himself, and nothing is proved. Beginner looks one action ahead and Casual two, and both
/// misjudge by lot. Strong looks six actions ahead at most, or at 3,000 positions where more than
/// two play; Best as far as the limits let it. Where there is only one action the engine answers
/// soon, whatever the limits. Takes up to 32 MiB of memory, and less for few nodes.
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
