#include "app/record/game_files/buda_map_plan.h"

#include <algorithm>
#include <cmath>

namespace umpire {
namespace {

using buda_1686::Scenario;
using buda_1686::Zone;
using buda_1686::ZoneKind;

constexpr Millimetres kSlot = 30_mm;
constexpr Millimetres kHeader = 8_mm;
constexpr Millimetres kPad = 2_mm;
constexpr Millimetres kMargin = 5_mm;
constexpr int kCampSlots = 4;

/// Returns `count` boxes in rows of `columns` boxes, from the top down. The upper-left corner of
/// the whole grid is (0, 0).
std::vector<PlanBox> grid(int count, int columns) {
    std::vector<PlanBox> cells;
    for (int i = 0; i < count; ++i) {
        const TablePoint corner{kSlot * (i % columns), kSlot * -(double(i / columns) + 1.0)};
        cells.push_back({corner, kSlot, kSlot});
    }
    return cells;
}

PlanBox around(const std::vector<PlanBox>& cells) {
    PlanBox all = cells.empty() ? PlanBox{} : cells.front();
    for (const PlanBox& cell : cells) {
        const TablePoint far{std::max(all.corner.x + all.width, cell.corner.x + cell.width),
                             std::max(all.corner.y + all.height, cell.corner.y + cell.height)};
        all.corner = {std::min(all.corner.x, cell.corner.x), std::min(all.corner.y, cell.corner.y)};
        all.width = far.x - all.corner.x;
        all.height = far.y - all.corner.y;
    }
    return all;
}

void moveBy(ZonePlan& plan, TablePoint step) {
    plan.box.corner = plan.box.corner + step;
    plan.header.corner = plan.header.corner + step;
    for (std::vector<PlanBox>* cells : {&plan.places, &plan.breaches}) {
        for (PlanBox& cell : *cells) {
            cell.corner = cell.corner + step;
        }
    }
}

/// The direction from the middle of the map to a zone, along x or along y.
struct Outwards {
    double x = 0;
    double y = 0;
};

Outwards outwardsOf(TablePoint away) {
    if (abs(away.x) > abs(away.y)) {
        return {away.x > 0_mm ? 1.0 : -1.0, 0};
    }
    return {0, away.y >= 0_mm ? 1.0 : -1.0};
}

/// Returns the parts of a zone: the places, the breaches beside them, and the header above both.
ZonePlan planAt(const Zone& zone, Outwards outwards) {
    const bool sideways = outwards.x != 0;
    const bool camp = zone.kind == ZoneKind::Camp;
    const int count = camp ? kCampSlots : zone.capacity;
    const bool square = !camp && count == 4;
    ZonePlan plan;
    plan.places = grid(count, square ? 2 : sideways ? 1 : std::max(1, count));
    std::vector<PlanBox> all = plan.places;
    if (zone.breaches > 0) {
        plan.breaches = grid(zone.breaches, sideways ? 1 : zone.breaches);
        const PlanBox places = around(plan.places);
        const PlanBox breaches = around(plan.breaches);
        const TablePoint beside{((places.width + breaches.width) * 0.5 + kPad) * outwards.x,
                                ((places.height + breaches.height) * 0.5 + kPad) * outwards.y};
        for (PlanBox& cell : plan.breaches) {
            cell.corner = cell.corner + (places.center() - breaches.center()) + beside;
        }
        all.insert(all.end(), plan.breaches.begin(), plan.breaches.end());
    }
    const PlanBox inner = around(all);
    plan.box = {inner.corner - TablePoint{kPad, kPad}, inner.width + kPad * 2,
                inner.height + kPad * 2 + kHeader};
    plan.header = {plan.box.corner + TablePoint{0_mm, plan.box.height - kHeader}, plan.box.width,
                   kHeader};
    return plan;
}

/// Returns the place of the zone in the scenario's units, with y pointing up.
TablePoint drawnAt(const Zone& zone) {
    return {Millimetres(zone.at.x), Millimetres(-zone.at.y)};
}

} // namespace

std::vector<ZonePlan> budaMapPlan(const Scenario& scenario) {
    std::vector<PlanBox> drawn;
    for (const Zone& zone : scenario.zones) {
        drawn.push_back({drawnAt(zone), 0_mm, 0_mm});
    }
    PlanBox spread = around(drawn);
    spread.width = std::max(spread.width, 0.01_mm);
    spread.height = std::max(spread.height, 0.01_mm);
    TablePoint middle = spread.center();
    for (const Zone& zone : scenario.zones) {
        middle = zone.kind == ZoneKind::Centre ? drawnAt(zone) : middle;
    }
    const Millimetres inset = kSlot * 0.5 + kPad + kMargin;
    const PlanBox room{{inset, inset + kHeader * 0.5},
                       kBudaMapWidth - inset * 2,
                       kBudaMapHeight - inset * 2 - kHeader};
    std::vector<ZonePlan> plans;
    for (const Zone& zone : scenario.zones) {
        const TablePoint at = drawnAt(zone);
        ZonePlan plan = planAt(zone, outwardsOf(at - middle));
        const TablePoint wanted =
            room.corner + TablePoint{room.width * ((at.x - spread.corner.x) / spread.width),
                                     room.height * ((at.y - spread.corner.y) / spread.height)};
        moveBy(plan, wanted - plan.box.center());
        plans.push_back(plan);
    }
    return plans;
}

std::vector<PlanRoad> budaMapRoads(const Scenario& scenario) {
    const std::vector<ZonePlan> plans = budaMapPlan(scenario);
    std::vector<PlanRoad> roads;
    for (int a = 0; a < buda_1686::zoneCount(scenario); ++a) {
        for (int b = 0; b < a; ++b) {
            if (areNeighbours(scenario, a, b)) {
                roads.push_back(
                    {plans[std::size_t(a)].box.center(), plans[std::size_t(b)].box.center()});
            }
        }
    }
    return roads;
}

} // namespace umpire
