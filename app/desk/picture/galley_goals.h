#pragma once

#include "rules/table/pieces.h"

#include <string>
#include <vector>

namespace umpire::desk {

/// The place that a galley must be moved to: its outline in the table's frame. The first and last
/// corners are the bow's.
struct GalleyGoal {
    std::string name;
    Hull hull;
    bool operator==(const GalleyGoal&) const = default;
};

/// Returns the places of all galleys that must be moved, if `game` is War Galley and the position
/// waits for these movements on the table (WG-20); otherwise empty.
std::vector<GalleyGoal> galleyGoals(const std::string& game, const std::string& position);

} // namespace umpire::desk
