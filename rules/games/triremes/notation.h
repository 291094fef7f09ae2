#pragma once

#include "rules/games/triremes/rules.h"

/// Writes and reads positions, actions and events; docs/notation/triremes.md has the grammar.
namespace umpire::triremes {

std::string text(const State& state);
std::string text(const State& state, const Action& action);
Message text(const State& state, const Event& event);

/// Writes a ship's pose: `d7n`.
std::string text(const Chart& chart, const Ship& ship);

/// `base` gives the board's squares, and the settings that the text does not name. An impossible
/// position does not parse; an unreachable position does.
Parsed<State> parseState(std::string_view text, const Settings& base);
Parsed<Action> parseAction(const State& state, std::string_view text);

/// Returns `n`, `e`, `s` or `w`.
char letterOf(Heading heading);
/// Returns "north", "east", "south" or "west".
Message nameOf(Heading heading);
/// Takes a heading; leaves any other text.
std::optional<Heading> takeHeading(NotationReader& reader);
/// Takes a player such as "light"; leaves any text that names no player of this game.
std::optional<Player> takePlayer(NotationReader& reader, const Settings& settings);
/// Takes a square of the board.
std::optional<Square> takeSquare(NotationReader& reader, const Chart& chart);
/// Describes a square for errors: "a square of the board, a1 to l20".
Message anySquare(const Chart& chart);
/// Describes a player for errors: "`light` or `dark`".
Message anyPlayer(const Settings& settings);

} // namespace umpire::triremes
