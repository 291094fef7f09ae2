#pragma once

#include "rules/engine/hooks.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"

namespace umpire {

/// Searches ahead, in every variant. While more than two players are in play, each is assumed to
/// play for himself, and nothing is proved. Beginner searches one action and Casual two, both with
/// random evaluation errors. Strong searches at most six actions, or 3,000 positions with more than
/// two players; Best uses the limits. With only one legal action the engine answers quickly,
/// whatever the limits. The engine uses at most 32 MiB of memory, and less for few nodes.
template <>
struct Engine<MurusGallicus> {
    static Advice<MurusGallicus> bestAction(const murus_gallicus::State& view, Player player,
                                            const Limits& limits);
    static std::optional<murus_gallicus::Action> chance(const murus_gallicus::State&,
                                                        std::uint64_t) {
        return std::nullopt;
    }
    /// Plays out for Uct: all legal actions are equally likely.
    static PlayedOut playOut(const murus_gallicus::State& state, Lot& lot, int mostActions);
    /// Counts legal action sequences of that length, at least 1 (rules/engine/perft.h).
    static std::uint64_t perft(const murus_gallicus::State& state, int depth);
};

static_assert(PlayedGame<MurusGallicus>);

} // namespace umpire
