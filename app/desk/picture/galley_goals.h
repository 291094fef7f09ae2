#pragma once

#include "rules/table/pieces.h"

#include <string>
#include <vector>

namespace umpire::desk {

/// The target of a galley: its footprint in the table's frame, the bow's edge first and
/// last.
struct GalleyGoal {
    std::string name;
    Hull hull;
    bool operator==(const GalleyGoal&) const = default;
};

/// Returns targets while War Galley's table must show movements (WG-20); otherwise empty.
std::vector<GalleyGoal> galleyGoals(const std::string& game, const std::string& position);

} // namespace umpire::desk
