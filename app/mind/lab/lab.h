#pragma once

#include "app/mind/opponent/match.h"

/// A game designer's lab: an engine plays variants of a game against itself.
namespace umpire {

struct LabVariant {
    std::string name; ///< in the usual form, such as "advanced catapults=off"
    SharedPosition start;
};

struct LabPlan {
    std::vector<LabVariant> variants;
    Opponent engine;       ///< plays every side
    Thinking thinking;     ///< limits for each action; one seed serves all games
    int games = 100;       ///< per variant
    int opening = 2;       ///< random actions before the engine plays
    int mostActions = 400; ///< a longer game is stopped, and counts as drawn
    unsigned threads = 0;  ///< 0: one thread per core
    double margin = 0.1;   ///< margin of a lead, from 0 to 0.5 (LeadChanges)
};

/// A game's result for the first side, which has the first seat.
struct LabGame {
    MatchGame match; ///< counts the actions after the opening, the table's included
    int leadChanges = 0;
    bool operator==(const LabGame&) const = default;
};

/// Games by variant and number; none if the game was not played.
using LabGames = std::vector<std::vector<std::optional<LabGame>>>;

/// A finished game.
struct FinishedGame {
    std::size_t variant = 0; ///< index of the variant
    std::size_t number = 0;
    LabGame game;
};

/// Plays the games that are missing from `played`; the first games of all variants come first.
/// Calls `finished` after each game, from one thread at a time. If that returns false, or `stop` is
/// requested, the lab stops and drops the unfinished games.
LabGames playLab(const LabPlan& plan, LabGames played,
                 const std::function<bool(const FinishedGame&)>& finished,
                 const std::stop_token& stop);

} // namespace umpire
