#pragma once

#include "app/game/live/live_game.h"

#include <set>
#include <string>

namespace umpire {

/// What `umpire referee` prints for people, a line an event. What a line before has said already
/// has none: a table at odds after it was told why, and a question that stands all the time.
class RefereeLines {
public:
    explicit RefereeLines(std::string hearer) : hearer_(std::move(hearer)) {}

    /// The game as it is from now on.
    void note(const LivePosition& position);
    /// "   16.80  5. table: confirmed - …\n"; empty: nothing is said. `shown`: as the hearer may
    /// know it.
    std::string lineOf(const Announcement& shown);

private:
    [[nodiscard]] bool isSaidAlready(const Event& shown);

    std::string hearer_;
    LivePosition position_;
    std::string before_;    ///< the position that the next event happens in; empty: it is secret
    bool isAtOdds_ = false; ///< table and record, and that was told
    bool hasJustAgreed_ = false;      ///< that was told last
    std::set<std::string> questions_; ///< that stand all the time, and were told
};

} // namespace umpire
