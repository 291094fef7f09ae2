#pragma once

#include "rules/games/war_galley/toss.h"

#include <map>

namespace umpire::war_galley {

/// The players' decisions on close calls. A question without an answer stays open.
struct TossAnswers {
    std::optional<bool> touches;      ///< a match touches a galley or an order match (WG-32)
    std::optional<bool> inRange;      ///< WG-27
    std::map<std::string, bool> hits; ///< by the match's id (WG-30)

    bool operator==(const TossAnswers&) const = default;
};

/// Applies the players' answers to the ruling. An answer to a question that was not too close has
/// no effect. Each answer narrows the range from `hitsMin` to `hitsMax`.
TossRuling settled(TossRuling ruling, const TossAnswers& answers);

} // namespace umpire::war_galley
