#pragma once

#include "rules/games/buda_1686/rules.h"

/// Writes and reads positions, actions and events. docs/notation/buda-1686.md describes the
/// grammar.
namespace umpire::buda_1686 {

std::string text(const State& state);
std::string text(const State& state, const Action& action);
Message text(const State& state, const Event& event);
/// Returns the text of an event in old records. Up to version 0.5 the text of a die did not name
/// the target. Up to version 0.6 many other events were written in notation.
std::string formerText(const State& state, const Event& event);

/// `base` gives the scenario, and the settings that the text does not name. A position that breaks
/// the rules is refused; a position that play cannot reach is accepted.
Parsed<State> parseState(std::string_view text, const Settings& base);
Parsed<Action> parseAction(const State& state, std::string_view text);

/// Explains to people why this position is impossible. Returns none if it is possible.
std::optional<Message> contradictionIn(const State& state);

/// Writes a place: "VV" for a zone, "VV*" for its breach, "cup", "lost", "reserve", "waiting",
/// "sick8".
std::string text(const Scenario& scenario, Place place);
/// Writes the ids of a set in the scenario's order, separated by commas.
std::string unitsText(const Scenario& scenario, UnitSet units);
std::string zonesText(const Scenario& scenario, ZoneSet zones);
/// Writes a die with its modifier: "3 + 6 = 9".
std::string sumOf(const DieRolled& die);

} // namespace umpire::buda_1686
