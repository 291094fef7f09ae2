#pragma once

#include "rules/engine/murus_gallicus/engine.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <string>
#include <vector>

/// Shared parts of the tests of Murus Gallicus' engine.
namespace umpire::murus_engine::testing {

using murus_gallicus::Action;
using murus_gallicus::Settings;
using murus_gallicus::State;
using G = MurusGallicus;

/// Returns UMPIRE_ENGINE_POSITIONS from the environment, or `quick` if it is not set.
inline int positionsAsked(int quick) {
    const char* told =
        std::getenv("UMPIRE_ENGINE_POSITIONS"); // NOLINT(concurrency-mt-unsafe): no thread yet
    return told != nullptr ? int(std::strtol(told, nullptr, 10)) : quick;
}

/// Returns the settings of all variants, and some that no variant has.
inline std::vector<Settings> manySettings() {
    std::vector<Settings> all;
    for (const Variant& variant : G::variants()) {
        all.push_back(*G::settings(variant.name, {}));
    }
    for (const std::vector<std::string_view>& words :
         {std::vector<std::string_view>{"board=8x8", "catapults=on", "breakthrough=delayed"},
          {"board=hex5", "breakthrough=never", "catapults=on"},
          {"board=10x10", "players=4", "breakthrough=never", "catapults=on"},
          {"board=hex4", "players=3", "breakthrough=never", "catapults=on"},
          {"breakthrough=never", "catapults=on"},
          {"breakthrough=delayed", "opening=bribe"}}) {
        Settings settings;
        for (const std::string_view word : words) {
            EXPECT_TRUE(G::takeSetting(word, settings)) << word;
        }
        EXPECT_FALSE(G::contradictionIn(settings));
        all.push_back(settings);
    }
    return all;
}

/// Returns a position after that many random actions from the start, or earlier if the game ends.
inline State wandered(const Settings& settings, int actions, Lot& lot) {
    State state = G::start(settings);
    for (int i = 0; i < actions; ++i) {
        const auto action = drawn(G::legalActions(state), lot);
        if (!action) {
            break;
        }
        state = G::apply(state, *action).state;
    }
    return state;
}

inline Advice<G> advice(const State& state, const Limits& limits) {
    return Engine<G>::bestAction(state, state.mover, limits);
}

inline State position(std::string_view text) {
    const auto parsed = G::parseState(text, Settings{});
    EXPECT_EQ(parsed.index(), 0U) << text;
    return parsed.index() == 0 ? std::get<0>(parsed) : State{};
}

} // namespace umpire::murus_engine::testing
