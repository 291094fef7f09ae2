#pragma once

#include "rules/games/naval_battle/action.h"
#include "rules/games/naval_battle/event.h"

#include <vector>

/// The rules NB-1 to NB-22, as functions over values. They accept any position that parses. The
/// legality of an action depends only on what the acting side may know.
namespace umpire::naval_battle {

/// Returns the start: the batteries are in place (NB-5), everything else must be placed.
State startOf(const Settings& settings);

/// Returns the sides that must act: both in the set-up and at the opening.
std::vector<Side> sidesToAct(const State& state);

/// Lists actions by side, then by square. In the set-up only one unit at a time is listed.
std::vector<Action> legalActions(const State& state);
/// Lists: take up a unit in the set-up, lay a mine, resign, agree on a draw.
std::vector<Action> declarations(const State& state);

/// Returns the players who own the action (rules/game.h).
std::vector<Player> actorsOf(const State& state, const Action& action);

/// Tells whether the side can do anything but pass (NB-A19).
bool canAct(const State& state, Side side);

std::optional<Violation> validate(const State& state, const Action& action);
/// Applies an action that has been validated. Reuses the memory of a state that is moved in.
Step<State, Event> apply(State state, const Action& action);

std::optional<Outcome> outcomeOf(const State& state);
/// Counts each side's units on the board.
std::vector<int> materialOf(const State& state);

/// NB-22, NB-A16: returns the lost means without which the side cannot win; none if the side can
/// win.
std::optional<Chance> chanceLost(const State& state, Side side);

/// A player's view of the state: the enemy's hidden units are kHidden, and his set-up is missing
/// until both sides are ready.
struct View {
    State known;
    bool operator==(const View&) const = default;
};
View viewFor(const State& state, Side side);
std::optional<Event> eventFor(const Event& event, Side side);

/// Lists every clause of the rules and every ambiguity, in order.
std::span<const Clause> clauses();

} // namespace umpire::naval_battle
