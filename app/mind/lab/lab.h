#pragma once

#include "app/mind/opponent/match.h"

/// A designer's lab: an engine plays variants of a game against itself.
namespace umpire {

struct LabVariant {
    std::string name; ///< as people write it: "advanced catapults=off"
    SharedPosition start;
};

struct LabPlan {
    std::vector<LabVariant> variants;
    Opponent engine;       ///< of every side
    Thinking thinking;     ///< for each action; its seed is that of all games
    int games = 100;       ///< of each variant
    int opening = 2;       ///< actions by lot before the engine plays
    int mostActions = 400; ///< a longer game is left, and counts as drawn
    unsigned threads = 0;  ///< 0: one for each core
    double margin = 0.1;   ///< of a lead, from 0 to 0.5 (LeadChanges)
};

/// A game as the first side, the one with the first seat, sees it.
struct LabGame {
    MatchGame match; ///< the actions after the opening, those of the table among them
    int leadChanges = 0;
    bool operator==(const LabGame&) const = default;
};

/// By the variant's place, then by the game's number; none where it was not played.
using LabGames = std::vector<std::vector<std::optional<LabGame>>>;

/// A game that was played to its end.
struct FinishedGame {
    std::size_t variant = 0; ///< its place
    std::size_t number = 0;
    LabGame game;
};

/// Plays the games that are not among those already `played`, the first games of all variants
/// first. `finished` hears of each, from one thread at a time; where it says false, or the token
/// asks for it, the lab stops and drops the games that it was in.
LabGames playLab(const LabPlan& plan, LabGames played,
                 const std::function<bool(const FinishedGame&)>& finished,
                 const std::stop_token& stop);

} // namespace umpire
