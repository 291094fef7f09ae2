#pragma once

#include "app/mind/opponent/opponent.h"
#include "app/record/journal/journal.h"

#include <stop_token>

/// Computes the value of a game's position after each action.
namespace umpire {

/// One action of the line of play. All values are those of the side with the first seat: 0 is a
/// lost game, 1 is a won game. "The table" stands for chance: a die, a toss or a draw from a cup.
/// With more than two players, each player's value is from that player's last turn, because an
/// engine values only its own side. Before their first turn all players have the same value.
struct ValuedAction {
    std::int64_t event = 0; ///< number of the event in the journal
    int number = 0;         ///< place among the actions that were not undone, from 1
    std::string player;     ///< name of the side that acted; empty for a result of the table
    std::string action;
    double before = 0.5; ///< value if the best action is played; before a result of the table, the
                         ///< mean over its results
    double after = 0.5;
    std::vector<double> values{}; ///< value of each player after the action, by seat
    /// Actions that the engine expects after its own choice. Empty if the player made that choice.
    std::vector<std::string> better;
    /// Value that the action lost for its player, in games. Always 0 for a result of the table, and
    /// in games of more than two players.
    double loss = 0.0;
};

/// Totals of one side. With more than two players both totals are 0.
struct SideFigures {
    std::string side;
    double lost = 0.0; ///< sum of the losses of the side's actions, in games
    /// Sum over the table's results: value after the result less the mean value, in games.
    double luck = 0.0;
};

struct Analysis {
    std::vector<ValuedAction> actions;
    std::vector<SideFigures> sides; ///< totals of each side, by seat
    std::vector<double> atFirst{};  ///< value of each player before the first action, by seat
    std::size_t left = 0; ///< number of actions at the end that were not valued, because of a stop
};

struct AnalysisLimits {
    Thinking thinking;      ///< limits of the search in each position
    int draws = 12;         ///< number of results of the table that are drawn for a mean value
    unsigned threads = 0;   ///< 0: one thread per core
    std::stop_token stop{}; ///< ends the analysis; a search that has begun is dropped
    /// Receives the number of analysed positions and the number of all positions. Several threads
    /// call it at once.
    std::function<void(std::size_t done, std::size_t of)> heard{};
};

/// Values every action of a record. Error CannotRead: the rules refuse the record. Error
/// WrongUsage: the record has no actions.
Expected<Analysis> analyseGame(const JournalRecord& record, const AnalysisLimits& limits);

/// Returns the value before and after the mistake, for the player who made it. The game must have
/// two players.
std::array<double, 2> chancesOf(const Analysis& analysis, const ValuedAction& mistake);

/// Returns at most `count` actions that lost 0.05 games or more, the greatest loss first.
std::vector<ValuedAction> mistakesIn(const Analysis& analysis, std::size_t count);

} // namespace umpire
