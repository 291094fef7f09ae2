#pragma once

#include "rules/game.h"

/// Reads actions as people type them. A text that the notation accepts is read unchanged. Otherwise
/// leading blanks, a move's number, a trailing comment and long dashes are tolerated; wrong
/// capitals are tolerated too if only one action is possible.
namespace umpire {

/// A line reduced to its action.
struct TidyLine {
    std::string action;
    std::size_t begin = 0; ///< position in the line where the action began
};
/// Finds the action: "  12... d1–d3 # a threat" gives "d1-d3" from character 8 on. Empty if none.
TidyLine tidied(std::string_view line);

/// Writes each word of letters in the cases that notations use: small, capital, or capital except
/// the last letter. Empty if there are too many words to try.
std::vector<std::string> inOtherCapitals(std::string_view action);

template <Game G>
Parsed<typename G::Action> readAction(const typename G::State& state, std::string_view line) {
    using Action = typename G::Action;
    auto strict = G::parseAction(state, line);
    const TidyLine tidy = tidied(line);
    if (std::holds_alternative<Action>(strict) || tidy.action.empty()) {
        return strict;
    }
    auto plain = G::parseAction(state, tidy.action);
    if (auto* error = std::get_if<ParseError>(&plain)) {
        error->at += tidy.begin;
    } else {
        return plain;
    }
    std::optional<Action> meant;
    for (const std::string& each : inOtherCapitals(tidy.action)) {
        const auto parsed = G::parseAction(state, each);
        const auto* action = std::get_if<Action>(&parsed);
        if (action != nullptr && meant && *meant != *action) {
            return plain; // two actions can be meant
        }
        meant = action != nullptr ? std::optional(*action) : std::move(meant);
    }
    return meant ? Parsed<Action>(*std::move(meant)) : plain;
}

} // namespace umpire
