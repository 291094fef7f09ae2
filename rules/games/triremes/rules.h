#pragma once

#include "rules/games/triremes/action.h"
#include "rules/games/triremes/event.h"

#include <vector>

/// The rules TR-1 to TR-22, as functions over values. They accept every position that parses, even
/// if play cannot reach it.
namespace umpire::triremes {

inline constexpr int kDieSides = 6;
inline constexpr int kAttack = 3;  ///< added to the attacker's die (TR-15)
inline constexpr int kDefence = 2; ///< added to the defender's die (TR-15)
/// Number of soldiers that must be in a capital to take it (TR-4).
inline constexpr int kCapitalTaken = 3;

/// Returns the position at the start of a game (TR-1, TR-6, TR-21, TR-22): ships at their anchors,
/// and all soldiers to be placed.
State startOf(const Settings& settings);

/// Lists the legal actions by ship, then by soldier. Lists the pass only if no other action is
/// legal.
std::vector<Action> legalActions(const State& state);

/// Lists the declarations: alliances and sales, with more than two players (TR-22), and ends by
/// agreement.
std::vector<Action> declarations(const State& state);

/// Returns the players to whom the action belongs (rules/game.h).
std::vector<Player> actorsOf(const State& state, const Action& action);

std::optional<Violation> validate(const State& state, const Action& action);

/// Applies an action, which must be legal.
umpire::Step<State, Event> apply(const State& state, const Action& action);
/// Applies a validated action in place and without events, for a fast search.
void advance(State& state, const Action& action);

std::optional<Outcome> outcomeOf(const State& state);
/// Counts each player's ships and soldiers together, by seat.
std::vector<int> materialOf(const State& state);
std::vector<Player> toAct(const State& state);

/// The reason why a player has lost (TR-4, TR-5, TR-A1, TR-A21). `rule` is the clause's id.
struct Defeat {
    Message because;
    std::string rule;
};
std::optional<Defeat> defeatOf(const State& state, Player player);

/// Removes a player's figures and fights from the board, in a game for more than two players.
void leaveBoard(State& state, Player player, std::vector<Event>& events);

/// Removes the players who have lost from the board, in a game for more than two players (TR-22).
void removeBeaten(State& state, std::vector<Event>& events);

/// Tells whether the player who may act now, in his turn or by a tactical move, has a legal action.
bool canAct(const State& state);

/// Returns a player's name in the notation: "light" or "dark"; with more players, "first" to
/// "eighth".
std::string nameOf(const Settings& settings, Player player);

/// Returns the same name as a message for people.
Message said(const Settings& settings, Player player);

/// Explains to people why this position is impossible. Returns none if it is possible.
std::optional<Message> contradictionIn(const State& state);

/// The position as one player sees it. Except in a fight, the view does not show which ships of the
/// other players have soldiers aboard (TR-13).
struct View {
    State seen;
    bool operator==(const View&) const = default;
};
View viewFor(const State& state, Player player);
std::optional<Event> eventFor(const Event& event, Player player);

/// Returns every clause of the rules and every ambiguity, in order.
std::span<const Clause> clauses();

} // namespace umpire::triremes
