#pragma once

#include "rules/games/war_galley/toss.h"

#include <map>

namespace umpire::war_galley {

/// The players' decisions on close calls. A question without an answer stays open.
struct TossAnswers {
    std::optional<bool> touches;      ///< a match touches a galley or an order match (WG-32)
    std::optional<bool> inRange;      ///< WG-27
    std::map<std::string, bool> hits; ///< by the match's id (WG-30)
    /// The number of hits, if all other answers are given and leave a range with this number.
    std::optional<int> count;

    bool operator==(const TossAnswers&) const = default;
};

/// Applies the players' answers to the ruling. An answer to a question that was not too close has
/// no effect. Each answer narrows the range from `hitsMin` to `hitsMax`.
TossRuling settled(TossRuling ruling, const TossAnswers& answers);

/// A question for the players. Answered questions are asked too, so that an answer can be changed.
struct TossDecision {
    enum class About { Range, Touch, Match, Count };
    About about = About::Match;
    std::string match; ///< the id, for `Match`
    int least = 0;     ///< for `Count`: the fewest hits that the players may say
    int most = 0;      ///< for `Count`: the maximum
};

/// Returns the questions in the order of asking. A salvo that the answers end asks for no match.
/// The count is asked last, when every other question is answered and a range is left.
std::vector<TossDecision> decisionsFor(const TossRuling& ruling, const TossAnswers& answers);

} // namespace umpire::war_galley
