#pragma once

#include "rules/games/murus_gallicus/action.h"

#include <vector>

/// The rules MG-1 to MG-20, as functions over values. They accept every position that parses, even
/// if play cannot reach it.
namespace umpire::murus_gallicus {

/// Returns the position at the start of a game (MG-2, MG-20, MG-A12). The settings must be
/// compatible.
State startOf(const Settings& settings);

/// Tells whether the mover's turn must be the special move (MG-16, MG-17). The units show this,
/// because no other unit can have moved before both special moves are made.
bool openingIsDue(const State& state);

/// Tells whether the persons may still exchange their sides (MG-17).
bool swapIsOpen(const State& state);

/// Lists the legal actions, ordered by source cell, then by direction clockwise from north, then by
/// kind: move, sacrifice, double sacrifice.
std::vector<Action> legalActions(const State& state);

/// Lists the declarations: the offers, then every player's resignation (the mover's first), then
/// the agreed draw.
std::vector<Action> declarations(const State& state);

/// Returns the players to whom the action belongs (rules/game.h).
std::vector<Player> actorsOf(const State& state, const Action& action);

/// Lists the declarations that the game asks for now: the exchange of persons, while it is
/// possible.
std::vector<Action> offers(const State& state);

std::optional<Violation> validate(const State& state, const Action& action);

/// Applies an action, which must be legal.
Step<State, Event> apply(const State& state, const Action& action);

std::optional<Outcome> outcomeOf(const State& state);
/// Counts each player's stones, by seat.
std::vector<int> materialOf(const State& state);

/// Returns the outcome without checking whether the mover can act, because that check is slow.
std::optional<Outcome> outcomeBeforeActing(const State& state);

/// MG-9: tells whether the mover has a legal turn.
bool canAct(const State& state);

/// Returns a player's name for people: "Roman" or "Gaul"; with more players, "first" to "fourth".
Message nameOf(const Settings& settings, Player player);
/// Returns a player's name for programs: "roman", "gaul", "first"…
std::string idOf(const Settings& settings, Player player);

/// Removes players who cannot act at the start of their turn (MG-A11), until a player can act or is
/// alone. Appends the events. Does nothing in a game for two.
void settleTurn(State& state, std::vector<Event>& events);

/// Returns every clause of the rules and every ambiguity, in order.
std::span<const Clause> clauses();

} // namespace umpire::murus_gallicus
