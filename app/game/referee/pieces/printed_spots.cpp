#include "app/game/referee/pieces/printed_spots.h"

#include "app/game/referee/pieces/buda_table.h"
#include "app/record/game_files/buda_map_plan.h"

namespace umpire::referee {

std::vector<SpotArea> budaAreas(const buda_1686::Scenario& scenario, TablePoint corner) {
    std::vector<SpotArea> areas;
    const auto add = [&](int spot, const PlanBox& box) {
        areas.push_back({spot, corner + box.corner, box.width, box.height});
    };
    const std::vector<ZonePlan> plans = budaMapPlan(scenario);
    for (buda_1686::ZoneIndex zone = 0; zone < int(plans.size()); ++zone) {
        const ZonePlan& plan = plans[std::size_t(zone)];
        for (const PlanBox& place : plan.places) {
            add(BudaTable::zoneSpot(zone), place);
        }
        add(BudaTable::zoneSpot(zone), plan.header);
        for (const PlanBox& breach : plan.breaches) {
            add(BudaTable::breachSpot(zone), breach);
        }
    }
    return areas;
}

std::vector<SpotArea> budaZones(const buda_1686::Scenario& scenario) {
    std::vector<SpotArea> areas;
    const auto add = [&](int spot, const PlanBox& box) {
        areas.push_back({spot, box.corner, box.width, box.height});
    };
    const std::vector<ZonePlan> plans = budaMapPlan(scenario);
    for (buda_1686::ZoneIndex zone = 0; zone < int(plans.size()); ++zone) {
        add(BudaTable::zoneSpot(zone), plans[std::size_t(zone)].box);
        for (const PlanBox& breach : plans[std::size_t(zone)].breaches) {
            add(BudaTable::breachSpot(zone), breach);
        }
    }
    return areas;
}

std::vector<SpotArea> squareAreas(const BoardPlacement& board) {
    std::vector<SpotArea> areas;
    for (int square = 0; square < board.columns * board.rows; ++square) {
        const TablePoint corner{board.cell * (square % board.columns),
                                board.cell * double(square / board.columns)};
        areas.push_back({square, board.origin + corner, board.cell, board.cell});
    }
    return areas;
}

} // namespace umpire::referee
