#pragma once

#include "app/game/live/live_game.h"

#include <set>
#include <string>

namespace umpire {

/// Formats events for `umpire referee`, one line each. Omits what an earlier line already said: a
/// known difference of table and record, and a standing question.
class RefereeLines {
public:
    explicit RefereeLines(std::string hearer) : hearer_(std::move(hearer)) {}

    /// Takes the new position.
    void note(const LivePosition& position);
    /// Returns "   16.80  5. table: confirmed - …\n"; empty: nothing to print. `shown`: as the
    /// hearer may know it.
    std::string lineOf(const Announcement& shown);

private:
    [[nodiscard]] bool isSaidAlready(const Event& shown);

    std::string hearer_;
    LivePosition position_;
    std::string before_;              ///< the position before the next event; empty: secret
    bool isAtOdds_ = false;           ///< table and record differ, and that was printed
    bool hasJustAgreed_ = false;      ///< that was printed last
    std::set<std::string> questions_; ///< standing questions that were printed
};

} // namespace umpire
