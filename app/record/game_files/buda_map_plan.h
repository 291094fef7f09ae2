#pragma once

#include "rules/games/buda_1686/scenario.h"
#include "rules/table/geometry.h"

#include <vector>

/// The zones' places on the printed map of Buda 1686. The kit draws the map from these places, and
/// the referee looks for the counters there.
namespace umpire {

/// A box in the map's frame: origin at its lower-left corner, x right, y up.
struct PlanBox {
    TablePoint corner; ///< lower left
    Millimetres width;
    Millimetres height;

    [[nodiscard]] TablePoint center() const {
        return corner + TablePoint{width * 0.5, height * 0.5};
    }
};

/// A zone: its header along the upper edge, places for units, and a wall's breaches on the side
/// away from the middle of the map.
struct ZonePlan {
    PlanBox box; ///< bounds the whole zone
    PlanBox header;
    std::vector<PlanBox> places;
    std::vector<PlanBox> breaches;
};

inline constexpr Millimetres kBudaMapWidth = 540_mm;
inline constexpr Millimetres kBudaMapHeight = 456_mm;

/// A road between the middles of two zones, which cover its ends.
struct PlanRoad {
    TablePoint from;
    TablePoint to;
};

/// Returns one plan per zone; all are inside the map.
std::vector<ZonePlan> budaMapPlan(const buda_1686::Scenario& scenario);
/// Returns each road once.
std::vector<PlanRoad> budaMapRoads(const buda_1686::Scenario& scenario);

} // namespace umpire
