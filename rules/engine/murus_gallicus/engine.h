#pragma once

#include "rules/engine/hooks.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"

namespace umpire {

/// The computer player of Murus Gallicus, for every variant. Beginner searches one action deep and
/// Casual two, both with random errors of evaluation. Strong searches at most six actions deep, and
/// Best to the limits. While more than two players are in play, Strong and Best assume that each
/// plays for himself, and prove nothing; Strong then searches at most 3,000 positions. With only
/// one legal action the engine answers quickly, whatever the limits. It uses at most 32 MiB of
/// memory, and less for few nodes.
template <>
struct Engine<MurusGallicus> {
    static Advice<MurusGallicus> bestAction(const murus_gallicus::State& view, Player player,
                                            const Limits& limits);
    static std::optional<murus_gallicus::Action> chance(const murus_gallicus::State&,
                                                        std::uint64_t) {
        return std::nullopt;
    }
    /// Plays out a game for Uct; all legal actions have equal probability.
    static PlayedOut playOut(const murus_gallicus::State& state, Lot& lot, int mostActions);
    /// Counts the legal action sequences of length `depth`, at least 1 (rules/engine/perft.h).
    static std::uint64_t perft(const murus_gallicus::State& state, int depth);
};

static_assert(PlayedGame<MurusGallicus>);

} // namespace umpire
