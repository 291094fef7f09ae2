#pragma once

#include "app/eye/learn/sample_files.h"
#include "rules/table/pieces.h"
#include "vision/judged_candidates.h"

#include <span>

namespace umpire::learn {

/// The pieces that really lie on the table.
struct TrueTable {
    std::span<const Match> matches; ///< all loose matches (no oars, masts or orders of galleys)
    std::span<const Galley> galleys;
};

/// Labels each candidate for a match as true or false. Leaves out candidates for which the truth
/// does not decide: neither close to a true match nor far from all of them. Leaves out candidates
/// that touch a galley, unless a loose match is there, because oars and masts are matches too. If
/// many candidates are false, keeps those to which the judge gives the highest probability.
std::vector<Sample> labelled(std::vector<JudgedCandidate> candidates, const TrueTable& truth);

} // namespace umpire::learn
