#pragma once

#include "app/measure/evaluate/figures.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// Compares the output of `umpire score` for a toss (`umpire.toss/1`; null: no answer) with the
/// truth, and adds the result. Throws nlohmann's exception if the truth is malformed. Keys that end
/// in `_wg33` assume the rule that the attacker's own hull stops a line; the others assume that it
/// does not.
void compareScore(const nlohmann::json& said, const nlohmann::json& truth, Figures& figures);

/// Compares a ruling that knew how many matches were dropped. Its keys end in `_dropped`; the
/// attacker's own hull stops a line.
void compareDroppedScore(const nlohmann::json& said, const nlohmann::json& truth, Figures& figures);

/// Returns the number of dropped matches.
int droppedIn(const nlohmann::json& truth);

} // namespace umpire
