#pragma once

#include "rules/games/buda_1686/event.h"

/// The rules BU-1 to BU-43, as functions over values. They accept any position that parses, even if
/// play cannot reach it. README.md names the readings beyond the ambiguities.
namespace umpire::buda_1686 {

inline constexpr int kDieSides = 6; ///< BU-1

/// Returns the start (BU-3, BU-4). The settings must have a scenario.
State startOf(const Settings& settings);

/// Returns the players who must act: both while they draw; none while the table must give a die.
std::vector<Player> toAct(const State& state);
/// Returns the side that decides, if exactly one side does.
std::optional<Side> deciderOf(const State& state);
/// Returns the action's owner (rules/game.h); none if there is none. An action never belongs to
/// both sides.
std::optional<Side> actorOf(const State& state, const Action& action);
std::vector<Player> actorsOf(const State& state, const Action& action);

/// Lists actions by kind as in Action, then by unit and zone.
std::vector<Action> legalActions(const State& state);
/// Lists resigning and agreeing on a draw.
std::vector<Action> declarations(const State& state);
std::optional<Violation> validate(const State& state, const Action& action);
/// Applies an action that has been validated.
Step<State, Event> apply(const State& state, const Action& action);
/// Applies a validated action in place and without events, for fast search.
void advance(State& state, const Action& action);
std::optional<Outcome> outcomeOf(const State& state);
/// Sums the combat values of each side's units on the map.
std::vector<int> materialOf(const State& state);

/// A player's view: the other side's chit is face down until both have drawn
/// (BU-6).
struct View {
    State seen;
    bool operator==(const View&) const = default;
};
View viewFor(const State& state, Side side);
std::optional<Event> eventFor(const Event& event, Side side);

/// Lists every clause of the rules and every ambiguity, in order.
std::span<const Clause> clauses();

} // namespace umpire::buda_1686
