#pragma once

#include "rules/games/war_galley/toss.h"

#include <map>

namespace umpire::war_galley {

/// What the players say of what was too close to call. What they did not say stays open.
struct TossAnswers {
    std::optional<bool> touches;      ///< a match touches a galley or an order match (WG-32)
    std::optional<bool> inRange;      ///< WG-27
    std::map<std::string, bool> hits; ///< by the match's id (WG-30)

    bool operator==(const TossAnswers&) const = default;
};

/// The ruling with the players' answers. An answer to what was not too close changes nothing. Each
/// answer narrows `hitsMin` to `hitsMax`.
TossRuling settled(TossRuling ruling, const TossAnswers& answers);

} // namespace umpire::war_galley
