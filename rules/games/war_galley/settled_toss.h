#pragma once

#include "rules/games/war_galley/toss.h"

#include <map>

namespace umpire::war_galley {

/// The decisions of the players on close calls. None means that they have not decided the question.
struct TossAnswers {
    std::optional<bool> touches; ///< whether a match touches a galley or an order match (WG-32)
    std::optional<bool> inRange; ///< whether the target is in range (WG-27)
    std::map<std::string, bool> hits; ///< whether a match hits, by the match's id (WG-30)
    /// The number of hits. It counts only if the other answers leave a range that contains it.
    std::optional<int> count;

    bool operator==(const TossAnswers&) const = default;
};

/// Applies the players' answers to the ruling. Each answer narrows the range from `hitsMin` to
/// `hitsMax`. An answer to a question that was not too close to call has no effect.
TossRuling settled(TossRuling ruling, const TossAnswers& answers);

/// A question for the players. Answered questions are repeated, so that an answer can be changed.
struct TossDecision {
    enum class About { Range, Touch, Match, Count };
    About about = About::Match;
    std::string match; ///< id of the match, for `About::Match`
    int least = 0;     ///< minimum number of hits, for `About::Count`
    int most = 0;      ///< maximum number of hits, for `About::Count`
};

/// Returns the questions in the order in which they are asked. If the answers end the salvo, no
/// match is asked about. The count is asked last, when all other questions are answered and more
/// than one number is possible.
std::vector<TossDecision> decisionsFor(const TossRuling& ruling, const TossAnswers& answers);

} // namespace umpire::war_galley
