#pragma once

#include "rules/games/triremes/action.h"
#include "rules/games/triremes/event.h"

#include <vector>

/// The rules TR-1 to TR-22, as functions over values. They accept any position that parses, even if
/// play cannot reach it.
namespace umpire::triremes {

inline constexpr int kDieSides = 6;
inline constexpr int kAttack = 3;       ///< TR-15, added to the die
inline constexpr int kDefence = 2;      ///< TR-15
inline constexpr int kCapitalTaken = 3; ///< TR-4: number of soldiers required on its squares

/// Returns the start (TR-1, TR-6, TR-21, TR-22): ships on their anchors, soldiers to be placed.
State startOf(const Settings& settings);

/// Lists actions by ship, then by soldier; only passing if there are no such actions.
std::vector<Action> legalActions(const State& state);

/// Lists alliances and sales for more than two players (TR-22), and agreed endings.
std::vector<Action> declarations(const State& state);

/// Returns the players who own the action (rules/game.h).
std::vector<Player> actorsOf(const State& state, const Action& action);

std::optional<Violation> validate(const State& state, const Action& action);

/// Applies an action that has been validated.
umpire::Step<State, Event> apply(const State& state, const Action& action);
/// Applies a validated action in place and without events, for fast search.
void advance(State& state, const Action& action);

std::optional<Outcome> outcomeOf(const State& state);
/// Counts each player's ships and soldiers.
std::vector<int> materialOf(const State& state);
std::vector<Player> toAct(const State& state);

/// The reason why a player has lost (TR-4, TR-5, TR-A1, TR-A21).
struct Defeat {
    Message because;
    std::string rule;
};
std::optional<Defeat> defeatOf(const State& state, Player player);

/// Removes a player's figures and their fights from the board, in a game for more than two.
void leaveBoard(State& state, Player player, std::vector<Event>& events);

/// Removes beaten players from the board, in a game for more than two (TR-22).
void removeBeaten(State& state, std::vector<Event>& events);

/// Tells whether the player who may act now (on turn, or by a tactical move) has an action.
bool canAct(const State& state);

/// Names a player for the notation: "light", "dark"; with more players "first" to "eighth".
std::string nameOf(const Settings& settings, Player player);

/// Returns the same name, for people.
Message said(const Settings& settings, Player player);

/// Explains to people why these figures form an impossible position; none if the position is
/// possible.
std::optional<Message> contradictionIn(const State& state);

/// A player's view: it hides which of the other players' ships are loaded (TR-13), except in a
/// fight.
struct View {
    State seen;
    bool operator==(const View&) const = default;
};
View viewFor(const State& state, Player player);
std::optional<Event> eventFor(const Event& event, Player player);

/// Lists every clause of the rules and every ambiguity, in order.
std::span<const Clause> clauses();

} // namespace umpire::triremes
