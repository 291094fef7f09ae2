#pragma once

#include "rules/games/naval_battle/rules.h"

/// Writes and reads positions, actions and events. docs/notation/naval-battle.md describes the
/// grammar.
namespace umpire::naval_battle {

std::string text(const State& state);
std::string text(const View& view);
std::string text(const State& state, const Action& action);
Message text(const State& state, const Event& event);

/// `base` gives the table, the board, and the settings that the text does not name. A position that
/// breaks the rules (too many units of a kind, a unit on an island) is refused; a position that
/// play cannot reach is accepted.
Parsed<State> parseState(std::string_view text, const Settings& base);
Parsed<Action> parseAction(const State& state, std::string_view text);

} // namespace umpire::naval_battle
