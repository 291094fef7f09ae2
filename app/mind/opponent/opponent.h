#pragma once

#include "app/record/game_files/any_game.h"
#include "rules/engine/engine.h"

#include <chrono>
#include <tl/expected.hpp>

/// Someone to play with, in texts of the game's notation.
namespace umpire {

/// Who plays: by lot; UCT that knows only the rules; or the game's engine.
struct Opponent {
    enum class Kind { Random, Uct, Engine };
    Kind kind = Kind::Engine;
    std::uint64_t playouts = 0; ///< of Uct, for each action
    Strength strength = Strength::Best;
    std::uint64_t nodes = 0; ///< of an Engine, for each action; 0: those that Thinking has
    bool operator==(const Opponent&) const = default;
};

/// "random", "uct:10000", "best", "strong", "casual", "beginner"; the last four may have a number
/// of positions, such as "best:20000". Error: one line about the word.
tl::expected<Opponent, std::string> opponentOf(std::string_view word);
/// "random, uct:PLAYOUTS, …", for people.
std::string listedOpponents();

/// How long one action may be thought about. Where neither a time nor a number of positions is
/// given, the engine answers after the least search that it has.
struct Thinking {
    std::optional<std::chrono::duration<double>> time;
    std::uint64_t nodes = 0; ///< 0: without a limit
    std::uint64_t seed = 1;
    std::function<bool()> stop; ///< besides the time; may be empty
};

/// What was advised, in the notation.
struct AnyAdvice {
    std::optional<std::string> action; ///< none where that player owes nothing
    double value = 0.5;                ///< 0 lost, 1 won
    std::vector<std::string> line;     ///< expected, from `action` on
    Searched searched;
};

/// The player sees of the position what the rules let him see.
AnyAdvice bestAction(const AnyPosition& position, Player player, const Opponent& opponent,
                     const Thinking& thinking);

/// What the table shows where it owes a result, or may have its say first (a draw from a cup), in
/// the notation. Those 64 bits draw it with its odds. None where it owes nothing.
std::optional<std::string> tablesResult(const AnyPosition& position, std::uint64_t draw);

/// Whose action that is; none: the table's, or it is no action there.
std::optional<Player> actorOf(const AnyPosition& position, std::string_view action);

/// Has the game an engine of its own? Otherwise UCT stands in for it.
bool hasOwnEngine(const AnyGame& game);

} // namespace umpire
