#pragma once

#include "rules/games/naval_battle/action.h"
#include "rules/games/naval_battle/event.h"

#include <vector>

/// NB-1 to NB-22, as functions over values. Positions need not be reachable: any that parses will
/// do. What is legal depends only on what the side that acts may know.
namespace umpire::naval_battle {

/// The batteries stand (NB-5), all else is to be placed.
State startOf(const Settings& settings);

/// Who has to act: both while they set up and at the opening.
std::vector<Side> sidesToAct(const State& state);

/// By side, then by square. In the set-up one unit at a time.
std::vector<Action> legalActions(const State& state);
/// Take up a unit of the set-up, lay a mine, resign, agree on a draw.
std::vector<Action> declarations(const State& state);

/// Whose action that is (rules/game.h).
std::vector<Player> actorsOf(const State& state, const Action& action);

/// Can the side do anything but pass (NB-A19)?
bool canAct(const State& state, Side side);

std::optional<Violation> validate(const State& state, const Action& action);
/// The action has been validated.
Step<State, Event> apply(const State& state, const Action& action);
/// The same, of a state that nobody needs any more.
Step<State, Event> apply(State&& state, const Action& action);

std::optional<Outcome> outcomeOf(const State& state);

/// NB-22, NB-A16: what the side has lost that it needs to win; none while it can.
std::optional<Chance> chanceLost(const State& state, Side side);

/// What a player may know: the enemy's hidden units are kHidden, his set-up is not there until both
/// are done.
struct View {
    State known;
    bool operator==(const View&) const = default;
};
View viewFor(const State& state, Side side);
std::optional<Event> eventFor(const Event& event, Side side);

/// Every clause of the rules and every ambiguity, in order.
std::span<const Clause> clauses();

} // namespace umpire::naval_battle
