#pragma once

#include "app/common/chance/fairness.h"
#include "app/mind/statistics/tally.h"

#include <nlohmann/json_fwd.hpp>

/// What many evenings have in common, in three forms. docs/statistics.md describes them.
namespace umpire {

/// The games of one variant together.
struct VariantFigures {
    std::string game;
    std::string variant;
    std::string firstSide;
    int games = 0; ///< that are over
    int unfinished = 0;
    int firstWon = 0;
    int drawn = 0;
    int lostOnTime = 0; ///< by whichever side
    Interval firstWins; ///< 95 %, of the chance that the first side wins; draws count as not won
    std::vector<int> actions;    ///< of each game that is over, the least first
    std::vector<double> minutes; ///< likewise
};

struct PlayerFigures {
    std::string player;
    std::vector<double> seconds; ///< of each action, the least first
};

/// Hits against the odds.
struct HitFigures {
    std::string what; ///< "1 M", "side zone", "Anna"
    int tosses = 0;
    int matches = 0;
    int hits = 0;
    double expected = 0.0;
    double probability = 1.0; ///< that chance gives a number at most as likely
};

struct CountFigures {
    std::vector<int> counts; ///< by face or by sixth of a full turn
    Uniformity test;
    int needed = 0; ///< throws that show a face that comes up one time in four
};

struct Statistics {
    std::vector<VariantFigures> variants;
    std::vector<PlayerFigures> players;
    std::vector<HitFigures> hits;
    CountFigures dice;
    CountFigures directions; ///< where tossed heads point
};

Statistics statisticsOf(const Tally& tally);

/// The number below which that share of the sorted ones lies (nearest rank); 0 where there are
/// none.
double quantileOf(const std::vector<double>& sorted, double share);

std::string statisticsText(const Statistics& statistics);
nlohmann::ordered_json statisticsJson(const Statistics& statistics);
/// A line of headings, then a line a figure: "section,name,figure,value".
std::string statisticsCsv(const Statistics& statistics);

} // namespace umpire
