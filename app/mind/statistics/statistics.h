#pragma once

#include "app/common/chance/fairness.h"
#include "app/mind/statistics/tally.h"

#include <nlohmann/json_fwd.hpp>

/// Statistics of many evenings, in three formats. docs/statistics.md describes them.
namespace umpire {

/// The totals of one variant's games.
struct VariantFigures {
    std::string game;
    std::string variant;
    std::string firstSide;
    int games = 0; ///< number of finished games
    int unfinished = 0;
    int firstWon = 0;
    int drawn = 0;
    int lostOnTime = 0; ///< games lost on time by any side
    Interval firstWins; ///< 95 %, of the chance that the first side wins; draws count as not won
    std::vector<int> actions;    ///< number of actions of each finished game, ascending
    std::vector<double> minutes; ///< minutes of each finished game, ascending
};

struct PlayerFigures {
    std::string player;
    std::vector<double> seconds; ///< seconds of each action, ascending
};

/// Hits compared with the odds.
struct HitFigures {
    std::string what; ///< "1 M", "side zone", "Anna"
    int tosses = 0;
    int matches = 0;
    int hits = 0;
    double expected = 0.0;
    /// probability that chance gives a number at most as likely as `hits`
    double probability = 1.0;
};

struct CountFigures {
    std::vector<int> counts; ///< by face, or by sixth of a full turn
    Uniformity test;
    int needed = 0; ///< throws that reveal a face with a probability of 1/4
};

struct Statistics {
    std::vector<VariantFigures> variants;
    std::vector<PlayerFigures> players;
    std::vector<HitFigures> hits;
    CountFigures dice;
    CountFigures directions; ///< directions of tossed heads
};

Statistics statisticsOf(const Tally& tally);

/// Returns the quantile at `share` of sorted values (nearest rank); 0 without
/// values.
double quantileOf(const std::vector<double>& sorted, double share);

std::string statisticsText(const Statistics& statistics);
nlohmann::ordered_json statisticsJson(const Statistics& statistics);
/// Returns a header line, then one line per figure: "section,name,figure,value".
std::string statisticsCsv(const Statistics& statistics);

} // namespace umpire
