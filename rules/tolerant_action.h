#pragma once

#include "rules/game.h"

/// Actions as people type them. What the notation itself knows is read as it stands; else blanks
/// before it, a move's number, a comment behind it and long dashes are passed over, and capitals
/// where only one action can be meant.
namespace umpire {

/// A line without what is not part of the action.
struct TidyLine {
    std::string action;
    std::size_t begin = 0; ///< where in the line it began
};
/// "  12... d1–d3 # a threat" holds "d1-d3", from character 8 on. Empty where there is no action.
TidyLine tidied(std::string_view line);

/// The same text with each word of letters as notations may write it: small, large, or large but
/// for its last letter. Nothing where there are too many words to try.
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
