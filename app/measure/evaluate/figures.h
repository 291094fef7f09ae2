#pragma once

#include <map>
#include <string>
#include <vector>

namespace umpire {

struct Share {
    int right = 0;
    int of = 0;
};

/// Results of comparisons with the truth. The keys are those of the JSON document.
struct Figures {
    std::map<std::string, Share> shares;
    std::map<std::string, int> counts; ///< number of false findings
    /// errors of measurement, in millimetres or degrees; the key names the unit
    std::map<std::string, std::vector<double>> errors;

    void judge(const std::string& key, bool isRight);
    void add(const Figures& other);
};

struct Spread {
    double median = 0.0;
    double p95 = 0.0; ///< the 95th percentile
    double max = 0.0;
};

/// Returns the spread of at least one error.
Spread spreadOf(std::vector<double> errors);

} // namespace umpire
