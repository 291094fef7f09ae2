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
    /// Returns a line such as "  16.80  5. table: confirmed - …"; empty if there is nothing to
    /// print. `shown` is the event in the hearer's view.
    std::string lineOf(const Announcement& shown);

private:
    [[nodiscard]] bool isSaidAlready(const Event& shown);

    std::string hearer_;
    LivePosition position_;
    std::string before_;    ///< the position before the next event; empty: secret
    bool isAtOdds_ = false; ///< true if table and record differ and this was printed
    /// true if the last line said that table and record agree again
    bool hasJustAgreed_ = false;
    std::set<std::string> questions_; ///< the open questions that were printed
};

} // namespace umpire
