#pragma once

#include "rules/games/murus_gallicus/action.h"

#include <vector>

/// MG-1 to MG-20, as functions over values. Positions need not be reachable: any that parses will
/// do.
namespace umpire::murus_gallicus {

/// Settings without contradiction; MG-2, MG-20, MG-A12.
State startOf(const Settings& settings);

/// Is the mover's turn the special move of MG-16 or MG-17? The position tells: until both are made
/// nothing else can have moved.
bool openingIsDue(const State& state);

/// May the persons still change sides (MG-17)?
bool swapIsOpen(const State& state);

/// By source cell, then by direction clockwise from north, then move, sacrifice, both stones.
std::vector<Action> legalActions(const State& state);

/// The offers, then everybody's resignation, the mover's first, and the agreement on a draw.
std::vector<Action> declarations(const State& state);

/// Whose action that is (rules/game.h).
std::vector<Player> actorsOf(const State& state, const Action& action);

/// What the game asks a player besides the actions: the bribe's swap where it is open.
std::vector<Action> offers(const State& state);

std::optional<Violation> validate(const State& state, const Action& action);

/// The action has been validated.
Step<State, Event> apply(const State& state, const Action& action);

std::optional<Outcome> outcomeOf(const State& state);

/// The outcome without asking whether the mover can act: cheap, for where that is found anyway.
std::optional<Outcome> outcomeBeforeActing(const State& state);

/// MG-9: has the mover a legal action?
bool canAct(const State& state);

/// "Roman", "Gaul"; with more players "first" to "fourth"; for people.
Message nameOf(const Settings& settings, Player player);
/// The same for programs: "roman", "gaul", "first"…
std::string idOf(const Settings& settings, Player player);

/// Of more than two, those who cannot act leave at the start of their turn (MG-A11), until one can
/// or is alone. Appends what happened.
void settleTurn(State& state, std::vector<Event>& events);

/// The number of action sequences of that length, without declarations; see rules/perft.h.
std::uint64_t countSequences(const State& state, int depth);

/// Every clause of the rules and every ambiguity, in order.
std::span<const Clause> clauses();

} // namespace umpire::murus_gallicus
