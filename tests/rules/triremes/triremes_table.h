#pragma once

#include "app/record/game_files/trireme_domain_file.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

/// Short ways to set up a table of the trireme game with the default map: 12 x 20, sea but for the
/// coasts; rows 8 to 13 are open from a to l. What does not parse fails the test.
namespace umpire::triremes::testing {

inline const Triremes::Resources& atlas() {
    static const Triremes::Resources kAtlas = [] {
        auto loaded = resourcesFor<Triremes>();
        EXPECT_TRUE(loaded) << (loaded ? "" : loaded.error());
        return loaded.value_or(nullptr);
    }();
    return kAtlas;
}

inline Settings variant(std::string_view name) {
    const auto settings = settingsOfVariant(name, atlas());
    EXPECT_TRUE(settings) << "no variant " << name;
    return settings.value_or(Settings{});
}

inline State start(std::string_view name = "standard") {
    return startOf(variant(name));
}

inline State position(std::string_view line) {
    const auto parsed = parseState(line, variant("standard"));
    const auto* error = std::get_if<ParseError>(&parsed);
    EXPECT_EQ(error, nullptr) << line << ": " << (error ? english(describe(*error)) : "");
    return error ? start() : std::get<State>(parsed);
}

inline Action action(const State& state, std::string_view word) {
    const auto parsed = parseAction(state, word);
    const auto* error = std::get_if<ParseError>(&parsed);
    EXPECT_EQ(error, nullptr) << word << ": " << (error ? english(describe(*error)) : "");
    return error ? Action(Pass{}) : std::get<Action>(parsed);
}

inline bool isLegal(const State& state, std::string_view word) {
    return !validate(state, action(state, word));
}

/// Plays legal actions, one word each, and fails on the first that is not.
inline State after(State state, const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        const Action chosen = action(state, word);
        const auto violation = validate(state, chosen);
        EXPECT_FALSE(violation) << word << ": " << (violation ? english(violation->because) : "")
                                << " in " << text(state);
        if (violation) {
            return state;
        }
        state = triremes::apply(state, chosen).state;
        EXPECT_EQ(contradictionIn(state), std::nullopt) << word << ": " << text(state);
    }
    return state;
}

/// The text of the position that these actions lead to.
inline std::string played(std::string_view line, const std::vector<std::string>& words) {
    return text(after(position(line), words));
}

/// What the last of these actions told, one line an event.
inline std::string told(std::string_view line, std::vector<std::string> words) {
    State state = position(line);
    const std::string last = words.back();
    words.pop_back();
    state = after(std::move(state), words);
    std::string lines;
    for (const Event& event : triremes::apply(state, action(state, last)).events) {
        lines += english(text(state, event)) + "\n";
    }
    return lines;
}

/// The legal actions that begin so, "d5-d7n d5-e5e …", in the order of the listing.
inline std::string listed(const State& state, std::string_view beginning = "") {
    std::string words;
    for (const Action& legal : legalActions(state)) {
        const std::string word = text(state, legal);
        if (word.starts_with(beginning)) {
            words.append(words.empty() ? "" : " ").append(word);
        }
    }
    return words;
}

inline std::string listed(std::string_view line, std::string_view beginning = "") {
    return listed(position(line), beginning);
}

/// "light", "-" while it goes on, or "draw".
inline std::string winner(const State& state) {
    const auto outcome = outcomeOf(state);
    return !outcome ? "-" : outcome->winner ? nameOf(state.settings, *outcome->winner) : "draw";
}

/// The kind, the clause and a part of the reason with its numbers.
struct Wrong {
    std::string_view word;
    ViolationKind kind;
    std::string_view rule;
    std::string_view because;
};

inline void expectViolations(const State& state, const std::vector<Wrong>& cases) {
    for (const Wrong& wrong : cases) {
        const auto violation = validate(state, action(state, wrong.word));
        ASSERT_TRUE(violation) << wrong.word << " is legal in " << text(state);
        EXPECT_EQ(violation->kind, wrong.kind) << wrong.word << ": " << english(violation->because);
        EXPECT_EQ(violation->rule, wrong.rule) << wrong.word << ": " << english(violation->because);
        EXPECT_NE(english(violation->because).find(wrong.because), std::string::npos)
            << wrong.word << ": " << english(violation->because);
    }
}

} // namespace umpire::triremes::testing
