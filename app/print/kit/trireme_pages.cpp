#include "app/print/kit/pages.h"
#include "app/print/kit/trireme_figures.h"
#include "app/record/game_files/trireme_domain_file.h"
#include "rules/settings_text.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <QPainterPath>

namespace umpire::kit {
namespace {

using triremes::Chart;
using triremes::Heading;
using triremes::Square;
using triremes::Terrain;

/// Side of a square of the map, in millimetres (TR-3).
constexpr double kChartSquare = 10.0;
constexpr double kChartBorder = 6.0;
const QColor kSea(214, 232, 242);
const QColor kCoast(206, 176, 124);
const QColor kWall(150, 138, 128);
const QColor kAnchor(60, 84, 116);

QRectF placeOf(const Chart& chart, Square square) {
    const CellName name = chart.nameOf(square);
    return {kChartBorder + name.column * kChartSquare,
            kChartBorder + (chart.rows - 1 - name.row) * kChartSquare, kChartSquare, kChartSquare};
}

/// Draws a fortress as battlements above two rows of stones.
void drawFortress(Sheet& sheet, const QRectF& at) {
    sheet.box(at, kWall, 0);
    QPainterPath stones;
    for (int merlon = 0; merlon < 3; ++merlon) {
        stones.addRect(at.left() + 0.6 + 3.3 * merlon, at.top() + 1.0, 2.2, 2.4);
    }
    stones.addRect(at.left() + 0.6, at.top() + 3.9, 4.1, 2.3);
    stones.addRect(at.left() + 5.3, at.top() + 3.9, 4.1, 2.3);
    stones.addRect(at.left() + 0.6, at.top() + 6.8, 2.0, 2.3);
    stones.addRect(at.left() + 3.2, at.top() + 6.8, 3.8, 2.3);
    stones.addRect(at.left() + 7.6, at.top() + 6.8, 1.8, 2.3);
    sheet.fill(stones, QColor(212, 204, 192));
}

/// Draws a small anchor on the square of the bow, and the outline of the ship that starts there.
void drawAnchor(Sheet& sheet, const Chart& chart, const triremes::Anchor& anchor) {
    QPainter& painter = sheet.painter();
    const Kept kept(painter);
    painter.translate(placeOf(chart, anchor.bow).center());
    painter.rotate(90 * int(anchor.heading));
    QPen outline(kAnchor, 0.2, Qt::CustomDashLine);
    outline.setDashPattern({4, 4});
    painter.setPen(outline);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(-4.2, -4.2, 8.4, 18.4), 1.5, 1.5);
    painter.setPen(QPen(kAnchor, 0.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawEllipse(QPointF(0, -2.6), 0.6, 0.6);
    painter.drawLine(QPointF(0, -2), QPointF(0, 2.6));
    painter.drawLine(QPointF(-1.4, -1.2), QPointF(1.4, -1.2));
    painter.drawArc(QRectF(-2.4, -2.2, 4.8, 4.8), 16 * 200, 16 * 140);
}

void drawCompass(Sheet& sheet, const QRectF& at) {
    QPainterPath rose;
    for (int ray = 0; ray < 8; ++ray) {
        const double angle = ray * std::numbers::pi / 4;
        const double length = ray % 2 == 0 ? 4.0 : 2.2;
        const QPointF side(std::cos(angle + 1.2), std::sin(angle + 1.2));
        const QPointF other(std::cos(angle - 1.2), std::sin(angle - 1.2));
        rose.moveTo(at.center() + QPointF(std::cos(angle), std::sin(angle)) * length);
        rose.lineTo(at.center() + side * 0.9);
        rose.lineTo(at.center() + other * 0.9);
        rose.closeSubpath();
    }
    rose.setFillRule(Qt::WindingFill);
    sheet.fill(rose, kAnchor);
    sheet.painter().setPen(QPen(kAnchor, 0.3));
    sheet.painter().setBrush(Qt::NoBrush);
    sheet.painter().drawEllipse(at.center(), 4.3, 4.3);
}

void drawTerrain(Sheet& sheet, const Chart& chart) {
    for (Square square = 0; square < chart.squareCount(); ++square) {
        const QRectF at = placeOf(chart, square);
        const Terrain terrain = chart.terrain[std::size_t(square)];
        sheet.box(at, terrain == Terrain::Sea ? kSea : kCoast, 0.15);
        if (terrain == Terrain::Fortress) {
            drawFortress(sheet, at);
            sheet.box(at, Qt::transparent, 0.15);
        }
    }
}

void drawNames(Sheet& sheet, const Chart& chart) {
    const double wide = chart.columns * kChartSquare;
    const double high = chart.rows * kChartSquare;
    for (int column = 0; column < chart.columns; ++column) {
        for (const double y : {0.0, kChartBorder + high}) {
            sheet.text({kChartBorder + column * kChartSquare, y, kChartSquare, kChartBorder},
                       QString(QChar('a' + column)), centred(3.2));
        }
    }
    for (int row = 0; row < chart.rows; ++row) {
        for (const double x : {0.0, kChartBorder + wide}) {
            sheet.text(
                {x, kChartBorder + high - (row + 1) * kChartSquare, kChartBorder, kChartSquare},
                QString::number(row + 1), centred(3.2));
        }
    }
}

/// Draws the map. Its compasses are at the same places as in a printed edition of the rulebook.
void drawMap(Sheet& sheet, const triremes::Atlas& atlas, triremes::Layout layout) {
    const Chart& chart = atlas.charts[std::size_t(layout)];
    drawTerrain(sheet, chart);
    drawNames(sheet, chart);
    for (const triremes::Anchor& anchor : chart.anchors) {
        drawAnchor(sheet, chart, anchor);
    }
    if (atlas.domain.compass && layout == triremes::Layout::OneBook) {
        const Square near = chart.find(*atlas.domain.compass);
        drawCompass(sheet, placeOf(chart, near));
        drawCompass(sheet, placeOf(chart, chart.squareCount() - 1 - near));
    }
    sheet.box({kChartBorder, kChartBorder, chart.columns * kChartSquare, chart.rows * kChartSquare},
              Qt::transparent, 0.6);
}

void drawFleet(Sheet& sheet, const QRectF& row, Fleet fleet, int ships) {
    constexpr double kGap = 3.0;
    const double used = ships * (kShipWidth + kGap) - kGap;
    for (int ship = 0; ship < ships; ++ship) {
        drawShipStrip(sheet, {row.center().x() - used / 2 + ship * (kShipWidth + kGap), row.top()},
                      fleet, ship + 1);
    }
    sheet.cropMarks({row.center().x() - used / 2, row.top(), used, kStripHeight});
}

void drawArmies(Sheet& sheet, const QRectF& row, int soldiers) {
    constexpr double kGap = 3.0;
    const double used = 2 * soldiers * (kSoldierWidth + kGap) - kGap;
    for (int soldier = 0; soldier < 2 * soldiers; ++soldier) {
        drawSoldierStrip(
            sheet, {row.center().x() - used / 2 + soldier * (kSoldierWidth + kGap), row.top()},
            soldier < soldiers ? Fleet::Roman : Fleet::Greek);
    }
    sheet.cropMarks({row.center().x() - used / 2, row.top(), used, kStripHeight});
}

/// Returns the number of players' maps on the chart. A page of figures serves two of them.
int domainsOf(const triremes::Atlas& atlas, const Chart& chart) {
    return int(chart.anchors.size() / std::max<std::size_t>(1, atlas.domain.anchors.size()));
}

/// Draws the figures. The ships in the last two rows are spare, and replace captured ships.
void drawFigures(Sheet& sheet, const triremes::Atlas& atlas) {
    sheet.newPage(sheet.say("Triremes and hoplites") + ": " + sheet.say("figures"));
    const QRectF content = sheet.content();
    const int ships = int(atlas.domain.anchors.size());
    const double hint = 22.0;
    sheet.text({content.left(), content.top(), content.width(), hint - 2},
               sheet.say("Cut out each strip whole. Fold it in the middle, pictures outwards, and "
                         "the coloured fields outwards; glue those on a piece of card, 19 x 9 mm "
                         "for a ship, 9 x 9 mm for a soldier. The yellow end of the base is the "
                         "bow. A captured ship is replaced by a spare one of its captor."),
               {3.4});
    const double pitch = kStripHeight + 6;
    const auto row = [&](int index) {
        return QRectF(content.left(), content.top() + hint + 4 + index * pitch, content.width(),
                      kStripHeight);
    };
    drawFleet(sheet, row(0), Fleet::Roman, ships);
    drawFleet(sheet, row(1), Fleet::Greek, ships);
    drawArmies(sheet, row(2), atlas.domain.soldiers);
    drawFleet(sheet, row(3), Fleet::Roman, ships);
    drawFleet(sheet, row(4), Fleet::Greek, ships);
}

Loaded<Contents> contentsOfTriremes(Sheet& sheet, const KitRequest& request) {
    return filesOf(request).and_then(&resourcesFrom<Triremes>).map([&](const auto& atlas) {
        const triremes::Layout layout =
            std::get<triremes::Settings>(parseSettings<Triremes>(request.variant, atlas)).layout;
        const Chart& chart = atlas->charts[std::size_t(layout)];
        const Poster map{sheet.say("Triremes and hoplites") + ": " + sheet.say("map"),
                         QSizeF(chart.columns * kChartSquare + 2 * kChartBorder,
                                chart.rows * kChartSquare + 2 * kChartBorder),
                         [atlas, layout](Sheet& on) { drawMap(on, *atlas, layout); },
                         {request.what,
                          {Millimetres(kChartBorder), Millimetres(kChartBorder)},
                          Millimetres(kChartSquare),
                          chart.columns,
                          chart.rows}};
        const int domains = domainsOf(*atlas, chart);
        return Contents{{map}, [atlas, domains](Sheet& on) {
                            for (int drawn = 0; drawn < domains; drawn += 2) {
                                drawFigures(on, *atlas);
                            }
                        }};
    });
}

} // namespace

template <>
GameKit kitOf<Triremes>() {
    return {&contentsOfTriremes,
            {kGlueSheets,
             {"stand_figure", "Cut out each figure, fold it in the middle, and glue its base "
                              "on card. It stands upright."},
             kMapInTags,
             {"die_beside", "Leave room beside the map for the die."}},
            VariantPages::OneEach,
            {"light", "dark"}};
}

} // namespace umpire::kit
