#pragma once

#include "rules/games/buda_1686/event.h"

/// The rules BU-1 to BU-43, as functions over values. They accept every position that parses, even
/// if play cannot reach it. README.md lists the readings that go beyond the rules' ambiguities.
namespace umpire::buda_1686 {

inline constexpr int kDieSides = 6; ///< number of sides of a die (BU-1)

/// Returns the position at the start of a game (BU-3, BU-4). The settings must have a scenario.
State startOf(const Settings& settings);

/// Returns the players who must act: both sides while they draw; nobody while a die is due.
std::vector<Player> toAct(const State& state);
/// Returns the side that must decide; none if both sides draw or a die is due.
std::optional<Side> deciderOf(const State& state);
/// Returns the side to which the action belongs (rules/game.h); none if it belongs to neither side.
/// An action never belongs to both sides.
std::optional<Side> actorOf(const State& state, const Action& action);
std::vector<Player> actorsOf(const State& state, const Action& action);

/// Lists the legal actions by kind, in the order of Action, then by unit and zone.
std::vector<Action> legalActions(const State& state);
/// Lists the declarations: resigning and offering a draw.
std::vector<Action> declarations(const State& state);
std::optional<Violation> validate(const State& state, const Action& action);
/// Applies an action, which must be legal.
Step<State, Event> apply(const State& state, const Action& action);
/// Applies a validated action in place and without events, for a fast search.
void advance(State& state, const Action& action);
std::optional<Outcome> outcomeOf(const State& state);
/// Returns the sum of the combat values of each side's units on the map, by seat.
std::vector<int> materialOf(const State& state);

/// The position as one player sees it: the other side's chit is face down until both sides have
/// drawn (BU-6).
struct View {
    State seen;
    bool operator==(const View&) const = default;
};
View viewFor(const State& state, Side side);
std::optional<Event> eventFor(const Event& event, Side side);

/// Returns every clause of the rules and every ambiguity, in order.
std::span<const Clause> clauses();

} // namespace umpire::buda_1686
