#pragma once

#include "rules/game.h"

/// Reads actions as people type them. A text that follows the notation is read unchanged. In other
/// texts, leading blanks, the number of a move, a trailing comment and long dashes are tolerated.
/// Wrong capital letters are tolerated if only one action is possible.
namespace umpire {

/// The text of an action, without the rest of the line.
struct TidyLine {
    std::string action;
    std::size_t begin = 0; ///< index of the line's character where the action begins
};
/// Finds the action in a line: "  12... d1–d3 # a threat" gives "d1-d3", which begins at index 8.
/// The text is empty if the line contains no action.
TidyLine tidied(std::string_view line);

/// Lists the action with each of its words in small letters, in capitals, and in capitals except
/// the last letter, because notations use only these. Empty if the action has too many words.
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
            return plain; // the text could mean two actions
        }
        meant = action != nullptr ? std::optional(*action) : std::move(meant);
    }
    return meant ? Parsed<Action>(*std::move(meant)) : plain;
}

} // namespace umpire
