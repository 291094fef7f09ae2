#pragma once

#include "rules/games/buda_1686/rules.h"

/// Writes and reads positions, actions and events; docs/notation/buda-1686.md has the grammar.
namespace umpire::buda_1686 {

std::string text(const State& state);
std::string text(const State& state, const Action& action);
Message text(const State& state, const Event& event);
/// Returns the former wording, which old records have. Up to version 0.5 dice were reported without
/// their target. Up to version 0.6 many other events were worded in notation.
std::string formerText(const State& state, const Event& event);

/// `base` gives the scenario, and the settings that the text does not name. An impossible position
/// does not parse; an unreachable position does.
Parsed<State> parseState(std::string_view text, const Settings& base);
Parsed<Action> parseAction(const State& state, std::string_view text);

/// Explains to people why this position is impossible; none if it is possible.
std::optional<Message> contradictionIn(const State& state);

/// Writes a place: "VV", for a breach "VV*", "cup", "lost", "reserve", "waiting", "sick8".
std::string text(const Scenario& scenario, Place place);
/// Writes the names of a set, in order, with commas.
std::string unitsText(const Scenario& scenario, UnitSet units);
std::string zonesText(const Scenario& scenario, ZoneSet zones);
/// Writes the sum of a die: "3 + 6 = 9".
std::string sumOf(const DieRolled& die);

} // namespace umpire::buda_1686
