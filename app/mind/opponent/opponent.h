#pragma once

#include "app/record/game_files/any_game.h"
#include "rules/engine/engine.h"

#include <chrono>
#include <tl/expected.hpp>

/// Computer opponents, used with texts of the game's notation.
namespace umpire {

/// A player: random; UCT, which only knows the rules; or the game's engine.
struct Opponent {
    enum class Kind { Random, Uct, Engine };
    Kind kind = Kind::Engine;
    std::uint64_t playouts = 0; ///< only for Uct, per action
    Strength strength = Strength::Best;
    std::uint64_t nodes = 0; ///< only for Engine, per action; 0: the value in Thinking
    bool operator==(const Opponent&) const = default;
};

/// Parses "random", "uct:10000", "best", "strong", "casual", "beginner"; a number of positions may
/// follow the last four, as in "best:20000". Error: one line about the word.
tl::expected<Opponent, std::string> opponentOf(std::string_view word);
/// Returns "random, uct:PLAYOUTS, …", for people.
std::string listedOpponents();

/// The limits of the search for one action. With neither a time nor a number of positions, the
/// engine makes its smallest search.
struct Thinking {
    std::optional<std::chrono::duration<double>> time;
    std::uint64_t nodes = 0; ///< 0: unlimited
    std::uint64_t seed = 1;
    std::function<bool()> stop; ///< another stop condition besides the time; may be empty
};

/// An engine's advice, in notation.
struct AnyAdvice {
    std::optional<std::string> action; ///< none if that player has no action to make
    double value = 0.5;                ///< 0 lost, 1 won
    std::vector<std::string> line;     ///< the expected line of play, beginning with `action`
    Searched searched;
};

/// Returns the best action for the player, who only knows the part of the position that the rules
/// show.
AnyAdvice bestAction(const AnyPosition& position, Player player, const Opponent& opponent,
                     const Thinking& thinking);

/// Returns a result of the table, in notation, if the table must act next or may act first (a draw
/// from a cup). The 64 bits of `draw` select the result by its odds. None if the table does not
/// act.
std::optional<std::string> tablesResult(const AnyPosition& position, std::uint64_t draw);

/// Returns the action's player; none for an action of the table, and if the text is no action.
std::optional<Player> actorOf(const AnyPosition& position, std::string_view action);

/// Tells whether the game has its own engine; otherwise UCT is used.
bool hasOwnEngine(const AnyGame& game);

} // namespace umpire
