#pragma once

#include "app/eye/learn/sample.h"
#include "rules/table/pieces.h"
#include "vision/judged_candidates.h"

#include <span>

namespace umpire::learn {

/// The true content of the table.
struct TrueTable {
    std::span<const Match> matches; ///< all loose matches
    std::span<const Galley> galleys;
};

/// Labels the candidates that the truth decides: candidates close to a match, and candidates far
/// from every match. Oars and masts are matches too, so candidates that touch a galley are dropped
/// unless a loose match is there. Of many candidates that are no matches, keeps those about which
/// the judge is least certain.
std::vector<Sample> labelled(std::vector<JudgedCandidate> candidates, const TrueTable& truth);

} // namespace umpire::learn
