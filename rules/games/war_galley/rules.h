#pragma once

#include "rules/games/war_galley/action.h"
#include "rules/games/war_galley/event.h"

#include <vector>

/// WG-1 to WG-40, as functions over values. Positions need not be reachable: any that parses will
/// do.
namespace umpire::war_galley {

/// Nothing is built.
State startOf(const Settings& settings);

/// Both while they build and lay orders, and where a toss is too close to call; nobody while the
/// table owes a toss.
std::vector<Side> sidesToAct(const State& state);

/// For the first galley of a side that lacks them: of builds and orders all, of places a sample;
/// then losses, targets and oars all, and of tosses each number of hits, and the spoiled one. A
/// galley whose bow is off the table has only those orders listed that lead it back.
std::vector<Action> legalActions(const State& state);
/// Those orders: all that the galley may have, or off the table, where no rule stops it but nobody
/// can lay a match, the ones that lead it back towards the middle, if any do.
std::vector<Plan> listedPlans(const State& state, VesselIndex vessel);
/// Is its bow off the table?
bool isOffTable(const State& state, VesselIndex vessel);
bool leadsBack(const State& state, VesselIndex vessel, const Plan& plan);
/// Take up orders, resign. Where a galley really lies (Correct) may be said too.
std::vector<Action> declarations(const State& state);

/// Whose action that is (rules/game.h).
std::vector<Player> actorsOf(const State& state, const Action& action);

std::optional<Violation> validate(const State& state, const Action& action);
/// The action has been validated.
Step<State, Event> apply(const State& state, const Action& action);
/// The same, of a state that nobody needs any more.
Step<State, Event> apply(State&& state, const Action& action);

std::optional<Outcome> outcomeOf(const State& state);

/// What a player may know: the enemy's orders are not there until both are ready.
struct View {
    State known;
    bool operator==(const View&) const = default;
};
View viewFor(const State& state, Side side);
std::optional<Event> eventFor(const Event& event, Side side);

/// Every clause of the rules and every ambiguity, in order.
std::span<const Clause> clauses();

} // namespace umpire::war_galley
