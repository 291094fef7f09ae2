#pragma once

#include "rules/game.h"

#include <array>
#include <optional>

namespace umpire {

/// Counts how often the lead passes from one side to the other. A side leads while its value
/// exceeds 0.5 by more than a margin. While no value does, the last leader keeps the lead. The
/// value is the mean of both sides' last expectations, because an engine values its own next action
/// more highly than the opponent does. With more than two players, the value is the first side's
/// expectation.
class LeadChanges {
public:
    LeadChanges(int players, double margin) : players_(players), margin_(margin) {}

    /// Takes the value that the player expects at its turn: 0 is lost, 1 is won.
    void hear(Player player, double value);
    [[nodiscard]] int count() const { return count_; }

private:
    int players_;
    double margin_;
    /// Last expectation of each side, as the first side's value.
    std::array<std::optional<double>, 2> forFirst_;
    std::optional<bool> firstLeads_;
    int count_ = 0;
};

} // namespace umpire
