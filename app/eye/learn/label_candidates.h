#pragma once

#include "app/eye/learn/sample.h"
#include "rules/table/pieces.h"
#include "vision/judged_candidates.h"

#include <span>

namespace umpire::learn {

/// What lies on the table in truth.
struct TrueTable {
    std::span<const Match> matches; ///< all that are loose
    std::span<const Galley> galleys;
};

/// Samples of those candidates of which the truth tells what they are: those that lie well on a
/// match, and those that lie on none. Oars and masts are matches too, so that what touches a
/// galley is left out unless a loose match lies there. Of many lines that are no matches those are
/// kept that the judge is the least sure of.
std::vector<Sample> labelled(std::vector<JudgedCandidate> candidates, const TrueTable& truth);

} // namespace umpire::learn
