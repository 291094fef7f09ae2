#pragma once

#include "rules/game.h"

#include <array>
#include <optional>

namespace umpire {

/// Counts how often the lead changes. A side leads while its value of the position exceeds 0.5 by
/// more than a margin; between the margins the last leader still leads. The value is the mean of
/// what both sides last expected, because an engine values its own next action more highly than the
/// other side does. With more than two players, the value is what the first side expects.
class LeadChanges {
public:
    LeadChanges(int players, double margin) : players_(players), margin_(margin) {}

    /// Takes the value that the player now expects: 0 lost, 1 won.
    void hear(Player player, double value);
    [[nodiscard]] int count() const { return count_; }

private:
    int players_;
    double margin_;
    std::array<std::optional<double>, 2> forFirst_; ///< each side's last value
    std::optional<bool> firstLeads_;
    int count_ = 0;
};

} // namespace umpire
