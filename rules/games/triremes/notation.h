#pragma once

#include "rules/games/triremes/rules.h"

/// Writes and reads positions, actions and events. docs/notation/triremes.md describes the grammar.
namespace umpire::triremes {

std::string text(const State& state);
std::string text(const State& state, const Action& action);
Message text(const State& state, const Event& event);

/// Writes the place of a ship: `d7n` for bow d7, heading north.
std::string text(const Chart& chart, const Ship& ship);

/// `base` gives the squares of the board, and the settings that the text does not name. A position
/// that breaks the rules is refused; a position that play cannot reach is accepted.
Parsed<State> parseState(std::string_view text, const Settings& base);
Parsed<Action> parseAction(const State& state, std::string_view text);

/// Returns the letter of a heading: `n`, `e`, `s` or `w`.
char letterOf(Heading heading);
/// Returns "north", "east", "south" or "west".
Message nameOf(Heading heading);
/// Takes the letter of a heading. Returns none, and takes nothing, at any other text.
std::optional<Heading> takeHeading(NotationReader& reader);
/// Takes the name of a player of this game, such as "light". Returns none, and takes nothing, at
/// any other text.
std::optional<Player> takePlayer(NotationReader& reader, const Settings& settings);
/// Takes the name of a square of the board. Returns none at any other text.
std::optional<Square> takeSquare(NotationReader& reader, const Chart& chart);
/// Describes a missing square for an error: "a square of the board, a1 to l20".
Message anySquare(const Chart& chart);
/// Describes a missing player for an error: "`light` or `dark`".
Message anyPlayer(const Settings& settings);

} // namespace umpire::triremes
