#pragma once

#include "rules/games/war_galley/action.h"
#include "rules/games/war_galley/event.h"

#include <vector>

/// The rules WG-1 to WG-40, as functions over values. They accept any position that parses, even if
/// play cannot reach it.
namespace umpire::war_galley {

/// Returns the start position without any galleys.
State startOf(const Settings& settings);

/// Returns the sides that must act: both while they build or lay orders, and if a toss is too close
/// to call; none while the table must give a toss.
std::vector<Side> sidesToAct(const State& state);

/// Lists actions for the first galley of a side that needs them: all builds, orders, losses,
/// targets and oars, a sample of places, and for tosses each number of hits and the spoiled salvo.
/// For a galley whose bow is off the table, only the orders that lead it back are listed.
std::vector<Action> legalActions(const State& state);
/// Lists the plans for `legalActions`: all legal plans. Off the table (where the rules set no limit
/// but nobody can lay a match) it lists only plans that lead back towards the middle, if there are
/// any.
std::vector<Plan> listedPlans(const State& state, VesselIndex vessel);
/// Tells whether the galley's bow is off the table.
bool isOffTable(const State& state, VesselIndex vessel);
bool leadsBack(const State& state, VesselIndex vessel, const Plan& plan);
/// Lists taking up orders and resigning. Correct is legal too, but is not listed.
std::vector<Action> declarations(const State& state);

/// Returns the players who own the action (rules/game.h).
std::vector<Player> actorsOf(const State& state, const Action& action);

std::optional<Violation> validate(const State& state, const Action& action);
/// Applies an action that has been validated. Reuses the memory of a state that is moved in.
Step<State, Event> apply(State state, const Action& action);

std::optional<Outcome> outcomeOf(const State& state);
/// Counts each side's oars and masts.
std::vector<int> materialOf(const State& state);

/// A player's view of the state: the enemy's orders are missing until both sides are ready.
struct View {
    State known;
    bool operator==(const View&) const = default;
};
View viewFor(const State& state, Side side);
std::optional<Event> eventFor(const Event& event, Side side);

/// Lists every clause of the rules and every ambiguity, in order.
std::span<const Clause> clauses();

} // namespace umpire::war_galley
