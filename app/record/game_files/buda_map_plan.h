#pragma once

#include "rules/games/buda_1686/scenario.h"
#include "rules/table/geometry.h"

#include <vector>

/// The places of the zones on the printed map of Buda 1686. The kit draws the map with them, and
/// the referee looks for counters there.
namespace umpire {

/// A rectangle on the map. The origin of the map is at the lower-left corner; x points right, and y
/// up.
struct PlanBox {
    TablePoint corner; ///< lower-left corner
    Millimetres width;
    Millimetres height;

    [[nodiscard]] TablePoint center() const {
        return corner + TablePoint{width * 0.5, height * 0.5};
    }
};

/// The parts of a zone. The header lies along the upper edge. The breaches of a wall lie on the
/// side that is away from the middle of the map.
struct ZonePlan {
    PlanBox box; ///< encloses all parts
    PlanBox header;
    std::vector<PlanBox> places;
    std::vector<PlanBox> breaches;
};

inline constexpr Millimetres kBudaMapWidth = 540_mm;
inline constexpr Millimetres kBudaMapHeight = 456_mm;

/// A road between the middles of two zones. The zones are drawn over its ends.
struct PlanRoad {
    TablePoint from;
    TablePoint to;
};

/// Returns a plan for each zone of the scenario, in the same order. All plans lie within the map.
std::vector<ZonePlan> budaMapPlan(const buda_1686::Scenario& scenario);
/// Returns the roads of the map, each of them once.
std::vector<PlanRoad> budaMapRoads(const buda_1686::Scenario& scenario);

} // namespace umpire
