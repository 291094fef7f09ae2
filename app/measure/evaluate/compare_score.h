#pragma once

#include "app/measure/evaluate/figures.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// Adds how what `umpire score` said of a toss (`umpire.toss/1`; null: there is no answer) agrees
/// with the truth. Throws nlohmann's exception where the truth is malformed.
///
/// Keys that end in `_wg33` follow the rule that the attacker's own hull stops a line. For the
/// others it does not.
void compareScore(const nlohmann::json& said, const nlohmann::json& truth, Figures& figures);

/// The same of a ruling that was told how many matches were dropped. Its keys end in `_dropped`;
/// the attacker's own hull stops a line.
void compareDroppedScore(const nlohmann::json& said, const nlohmann::json& truth, Figures& figures);

/// How many matches were dropped.
int droppedIn(const nlohmann::json& truth);

} // namespace umpire
