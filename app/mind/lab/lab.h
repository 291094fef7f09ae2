#pragma once

#include "app/mind/opponent/match.h"

/// A game designer's lab: an engine plays variants of a game against itself.
namespace umpire {

struct LabVariant {
    /// Name in the notation of the game's settings, such as "advanced catapults=off".
    std::string name;
    SharedPosition start;
};

struct LabPlan {
    std::vector<LabVariant> variants;
    Opponent engine;   ///< the engine that plays every side
    Thinking thinking; ///< limits of the search for each action; its seed determines the seeds of
                       ///< all games
    int games = 100;   ///< number of games per variant
    /// Number of random actions at the start of each game, before the engine plays.
    int opening = 2;
    /// Maximum number of actions; a longer game is stopped and counts as a draw.
    int mostActions = 400;
    unsigned threads = 0; ///< 0: one thread per core
    double margin = 0.1;  ///< minimum lead that counts, as a difference from the value 0.5: from 0
                          ///< to 0.5 (LeadChanges)
};

/// Result of one game for the first side, which has the first seat.
struct LabGame {
    MatchGame match; ///< its number of actions includes the table's results, but not the opening
    int leadChanges = 0;
    bool operator==(const LabGame&) const = default;
};

/// All games, by variant and then by number; none for a game that was not played.
using LabGames = std::vector<std::vector<std::optional<LabGame>>>;

/// A finished game.
struct FinishedGame {
    std::size_t variant = 0; ///< index in LabPlan::variants
    std::size_t number = 0;
    LabGame game;
};

/// Plays the games that `played` lacks: first game 0 of every variant, then game 1, and so on.
/// Calls `finished` after each game, never from two threads at once. If `finished` returns false,
/// or if `stop` is requested, the lab stops and drops the unfinished games. Returns all played
/// games.
LabGames playLab(const LabPlan& plan, LabGames played,
                 const std::function<bool(const FinishedGame&)>& finished,
                 const std::stop_token& stop);

} // namespace umpire
