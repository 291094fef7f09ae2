#pragma once

#include "app/game/live/live_game.h"

#include <set>
#include <string>

namespace umpire {

/// Formats events for `umpire referee`, one line each. Omits what an earlier line already said: a
/// known difference between table and record, and an open question.
class RefereeLines {
public:
    explicit RefereeLines(std::string hearer) : hearer_(std::move(hearer)) {}

    /// Takes the new position.
    void note(const LivePosition& position);
    /// Returns a line such as "  16.80  5. table: confirmed - …
    /// "; empty: nothing to print. `shown` is the hearer's view.
    std::string lineOf(const Announcement& shown);

private:
    [[nodiscard]] bool isSaidAlready(const Event& shown);

    std::string hearer_;
    LivePosition position_;
    std::string before_;              ///< the position before the next event; empty: secret
    bool isAtOdds_ = false;           ///< table and record differ, and that was printed
    bool hasJustAgreed_ = false;      ///< true if the last printed line was the agreement
    std::set<std::string> questions_; ///< standing questions that were printed
};

} // namespace umpire
