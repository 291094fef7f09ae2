#pragma once

#include "rules/games/murus_gallicus/action.h"

/// Writes and reads positions, actions and events. docs/notation/murus-gallicus.md describes the
/// grammar.
namespace umpire::murus_gallicus {

std::string text(const State& state);
std::string text(const State& state, const Action& action);
Message text(const State& state, const Event& event);

/// `base` gives the settings that the text does not name. A position that breaks the rules (too
/// many stones, a catapult in a game without catapults) is refused; a position that play cannot
/// reach is accepted.
Parsed<State> parseState(std::string_view text, const Settings& base);
Parsed<Action> parseAction(const State& state, std::string_view text);

} // namespace umpire::murus_gallicus
