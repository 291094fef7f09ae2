#pragma once

#include "rules/games/murus_gallicus/action.h"

#include <vector>

/// The rules MG-1 to MG-20, as functions over values. They accept any position that parses, even if
/// play cannot reach it.
namespace umpire::murus_gallicus {

/// Returns the start (MG-2, MG-20, MG-A12). The settings must not contradict each other.
State startOf(const Settings& settings);

/// Tells whether the mover's turn is the special move (MG-16, MG-17). The position shows this,
/// because no other unit can have moved before both special moves are made.
bool openingIsDue(const State& state);

/// Tells whether the persons may still exchange sides (MG-17).
bool swapIsOpen(const State& state);

/// Lists actions by source cell, then direction clockwise from north, then move, sacrifice, double.
std::vector<Action> legalActions(const State& state);

/// Lists the offers, then every player's resignation (the mover's first), then the agreed draw.
std::vector<Action> declarations(const State& state);

/// Returns the players who own the action (rules/game.h).
std::vector<Player> actorsOf(const State& state, const Action& action);

/// Lists offers besides the actions: the bribe's swap while it is open.
std::vector<Action> offers(const State& state);

std::optional<Violation> validate(const State& state, const Action& action);

/// Applies an action that has been validated.
Step<State, Event> apply(const State& state, const Action& action);

std::optional<Outcome> outcomeOf(const State& state);
/// Counts each player's stones.
std::vector<int> materialOf(const State& state);

/// Returns the outcome without checking whether the mover can act. This takes little time.
std::optional<Outcome> outcomeBeforeActing(const State& state);

/// MG-9: tells whether the mover has a legal action.
bool canAct(const State& state);

/// Names a player for people: "Roman", "Gaul"; with more players "first" to "fourth".
Message nameOf(const Settings& settings, Player player);
/// Names a player for programs: "roman", "gaul", "first"…
std::string idOf(const Settings& settings, Player player);

/// With more than two players, removes players who cannot act at the start of their turn (MG-A11),
/// until a player can act or is alone. Appends the events.
void settleTurn(State& state, std::vector<Event>& events);

/// Lists every clause of the rules and every ambiguity, in order.
std::span<const Clause> clauses();

} // namespace umpire::murus_gallicus
