#pragma once

#include "app/record/game_files/any_game.h"
#include "rules/engine/engine.h"

#include <chrono>
#include <tl/expected.hpp>

/// Computer opponents. Positions and actions are texts in the game's notation.
namespace umpire {

/// A computer player: random actions; UCT, which knows only the rules; or the game's own engine.
struct Opponent {
    enum class Kind { Random, Uct, Engine };
    Kind kind = Kind::Engine;
    std::uint64_t playouts = 0; ///< maximum number of playouts per action; only for Uct
    Strength strength = Strength::Best;
    std::uint64_t nodes = 0; ///< maximum number of searched positions per action, only for Engine;
                             ///< 0: the number in Thinking
    bool operator==(const Opponent&) const = default;
};

/// Parses "random", "uct:10000", "best", "strong", "casual" or "beginner". A number of positions
/// may follow the last four, as in "best:20000". Error: a message about the word.
tl::expected<Opponent, std::string> opponentOf(std::string_view word);
/// Returns the list of all opponents for a message: "random, uct:PLAYOUTS, …".
std::string listedOpponents();

/// Limits of the search for one action. Without a time and without a number of positions, the
/// engine makes its smallest search.
struct Thinking {
    std::optional<std::chrono::duration<double>> time;
    std::uint64_t nodes = 0; ///< maximum number of searched positions; 0: unlimited
    std::uint64_t seed = 1;
    /// Returns true to end the search, besides the time limit; may be empty.
    std::function<bool()> stop;
};

/// The action that an engine proposes, in notation.
struct AnyAdvice {
    std::optional<std::string> action; ///< none if the player has no action to make
    double value = 0.5;                ///< expected value for the player: 0 is lost, 1 is won
    std::vector<std::string> line;     ///< expected line of play; begins with `action`
    Searched searched;
};

/// Returns the best action for the player. The engine gets only the part of the position that the
/// player may see.
AnyAdvice bestAction(const AnyPosition& position, Player player, const Opponent& opponent,
                     const Thinking& thinking);

/// Draws a result of the table (a die, a toss, or a draw from a cup) and returns it in notation.
/// `draw` holds 64 random bits, which select the result by its probability. Returns none if the
/// table neither must nor may act next.
std::optional<std::string> tablesResult(const AnyPosition& position, std::uint64_t draw);

/// Returns the player of the action. Returns none for a result of the table, and for a text that is
/// no action.
std::optional<Player> actorOf(const AnyPosition& position, std::string_view action);

/// Tells whether the game has its own engine. UCT plays games without an engine.
bool hasOwnEngine(const AnyGame& game);

} // namespace umpire
