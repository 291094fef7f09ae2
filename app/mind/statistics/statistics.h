#pragma once

#include "app/common/chance/fairness.h"
#include "app/mind/statistics/tally.h"

#include <nlohmann/json_fwd.hpp>

/// Statistics of many recorded games, as text, JSON and CSV. docs/statistics.md describes them.
namespace umpire {

/// Totals of all games of one variant.
struct VariantFigures {
    std::string game;
    std::string variant;
    std::string firstSide;
    int games = 0; ///< number of finished games
    int unfinished = 0;
    int firstWon = 0;
    int drawn = 0;
    int lostOnTime = 0;       ///< number of games that any side lost on time
    Interval firstWins;       ///< 95 % interval of the probability that the first side wins; a draw
                              ///< counts as not won
    std::vector<int> actions; ///< number of actions of each finished game, in ascending order
    std::vector<double> minutes; ///< duration of each finished game in minutes, in ascending order
};

struct PlayerFigures {
    std::string player;
    std::vector<double> seconds; ///< duration of each action in seconds, in ascending order
};

/// The hits of a group of tosses, compared with their odds.
struct HitFigures {
    std::string what; ///< name of the group: "range 1", "side zone", "Anna"
    int tosses = 0;
    int matches = 0;
    int hits = 0;
    double expected = 0.0;
    /// Probability of a number of hits that is at most as likely as `hits`: small values mean that
    /// chance alone hardly explains the hits.
    double probability = 1.0;
};

struct CountFigures {
    /// Number of throws by face; number of directions by sixth of a full turn.
    std::vector<int> counts;
    Uniformity test;
    int needed = 0; ///< number of throws that reveal a face whose probability is 1/4 instead of 1/6
};

struct Statistics {
    std::vector<VariantFigures> variants;
    std::vector<PlayerFigures> players;
    std::vector<HitFigures> hits;
    CountFigures dice;
    CountFigures directions; ///< directions in which the heads of tossed matches point
};

Statistics statisticsOf(const Tally& tally);

/// Returns the quantile of ascending values (nearest rank). `share` is from 0 to 1. Returns 0 if
/// there are no values.
double quantileOf(const std::vector<double>& sorted, double share);

std::string statisticsText(const Statistics& statistics);
nlohmann::ordered_json statisticsJson(const Statistics& statistics);
/// Returns a header line, then one line per number: "section,name,figure,value".
std::string statisticsCsv(const Statistics& statistics);

} // namespace umpire
