#pragma once

#include "rules/game.h"

#include <array>
#include <optional>

namespace umpire {

/// Counts how often the lead changes hands. A side leads while the value of the position for it is
/// above 0.5 by more than a margin; between the margins the last leader keeps the lead.
///
/// The value is the mean of what the two sides expected last, for an engine thinks better of what
/// it is about to do than the other side does. Where more than two play, it is what the first side
/// expects.
class LeadChanges {
public:
    LeadChanges(int players, double margin) : players_(players), margin_(margin) {}

    /// What that player expects now: 0 lost, 1 won.
    void hear(Player player, double value);
    [[nodiscard]] int count() const { return count_; }

private:
    int players_;
    double margin_;
    std::array<std::optional<double>, 2> forFirst_; ///< as each side said it last
    std::optional<bool> firstLeads_;
    int count_ = 0;
};

} // namespace umpire
