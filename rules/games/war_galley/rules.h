#pragma once

#include "rules/games/war_galley/action.h"
#include "rules/games/war_galley/event.h"

#include <vector>

/// The rules WG-1 to WG-40, as functions over values. They accept every position that parses, even
/// if play cannot reach it.
namespace umpire::war_galley {

/// Returns the position at the start of a game, without any galleys.
State startOf(const Settings& settings);

/// Returns the sides that must act: both sides while they build or lay orders, and in a close call;
/// nobody while the table must give a toss.
std::vector<Side> sidesToAct(const State& state);

/// Lists actions for the first galley of a side that needs an action: all builds, plans, losses,
/// targets and numbers of oars; a sample of places; for a toss, each possible number of hits and
/// the spoiled salvo. For a galley with its bow off the table, see `listedPlans`.
std::vector<Action> legalActions(const State& state);
/// Lists plans for `legalActions`: all legal plans. If the galley's bow is off the table, nobody
/// can lay matches there, though the rules set no limit. Then the list has only plans that lead
/// back towards the middle, if such plans exist.
std::vector<Plan> listedPlans(const State& state, VesselIndex vessel);
/// Tells whether the galley's bow is off the table.
bool isOffTable(const State& state, VesselIndex vessel);
bool leadsBack(const State& state, VesselIndex vessel, const Plan& plan);
/// Lists the declarations: taking up orders and resigning. Correct is legal too, but is not listed.
std::vector<Action> declarations(const State& state);

/// Returns the players to whom the action belongs (rules/game.h).
std::vector<Player> actorsOf(const State& state, const Action& action);

std::optional<Violation> validate(const State& state, const Action& action);
/// Applies an action, which must be legal. Move the state in, so that its memory is reused.
Step<State, Event> apply(State state, const Action& action);

std::optional<Outcome> outcomeOf(const State& state);
/// Returns the number of oars and masts of each side, by seat.
std::vector<int> materialOf(const State& state);

/// The position as one player sees it. Until both sides are ready, the enemy's orders are missing.
struct View {
    State known;
    bool operator==(const View&) const = default;
};
View viewFor(const State& state, Side side);
std::optional<Event> eventFor(const Event& event, Side side);

/// Returns every clause of the rules and every ambiguity, in order.
std::span<const Clause> clauses();

} // namespace umpire::war_galley
