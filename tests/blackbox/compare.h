#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

/// An answer of the program beside the truth of its picture.
namespace umpire::testing {

struct Tally {
    int matches = 0; ///< in the truth
    int matchesFound = 0;
    int headsRight = 0;
    int galleys = 0; ///< in the truth
    int galleysFound = 0;
    int bowsRight = 0;
    int orders = 0; ///< columns in the truth
    int ordersRight = 0;
    int stones = 0;      ///< stacks in the truth
    int stonesRight = 0; ///< cell and colour
    int heightsRight = 0;
    int invented = 0;
    int tosses = 0; ///< asked
    int verdictsRight = 0;
    std::vector<double> endMm;
    std::vector<double> angleDeg;
};

/// Adds what `umpire look` said of a picture. Returns the program's ids of the truth's galleys.
std::map<std::string, std::string> compareLook(const nlohmann::json& said,
                                               const nlohmann::json& truth, Tally& tally);

/// Adds what `umpire score` said of a toss.
void compareScore(const nlohmann::json& said, const nlohmann::json& truth, Tally& tally);

/// 0 of nothing.
double median(std::vector<double> values);

} // namespace umpire::testing
