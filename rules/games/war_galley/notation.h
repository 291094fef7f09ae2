#pragma once

#include "rules/games/war_galley/rules.h"

/// Writes and reads positions, actions and events. docs/notation/war-galley.md describes the
/// grammar.
namespace umpire::war_galley {

std::string text(const State& state);
std::string text(const View& view);
std::string text(const State& state, const Action& action);
Message text(const State& state, const Event& event);

/// `base` gives the settings that the text does not name. A position that breaks the rules
/// (thirteen oars, orders that nobody can lay) is refused; a position that play cannot reach is
/// accepted.
Parsed<State> parseState(std::string_view text, const Settings& base);
Parsed<Action> parseAction(const State& state, std::string_view text);

} // namespace umpire::war_galley
