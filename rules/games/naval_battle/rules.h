#pragma once

#include "rules/games/naval_battle/action.h"
#include "rules/games/naval_battle/event.h"

#include <vector>

/// The rules NB-1 to NB-22, as functions over values. They accept every position that parses.
/// Whether an action is legal depends only on what the acting side may know.
namespace umpire::naval_battle {

/// Returns the position at the start of a game: the batteries are in place (NB-5), and all other
/// units must be placed.
State startOf(const Settings& settings);

/// Returns the sides that must act: both sides in the set-up and in the opening, then the mover;
/// empty after the end of the game.
std::vector<Side> sidesToAct(const State& state);

/// Lists the legal actions by side, then by square. In the set-up the list contains only one unit
/// at a time.
std::vector<Action> legalActions(const State& state);
/// Lists the declarations: taking up a placed unit, laying a mine, resigning, agreeing on a draw.
std::vector<Action> declarations(const State& state);

/// Returns the players to whom the action belongs (rules/game.h).
std::vector<Player> actorsOf(const State& state, const Action& action);

/// Tells whether the side has a legal action other than to pass (NB-A19).
bool canAct(const State& state, Side side);

std::optional<Violation> validate(const State& state, const Action& action);
/// Applies an action, which must be legal. Move the state in, so that its memory is reused.
Step<State, Event> apply(State state, const Action& action);

std::optional<Outcome> outcomeOf(const State& state);
/// Counts each side's units on the board, by seat.
std::vector<int> materialOf(const State& state);

/// NB-22, NB-A16: returns the lost units without which the side cannot win; none if the side can
/// still win.
std::optional<Chance> chanceLost(const State& state, Side side);

/// The position as one player sees it: the enemy's hidden units have the kind kHidden. Until both
/// sides are ready, the enemy's set-up is missing.
struct View {
    State known;
    bool operator==(const View&) const = default;
};
View viewFor(const State& state, Side side);
std::optional<Event> eventFor(const Event& event, Side side);

/// Returns every clause of the rules and every ambiguity, in order.
std::span<const Clause> clauses();

} // namespace umpire::naval_battle
