#pragma once

#include "rules/games/triremes/action.h"
#include "rules/games/triremes/event.h"

#include <vector>

/// TR-1 to TR-22, as functions over values. Positions need not be reachable: any that parses will
/// do.
namespace umpire::triremes {

inline constexpr int kDieSides = 6;
inline constexpr int kAttack = 3;       ///< TR-15, added to the die
inline constexpr int kDefence = 2;      ///< TR-15
inline constexpr int kCapitalTaken = 3; ///< TR-4: so many soldiers on its squares

/// TR-1, TR-6, TR-21, TR-22: ships on their anchors, soldiers to be placed.
State startOf(const Settings& settings);

/// By ship, then by soldier. Where nothing else is left, to pass.
std::vector<Action> legalActions(const State& state);

/// TR-22: alliances and sales, of more than two players; and how all may end it.
std::vector<Action> declarations(const State& state);

/// Whose action that is (rules/game.h).
std::vector<Player> actorsOf(const State& state, const Action& action);

std::optional<Violation> validate(const State& state, const Action& action);

/// The action has been validated.
umpire::Step<State, Event> apply(const State& state, const Action& action);
/// The same in place, and nothing is told: for who looks at many positions.
void advance(State& state, const Action& action);

std::optional<Outcome> outcomeOf(const State& state);
std::vector<Player> toAct(const State& state);

/// Why a player has lost (TR-4, TR-5, TR-A1, TR-A21).
struct Defeat {
    Message because;
    std::string rule;
};
std::optional<Defeat> defeatOf(const State& state, Player player);

/// Of more than two players: all figures of one leave the board, and what they fought with them.
void leaveBoard(State& state, Player player, std::vector<Event>& events);

/// Takes those of more than two players off the board who are beaten (TR-22).
void removeBeaten(State& state, std::vector<Event>& events);

/// Has whoever may act now (on turn, or by a tactical move) something to do?
bool canAct(const State& state);

/// "light", "dark"; with more players "first" to "eighth". For the notation.
std::string nameOf(const Settings& settings, Player player);

/// The same name, for people.
Message said(const Settings& settings, Player player);

/// Why these figures cannot stand so, for people; none where they can.
std::optional<Message> contradictionIn(const State& state);

/// A player does not see which ships of the others are laden (TR-13), but those that fight.
struct View {
    State seen;
    bool operator==(const View&) const = default;
};
View viewFor(const State& state, Player player);
std::optional<Event> eventFor(const Event& event, Player player);

/// Every clause of the rules and every ambiguity, in order.
std::span<const Clause> clauses();

} // namespace umpire::triremes
