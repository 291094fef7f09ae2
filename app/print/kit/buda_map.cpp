#include "app/print/kit/buda_map.h"

#include "app/record/game_files/buda_map_plan.h"

#include <algorithm>
#include <cmath>

namespace umpire::kit {
namespace {

using buda_1686::Scenario;
using buda_1686::Side;
using buda_1686::Zone;
using buda_1686::ZoneKind;

const QSizeF kMap(kBudaMapWidth.value(), kBudaMapHeight.value());

/// Size of a cell in the table file, which needs a size although this map has no squares.
constexpr Millimetres kTableCell = 12_mm;

const QColor kGround(244, 236, 214);
const QColor kRoad(208, 184, 140);
const QColor kWallFill(214, 200, 184);
const QColor kBreach(236, 206, 160);
const QColor kCampFill(230, 232, 238);
const QColor kCastle(232, 222, 206);

/// The parts of a zone on the paper; y points down.
struct Plan {
    QRectF box;
    std::vector<QRectF> places;
    std::vector<QRectF> breaches;
    QRectF header;
};

QRectF onPaper(const PlanBox& box) {
    return {box.corner.x.value(), kMap.height() - (box.corner.y + box.height).value(),
            box.width.value(), box.height.value()};
}

std::vector<QRectF> onPaper(const std::vector<PlanBox>& boxes) {
    std::vector<QRectF> all;
    for (const PlanBox& box : boxes) {
        all.push_back(onPaper(box));
    }
    return all;
}

std::vector<Plan> plansOf(const Scenario& scenario) {
    std::vector<Plan> plans;
    for (const ZonePlan& zone : budaMapPlan(scenario)) {
        plans.push_back({onPaper(zone.box), onPaper(zone.places), onPaper(zone.breaches),
                         onPaper(zone.header)});
    }
    return plans;
}

void drawRoads(Sheet& sheet, const Scenario& scenario) {
    QPainter& painter = sheet.painter();
    const auto onMap = [](TablePoint point) {
        return QPointF(point.x.value(), kMap.height() - point.y.value());
    };
    for (const PlanRoad& road : budaMapRoads(scenario)) {
        painter.setPen(QPen(kInk, 5.4, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(onMap(road.from), onMap(road.to));
        painter.setPen(QPen(kRoad, 4.8, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(onMap(road.from), onMap(road.to));
    }
}

/// Draws a wall as a box with battlements. These are always at the upper edge, because at the outer
/// edge they could hide the breaches.
void drawWall(Sheet& sheet, const QRectF& box) {
    QPainterPath merlons;
    constexpr double kPitch = 6.0;
    const int along = int(box.width() / kPitch);
    const double step = box.width() / std::max(1, along);
    for (int i = 0; i < along; ++i) {
        merlons.addRect(box.left() + (i + 0.25) * step, box.top() - 2.2, step / 2, 2.2);
    }
    sheet.fill(merlons, QColor(110, 98, 86));
    sheet.box(box, kWallFill, 0.8);
}

void drawTerrain(Sheet& sheet, const Plan& plan, int terrain) {
    const QRectF badge(plan.header.right() - 7.6, plan.header.top() + 0.7, 6.6, 6.6);
    sheet.painter().setPen(QPen(kInk, 0.4));
    sheet.painter().setBrush(QColor(214, 110, 70));
    sheet.painter().drawEllipse(badge);
    sheet.text(badge, QString::number(terrain), {4.4, Qt::AlignCenter, QFont::Bold, kNoInk});
}

/// Draws a place for a unit, and the unit that starts there; null: none.
void drawSlot(Sheet& sheet, const QRectF& cell, const QColor& tint,
              const buda_1686::Unit* beginner) {
    sheet.box(cell.adjusted(0.6, 0.6, -0.6, -0.6), tint, 0.3);
    if (beginner == nullptr) {
        return;
    }
    const QColor grey(110, 104, 92);
    sheet.text(cell.adjusted(2, 3, -2, -14), nameOfUnit(sheet, *beginner),
               {3.4, Qt::AlignCenter, QFont::Normal, grey});
    sheet.text(cell.adjusted(2, 15, -2, -3),
               QString("%1 / %2").arg(beginner->full).arg(beginner->hurt),
               {4.6, Qt::AlignCenter, QFont::Bold, grey});
}

std::vector<const buda_1686::Unit*> beginners(const Scenario& scenario, int zone) {
    std::vector<const buda_1686::Unit*> units;
    for (const buda_1686::Unit& unit : scenario.units) {
        if (unit.start == zone) {
            units.push_back(&unit);
        }
    }
    return units;
}

void drawZone(Sheet& sheet, const Scenario& scenario, int index, const Plan& plan) {
    const Zone& zone = zoneOf(scenario, index);
    const bool camp = zone.kind == ZoneKind::Camp;
    if (camp) {
        sheet.box(plan.box, kCampFill, 0.5);
    } else {
        drawWall(sheet, plan.box);
    }
    const double badge = zone.terrain > 0 ? 9.0 : 1.0;
    sheet.text(plan.header.adjusted(1.5, 0.5, -badge, -0.5),
               QString::fromStdString(zone.id) + " · " + sheet.nameOf(zone.name),
               {4.0, Qt::AlignLeft | Qt::AlignVCenter, QFont::Bold, kInk});
    if (zone.terrain > 0) {
        drawTerrain(sheet, plan, zone.terrain);
    }
    const auto units = beginners(scenario, index);
    for (std::size_t i = 0; i < plan.places.size(); ++i) {
        drawSlot(sheet, plan.places[i], camp ? kNoInk : QColor(196, 220, 188),
                 i < units.size() ? units[i] : nullptr);
    }
    for (const QRectF& cell : plan.breaches) {
        drawSlot(sheet, cell, kBreach, nullptr);
        sheet.text(cell.adjusted(3, 10, -3, -10), sheet.say("breach"),
                   {3.2, Qt::AlignCenter, QFont::Normal, QColor(150, 110, 60)});
    }
}

void drawGround(Sheet& sheet, const Scenario& scenario, const std::vector<Plan>& plans) {
    sheet.box(QRectF(QPointF(), kMap), kGround, 0.6);
    QPainterPath castle;
    for (std::size_t i = 0; i < plans.size(); ++i) {
        if (scenario.zones[i].kind == ZoneKind::Wall ||
            scenario.zones[i].kind == ZoneKind::Centre) {
            castle.addRect(plans[i].box);
        }
    }
    sheet.painter().setPen(QPen(QColor(150, 132, 112), 1.2));
    sheet.painter().setBrush(kCastle);
    sheet.painter().drawRoundedRect(castle.boundingRect().adjusted(4, 4, -4, -4), 30, 30);
}

} // namespace

QString capitalisedName(const QString& name) {
    return name.left(1).toUpper() + name.mid(1);
}

QString nameOfUnit(Sheet& sheet, const buda_1686::Unit& unit) {
    using buda_1686::Troop;
    switch (unit.troop) {
    case Troop::Imperial:
        return capitalisedName(sheet.say("imperial"));
    case Troop::Hungarian:
        return capitalisedName(sheet.say("Hungarian"));
    case Troop::Bavarian:
        return capitalisedName(sheet.say("Bavarian"));
    case Troop::Saxon:
        return capitalisedName(sheet.say("Saxon"));
    case Troop::Janissary:
        return capitalisedName(sheet.say("janissary"));
    case Troop::Azab:
        return capitalisedName(sheet.say("azab"));
    case Troop::Officer:
        return sheet.nameOf(unit.name);
    }
    return {};
}

Poster budaMap(Sheet& sheet, const std::shared_ptr<const Scenario>& scenario) {
    return {sheet.say("The recapture of Buda, 1686") + ": " + sheet.say("map"),
            kMap,
            [scenario, plans = plansOf(*scenario)](Sheet& on) {
                drawGround(on, *scenario, plans);
                drawRoads(on, *scenario);
                for (int zone = 0; zone < buda_1686::zoneCount(*scenario); ++zone) {
                    drawZone(on, *scenario, zone, plans[std::size_t(zone)]);
                }
            },
            {"buda-1686",
             {},
             kTableCell,
             int(kBudaMapWidth / kTableCell),
             int(kBudaMapHeight / kTableCell)}};
}

} // namespace umpire::kit
