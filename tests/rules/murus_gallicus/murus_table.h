#pragma once

#include "rules/games/murus_gallicus/murus_gallicus.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

/// Short ways to set up a Murus Gallicus table. What does not parse fails the test and gives an
/// empty one.
namespace umpire::murus_gallicus::testing {

inline Settings variant(std::string_view name) {
    const auto settings = settingsOfVariant(name);
    EXPECT_TRUE(settings) << "no variant " << name;
    return settings.value_or(Settings{});
}

inline State position(std::string_view line, std::string_view variantName = "basic") {
    const auto parsed = parseState(line, variant(variantName));
    const auto* error = std::get_if<ParseError>(&parsed);
    EXPECT_EQ(error, nullptr) << line << ": " << (error ? english(describe(*error)) : "");
    return error ? State{} : std::get<State>(parsed);
}

inline State start(std::string_view variantName = "basic") {
    return startOf(variant(variantName));
}

inline Action action(const State& state, std::string_view line) {
    const auto parsed = parseAction(state, line);
    const auto* error = std::get_if<ParseError>(&parsed);
    EXPECT_EQ(error, nullptr) << line << ": " << (error ? english(describe(*error)) : "");
    return error ? Action(Resign{}) : std::get<Action>(parsed);
}

/// "a1-a3 a1-c3 …", in the order of the listing.
inline std::string listed(const State& state) {
    std::string words;
    for (const Action& legal : legalActions(state)) {
        words.append(words.empty() ? 0 : 1, ' ').append(text(state, legal));
    }
    return words;
}

/// Plays legal actions, one word each.
inline State after(State state, const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        const Action chosen = action(state, word);
        const auto violation = validate(state, chosen);
        EXPECT_FALSE(violation) << word << ": " << (violation ? english(violation->because) : "");
        state = violation ? state : murus_gallicus::apply(state, chosen).state;
    }
    return state;
}

/// "roman", or "-" while it goes on, or "draw".
inline std::string winner(const State& state) {
    const auto outcome = outcomeOf(state);
    return !outcome ? "-" : outcome->winner ? idOf(state.settings, *outcome->winner) : "draw";
}

/// The violation of an action that must be illegal.
inline Violation violationOf(const State& state, std::string_view word) {
    const auto violation = validate(state, action(state, word));
    EXPECT_TRUE(violation) << word << " is legal in " << text(state);
    return violation.value_or(Violation{});
}

} // namespace umpire::murus_gallicus::testing
