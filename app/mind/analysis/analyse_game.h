#pragma once

#include "app/mind/opponent/opponent.h"
#include "app/record/journal/journal.h"

#include <stop_token>

/// Computes the value of a game's position after each action.
namespace umpire {

/// An action of the line of play. Values are the first side's: 0 is lost, 1 is won. With more than
/// two players, each player's value is that of the player's last turn, because an engine values
/// only its own side; before the first turn all have the same value.
struct ValuedAction {
    std::int64_t event = 0; ///< the journal event's number
    int number = 0;         ///< counts the actions that count, from 1
    std::string player;     ///< the side; empty for a result of the table (a die, a toss)
    std::string action;
    double before = 0.5; ///< value with the best action; mean over the table's results
    double after = 0.5;
    std::vector<double> values{}; ///< each side's value after the action, by seat
    /// The line that the engine preferred; empty if the engine's first action was played.
    std::vector<std::string> better;
    /// Value that the player gave away, in games; 0 for the table, and with more than two players.
    double loss = 0.0;
};

/// The figures of one side. With more than two players both figures are 0.
struct SideFigures {
    std::string side;
    double lost = 0.0; ///< total that the side gave away, in games
    double luck = 0.0; ///< value of the table's results for the side beyond their mean
};

struct Analysis {
    std::vector<ValuedAction> actions;
    std::vector<SideFigures> sides; ///< by seat
    std::vector<double> atFirst{};  ///< values before the first action, by seat
    std::size_t left = 0;           ///< number of last actions that a stop left out
};

struct AnalysisLimits {
    Thinking thinking;      ///< limits for each position
    int draws = 12;         ///< number of results of the table that are averaged
    unsigned threads = 0;   ///< 0: one thread per core
    std::stop_token stop{}; ///< stops before the next position
    /// Receives the progress after each position, from several threads at once.
    std::function<void(std::size_t done, std::size_t of)> heard{};
};

/// Errors: CannotRead if today's rules cannot follow the record; WrongUsage for a record without
/// actions.
Expected<Analysis> analyseGame(const JournalRecord& record, const AnalysisLimits& limits);

/// Returns that player's value before the mistake and after it.
std::array<double, 2> chancesOf(const Analysis& analysis, const ValuedAction& mistake);

/// Returns the actions that gave most away, the worst first: at most `count`, and none below a
/// twentieth of a game.
std::vector<ValuedAction> mistakesIn(const Analysis& analysis, std::size_t count);

} // namespace umpire
