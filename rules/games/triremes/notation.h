#pragma once

#include "rules/games/triremes/rules.h"

/// Text of positions, actions and events; docs/notation/triremes.md has the grammar.
namespace umpire::triremes {

std::string text(const State& state);
std::string text(const State& state, const Action& action);
Message text(const State& state, const Event& event);

/// `d7n`.
std::string text(const Chart& chart, const Ship& ship);

/// Settings that the text does not name are those of `base`, also the board's squares. An
/// impossible position does not parse; an unreachable one does.
Parsed<State> parseState(std::string_view text, const Settings& base);
Parsed<Action> parseAction(const State& state, std::string_view text);

/// `n`, `e`, `s`, `w`.
char letterOf(Heading heading);
/// Leaves what is no heading.
std::optional<Heading> takeHeading(NotationReader& reader);
/// "light"; leaves what is no player of this game.
std::optional<Player> takePlayer(NotationReader& reader, const Settings& settings);
/// A square of the board.
std::optional<Square> takeSquare(NotationReader& reader, const Chart& chart);
/// For errors: "a square of the board, a1 to l20".
Message anySquare(const Chart& chart);
/// For errors: "`light` or `dark`".
Message anyPlayer(const Settings& settings);

} // namespace umpire::triremes
