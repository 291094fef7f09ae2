#pragma once

#include "rules/games/buda_1686/event.h"

/// BU-1 to BU-43, as functions over values. Positions need not be reachable: any that parses will
/// do. Readings beyond the ambiguities are named in README.md.
namespace umpire::buda_1686 {

inline constexpr int kDieSides = 6; ///< BU-1

/// BU-3, BU-4. The settings have a scenario.
State startOf(const Settings& settings);

/// Both while they draw; nobody while the table owes a die.
std::vector<Player> toAct(const State& state);
/// The side that decides, where it is one.
std::optional<Side> deciderOf(const State& state);
/// Whose action that is (rules/game.h); none: nobody's. Never two sides'.
std::optional<Side> actorOf(const State& state, const Action& action);
std::vector<Player> actorsOf(const State& state, const Action& action);

/// By kind, as in Action, then by unit and zone.
std::vector<Action> legalActions(const State& state);
/// To resign, and to agree on a draw.
std::vector<Action> declarations(const State& state);
std::optional<Violation> validate(const State& state, const Action& action);
/// The action has been validated.
Step<State, Event> apply(const State& state, const Action& action);
/// The same in place, and nothing is told: for who looks at many positions.
void advance(State& state, const Action& action);
std::optional<Outcome> outcomeOf(const State& state);

/// What one player sees: the position with the other side's chit face down until both have drawn
/// (BU-6).
struct View {
    State seen;
    bool operator==(const View&) const = default;
};
View viewFor(const State& state, Side side);
std::optional<Event> eventFor(const Event& event, Side side);

/// Every clause of the rules and every ambiguity, in order.
std::span<const Clause> clauses();

} // namespace umpire::buda_1686
