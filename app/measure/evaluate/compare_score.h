#pragma once

#include "app/measure/evaluate/figures.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// Compares the output of `umpire score` for a toss (`umpire.toss/1`; null: no answer) with the
/// truth, and adds the result to `figures`. For keys that end in `_wg33`, the attacker's own hull
/// stops a line; for the other keys it does not. Throws nlohmann's exception if the truth is
/// malformed.
void compareScore(const nlohmann::json& said, const nlohmann::json& truth, Figures& figures);

/// Does the same with a ruling that was given the number of dropped matches. The keys end in
/// `_dropped`; the attacker's own hull stops a line.
void compareDroppedScore(const nlohmann::json& said, const nlohmann::json& truth, Figures& figures);

/// Returns the number of dropped matches.
int droppedIn(const nlohmann::json& truth);

} // namespace umpire
