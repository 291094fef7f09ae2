#pragma once

#include "rules/table/pieces.h"

#include <string>
#include <vector>

namespace umpire::desk {

/// Where a galley is to be moved: its footprint in the table's frame, the bow's edge first and
/// last.
struct GalleyGoal {
    std::string name;
    Hull hull;
    bool operator==(const GalleyGoal&) const = default;
};

/// While War Galley's table owes its movement (WG-20); none at other times and in other games.
std::vector<GalleyGoal> galleyGoals(const std::string& game, const std::string& position);

} // namespace umpire::desk
