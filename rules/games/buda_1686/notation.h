#pragma once

#include "rules/games/buda_1686/rules.h"

/// Text of positions, actions and events; docs/notation/buda-1686.md has the grammar.
namespace umpire::buda_1686 {

std::string text(const State& state);
std::string text(const State& state, const Action& action);
Message text(const State& state, const Event& event);
/// As it was worded before: records of then have it so. Dice were called without their target up to
/// version 0.5. Up to version 0.6 many other events were worded in notation.
std::string formerText(const State& state, const Event& event);

/// The scenario is the base's, and so are settings that the text does not name. An impossible
/// position does not parse; an unreachable one does.
Parsed<State> parseState(std::string_view text, const Settings& base);
Parsed<Action> parseAction(const State& state, std::string_view text);

/// Why this position cannot be, for people; none where it can.
std::optional<Message> contradictionIn(const State& state);

/// "VV", of a breach "VV*", "cup", "lost", "reserve", "waiting", "sick8".
std::string text(const Scenario& scenario, Place place);
/// The names of a set, in order, with commas.
std::string unitsText(const Scenario& scenario, UnitSet units);
std::string zonesText(const Scenario& scenario, ZoneSet zones);
/// "3 + 6 = 9".
std::string sumOf(const DieRolled& die);

} // namespace umpire::buda_1686
