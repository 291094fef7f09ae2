#pragma once

#include "rules/engine/perft.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

/// Short ways to set up a table of any game and to query its rules. A text that does not parse and
/// an illegal action fail the test.
namespace umpire::game_table {

/// The game of a state type; each game's test table defines it.
template <typename State>
struct GameOf;
template <typename State>
concept Table = requires {
    typename GameOf<State>::Type;
};
template <Table State>
using OwnGame = typename GameOf<State>::Type;

template <Game G>
typename G::Settings settingsOf(std::string_view variant, const typename G::Resources& resources) {
    const auto settings = G::settings(variant, resources);
    EXPECT_TRUE(settings) << "no variant " << variant;
    return settings.value_or(typename G::Settings{});
}

template <typename T>
std::optional<T> parsedOr(const Parsed<T>& parsed, std::string_view text) {
    const auto* error = std::get_if<ParseError>(&parsed);
    EXPECT_EQ(error, nullptr) << text << ": " << (error ? english(describe(*error)) : "");
    return error ? std::nullopt : std::optional(std::get<T>(parsed));
}

/// Returns the error text for a text that must not parse.
template <typename T>
std::string troubleIn(const Parsed<T>& parsed, std::string_view text) {
    const auto* error = std::get_if<ParseError>(&parsed);
    EXPECT_NE(error, nullptr) << text << " parses";
    return error ? english(describe(*error)) : "";
}

template <Game G>
typename G::State positionOf(std::string_view line, const typename G::Settings& base) {
    const auto parsed = parsedOr(G::parseState(line, base), line);
    return parsed ? *parsed : G::start(base);
}

template <Table State>
auto action(const State& state, std::string_view word) {
    return parsedOr(OwnGame<State>::parseAction(state, word), word)
        .value_or(typename OwnGame<State>::Action());
}

template <Table State>
bool isLegal(const State& state, std::string_view word) {
    return !OwnGame<State>::validate(state, action(state, word));
}

/// Lists the legal actions that begin with `beginning`, "a1-a3 a1-c3 …", in the order of the
/// listing.
template <Table State>
std::string listed(const State& state, std::string_view beginning = "",
                   std::string_view between = " ") {
    std::string words;
    for (const auto& legal : OwnGame<State>::legalActions(state)) {
        const std::string word = OwnGame<State>::text(state, legal);
        if (word.starts_with(beginning)) {
            words.append(words.empty() ? "" : between).append(word);
        }
    }
    return words;
}

/// Expects that the game calls the state possible.
template <Table State>
void expectPossible(const State& state, std::string_view word) {
    if constexpr (requires { contradictionIn(state); }) {
        const auto wrong = contradictionIn(state);
        EXPECT_FALSE(wrong) << word << ": " << english(wrong.value_or(Message())) << "\n"
                            << OwnGame<State>::text(state);
    }
}

/// Returns the result of a legal action.
template <Table State>
auto stepOf(const State& state, std::string_view word) {
    using G = OwnGame<State>;
    const auto chosen = action(state, word);
    const auto violation = G::validate(state, chosen);
    EXPECT_FALSE(violation) << word << ": " << (violation ? english(violation->because) : "")
                            << " in " << G::text(state);
    return violation ? Step<State, typename G::Event>{state, {}} : G::apply(state, chosen);
}

/// Plays legal actions, one word each.
template <Table State>
State after(State state, const std::vector<std::string>& words) {
    expectPossible(state, "before");
    for (const std::string& word : words) {
        state = stepOf(state, word).state;
        expectPossible(state, word);
    }
    return state;
}

/// Returns the events of a legal action, one line each.
template <Table State>
std::vector<std::string> eventsOf(const State& state, std::string_view word) {
    std::vector<std::string> lines;
    for (const auto& event : stepOf(state, word).events) {
        lines.push_back(english(OwnGame<State>::text(state, event)));
    }
    return lines;
}

/// Returns "roman", "draw", or "-" while the game goes on.
template <Table State>
std::string winner(const State& state) {
    const auto outcome = OwnGame<State>::outcome(state);
    return !outcome           ? "-"
           : !outcome->winner ? "draw"
                              : OwnGame<State>::playerName(state, *outcome->winner);
}

/// The violation of an action that must be illegal.
template <Table State>
auto violationOf(const State& state, std::string_view word) {
    const auto violation = OwnGame<State>::validate(state, action(state, word));
    EXPECT_TRUE(violation) << word << " is legal in " << OwnGame<State>::text(state);
    return violation.value_or(typename OwnGame<State>::Violation{});
}

/// An illegal action, its kind, the violated clause, and a part of its text.
template <Game G>
struct Wrong {
    std::string_view word;
    decltype(G::Violation::kind) kind;
    std::string_view rule;
    std::string_view because;
};

template <Table State>
void expectViolations(const State& state, const std::vector<Wrong<OwnGame<State>>>& cases) {
    for (const auto& wrong : cases) {
        const auto violation = violationOf(state, wrong.word);
        const std::string because = english(violation.because);
        EXPECT_EQ(violation.kind, wrong.kind) << wrong.word << ": " << because;
        EXPECT_EQ(violation.rule, wrong.rule) << wrong.word << ": " << because;
        EXPECT_NE(because.find(wrong.because), std::string::npos) << wrong.word << ": " << because;
    }
}

/// A text that does not parse: the characters before the error, and a part of the expectation.
struct Malformed {
    std::string text;
    std::size_t at;
    std::string_view expected;
};

/// `parse`: the parser of a text.
template <typename Parse>
void expectMalformed(const std::vector<Malformed>& cases, const Parse& parse) {
    for (const Malformed& wrong : cases) {
        const auto parsed = parse(wrong.text);
        const auto* error = std::get_if<ParseError>(&parsed);
        ASSERT_NE(error, nullptr) << wrong.text;
        const std::string said = wrong.text + ": " + english(describe(*error));
        EXPECT_EQ(error->at, wrong.at) << said;
        EXPECT_NE(english(error->expected).find(wrong.expected), std::string::npos) << said;
    }
}

using Counts = std::vector<std::uint64_t>;

/// Perft of depth 1, 2, …
template <Table State>
Counts counts(const State& state, int depths) {
    Counts found;
    for (int depth = 1; depth <= depths; ++depth) {
        found.push_back(perft<OwnGame<State>>(state, depth));
    }
    return found;
}

} // namespace umpire::game_table
