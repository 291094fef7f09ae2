#pragma once

#include "app/journal/journal.h"
#include "app/opponent/opponent.h"

/// What a game was worth after each action.
namespace umpire {

/// An action of the line of play. Values are those of the first side: 0 is lost, 1 is won.
struct ValuedAction {
    std::int64_t event = 0; ///< of the journal
    int number = 0;         ///< of the actions that count, from 1
    std::string player;     ///< the side; empty where the table owed it (a die, a toss)
    std::string action;
    double before = 0.5; ///< with the best action; the mean over the table's results
    double after = 0.5;
    /// What the engine would have done, and what it expected then; empty where it was done.
    std::vector<std::string> better;
    /// How much of a game the player gave away; 0 for the table.
    double loss = 0.0;
};

struct SideFigures {
    std::string side;
    double lost = 0.0; ///< all that the side gave away, in games
    double luck = 0.0; ///< what the table's results were worth to it more than their mean
};

struct Analysis {
    std::vector<ValuedAction> actions;
    std::vector<SideFigures> sides; ///< by seat
};

struct AnalysisLimits {
    Thinking thinking;    ///< about each position
    int draws = 12;       ///< of the table's results, for their mean
    unsigned threads = 0; ///< 0: one for each core
};

/// Errors: CannotRead where today's rules do not follow the record; WrongUsage for a game of more
/// than two players, and for a record without actions.
Expected<Analysis> analyseGame(const JournalRecord& record, const AnalysisLimits& limits);

/// The actions that gave most away, the worst first: at most `count`, and none below a twentieth of
/// a game.
std::vector<ValuedAction> mistakesIn(const Analysis& analysis, std::size_t count);

} // namespace umpire
