#pragma once

#include "rules/games/war_galley/rules.h"

/// Text of positions, actions and events; docs/notation/war-galley.md has the grammar.
namespace umpire::war_galley {

std::string text(const State& state);
std::string text(const View& view);
std::string text(const State& state, const Action& action);
Message text(const State& state, const Event& event);

/// `base` gives the settings that the text does not name. An impossible position (thirteen oars,
/// orders that nobody could lay) does not parse; an unreachable position does.
Parsed<State> parseState(std::string_view text, const Settings& base);
Parsed<Action> parseAction(const State& state, std::string_view text);

} // namespace umpire::war_galley
