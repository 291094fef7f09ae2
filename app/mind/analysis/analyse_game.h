#pragma once

#include "app/mind/opponent/opponent.h"
#include "app/record/journal/journal.h"

#include <stop_token>

/// What a game was worth after each action.
namespace umpire {

/// An action of the line of play. Values are those of the first side: 0 is lost, 1 is won. Of more
/// than two players each one's value stands as it was at that player's last turn, for an engine
/// tells no other's; before the first turn all have the same chance.
struct ValuedAction {
    std::int64_t event = 0; ///< of the journal
    int number = 0;         ///< of the actions that count, from 1
    std::string player;     ///< the side; empty where the table owed it (a die, a toss)
    std::string action;
    double before = 0.5; ///< with the best action; the mean over the table's results
    double after = 0.5;
    std::vector<double> values{}; ///< after it, of each side by seat
    /// What the engine would have done, and what it expected then; empty where it was done.
    std::vector<std::string> better;
    /// How much of a game the player gave away; 0 for the table, and of more than two players.
    double loss = 0.0;
};

/// Of more than two players both are 0.
struct SideFigures {
    std::string side;
    double lost = 0.0; ///< all that the side gave away, in games
    double luck = 0.0; ///< what the table's results were worth to it more than their mean
};

struct Analysis {
    std::vector<ValuedAction> actions;
    std::vector<SideFigures> sides; ///< by seat
    std::vector<double> atFirst{};  ///< the values before the first action, by seat
    std::size_t left = 0;           ///< the last actions, which are not told because it was stopped
};

struct AnalysisLimits {
    Thinking thinking;      ///< about each position
    int draws = 12;         ///< of the table's results, for their mean
    unsigned threads = 0;   ///< 0: one for each core
    std::stop_token stop{}; ///< no position is looked at any more
    /// Hears after each position how many of how many are done; from several threads at once.
    std::function<void(std::size_t done, std::size_t of)> heard{};
};

/// Errors: CannotRead where today's rules do not
/// follow the record; WrongUsage for a record without actions.
Expected<Analysis> analyseGame(const JournalRecord& record, const AnalysisLimits& limits);

/// What the player of that mistake might expect: before it, and after it.
std::array<double, 2> chancesOf(const Analysis& analysis, const ValuedAction& mistake);

/// The actions that gave most away, the worst first: at most `count`, and none below a twentieth of
/// a game.
std::vector<ValuedAction> mistakesIn(const Analysis& analysis, std::size_t count);

} // namespace umpire
