#include "app/print/kit/pictograms.h"

#include <algorithm>
#include <array>
#include <QPolygonF>

namespace umpire::kit {
namespace {

constexpr double kPictogramWide = 40.0;
constexpr double kPictogramHigh = 28.0;
const QColor kTableTint(238, 232, 220);
const QColor kPaperTint(252, 250, 244);
const QColor kGreyStrip(214, 214, 214);
const QColor kBoardTint(112, 158, 120);
const QColor kBlue(0, 114, 178);     // what to do
const QColor kVermilion(213, 94, 0); // what to avoid

void outline(Sheet& sheet, const QColor& ink, double width) {
    sheet.painter().setPen(QPen(ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    sheet.painter().setBrush(Qt::NoBrush);
}

void arrow(Sheet& sheet, QPointF from, QPointF to) {
    const QLineF way(from, to);
    outline(sheet, kBlue, 1.0);
    sheet.painter().drawLine(way);
    for (const double turn : {150.0, 210.0}) {
        QLineF barb = QLineF::fromPolar(3.2, way.angle() + turn).translated(to);
        sheet.painter().drawLine(barb);
    }
}

/// Draws two blades that open to the right, with the handles on the left.
void scissors(Sheet& sheet, QPointF hinge) {
    outline(sheet, kInk, 1.0);
    for (const double up : {-1.0, 1.0}) {
        sheet.painter().drawLine(hinge + QPointF(-4, 2.4 * up), hinge + QPointF(7.5, -2.6 * up));
        sheet.painter().drawEllipse(hinge + QPointF(-6, 3.4 * up), 2.3, 2.0);
    }
}

/// Draws small scissors along a cutting line; 0 points right, positive angles turn downwards.
void cutsAlong(Sheet& sheet, QPointF hinge, double degrees) {
    const Kept kept(sheet.painter());
    sheet.painter().translate(hinge);
    sheet.painter().rotate(degrees);
    sheet.painter().scale(0.5, 0.5);
    scissors(sheet, {});
}

void tagAt(Sheet& sheet, QPointF middle, double side) {
    const QRectF dark(middle.x() - side / 2, middle.y() - side / 2, side, side);
    sheet.box(dark.adjusted(-side / 6, -side / 6, side / 6, side / 6), kNoInk, 0.15);
    sheet.box(dark, kInk, 0);
    const double cell = side / 6;
    for (const QPointF at : {QPointF(1, 1), QPointF(3, 1), QPointF(2, 3), QPointF(4, 4)}) {
        sheet.box({dark.topLeft() + at * cell, QSizeF(cell, cell)}, kNoInk, 0);
    }
}

void cross(Sheet& sheet, const QRectF& over) {
    outline(sheet, kVermilion, 1.8);
    sheet.painter().drawLine(over.topLeft(), over.bottomRight());
    sheet.painter().drawLine(over.topRight(), over.bottomLeft());
}

void tableWithTags(Sheet& sheet) {
    sheet.box({1, 1, 38, 26}, kTableTint, 0.4);
    for (const QPointF corner : {QPointF(5, 5), QPointF(35, 5), QPointF(5, 23), QPointF(35, 23)}) {
        tagAt(sheet, corner, 4.4);
    }
}

void checks(Sheet& sheet, const QRectF& at, int columns, int rows) {
    const double wide = at.width() / columns;
    const double high = at.height() / rows;
    for (int i = 0; i < columns * rows; ++i) {
        const int column = i % columns;
        const int row = i / columns;
        sheet.box({at.left() + column * wide, at.top() + row * high, wide, high},
                  (column + row) % 2 == 0 ? kBoardTint : kPaperTint, 0.15);
    }
    sheet.box(at, Qt::transparent, 0.5);
}

void cutTags(Sheet& sheet) {
    sheet.box({16, 3, 20, 22}, kNoInk, 0.2);
    tagAt(sheet, {26, 13}, 11);
    outline(sheet, kFaint, 0.3);
    sheet.foldLine({12, 25}, {39, 25});
    scissors(sheet, {9, 25 - 3});
}

void noRuler(Sheet& sheet) {
    sheet.box({4, 10, 32, 8}, QColor(247, 240, 226), 0.4);
    for (int mark = 1; mark < 16; ++mark) {
        const double x = 4 + 2.0 * mark;
        sheet.line({x, 10}, {x, mark % 5 == 0 ? 14.5 : 12.5}, 0.3);
    }
    cross(sheet, {11, 5, 18, 18});
}

void noCover(Sheet& sheet) {
    tagAt(sheet, {17, 17}, 14);
    QPainterPath cup;
    cup.addEllipse(QPointF(24, 12), 8, 8);
    sheet.fill(cup, QColor(196, 160, 120));
    outline(sheet, kInk, 0.5);
    sheet.painter().drawEllipse(QPointF(24, 12), 8, 8);
    sheet.painter().drawEllipse(QPointF(24, 12), 5.6, 5.6);
    sheet.painter().drawArc(QRectF(30.5, 8.5, 6, 7), 16 * 260, 16 * 200);
    cross(sheet, {10, 4, 20, 20});
}

void glueSheets(Sheet& sheet) {
    sheet.box({2, 3, 13, 22}, kPaperTint, 0.3);
    checks(sheet, {3.5, 5, 11.5, 18}, 2, 3);
    sheet.box({15, 3, 3.4, 22}, kGreyStrip, 0.3);
    sheet.box({23, 3, 15, 22}, kPaperTint, 0.3);
    checks(sheet, {25, 5, 11.5, 18}, 2, 3);
    sheet.foldLine({25, 1}, {25, 27});
    cutsAlong(sheet, {25, 24}, -90);
    arrow(sheet, {30, 14}, {17.4, 14});
}

void glueDisc(Sheet& sheet) {
    QPainterPath side;
    side.addRoundedRect(QRectF(8, 18, 24, 7), 2.5, 2.5);
    sheet.fill(side, QColor(190, 190, 196));
    outline(sheet, kInk, 0.4);
    sheet.painter().drawPath(side);
    QPainterPath disc;
    disc.addEllipse(QPointF(20, 5.2), 11, 4.2);
    sheet.fill(disc, QColor(240, 205, 150));
    outline(sheet, kInk, 0.3);
    sheet.painter().drawPath(disc);
    cutsAlong(sheet, {6, 6.4}, -10);
    arrow(sheet, {20, 10.5}, {20, 16.8});
    outline(sheet, kInk, 0.3);
    sheet.line({35, 18}, {35, 25}, 0.4);
    sheet.line({33.6, 18}, {36.4, 18}, 0.4);
    sheet.line({33.6, 25}, {36.4, 25}, 0.4);
}

void foldStrip(Sheet& sheet) {
    sheet.box({4, 2, 12, 12}, kGreyStrip, 0);
    sheet.box({4, 14, 12, 12}, kBoardTint, 0);
    sheet.box({4, 2, 12, 24}, Qt::transparent, 0.4);
    sheet.foldLine({1.6, 14}, {18.4, 14});
    cutsAlong(sheet, {4, 25}, -90);
    outline(sheet, kBlue, 1.0);
    sheet.painter().drawArc(QRectF(10, 6, 14, 16), 16 * -80, 16 * 160);
    arrow(sheet, {18.4, 21.7}, {16.6, 22});
    sheet.box({27.6, 8.6, 12, 12}, kGreyStrip, 0.4);
    sheet.box({26, 7, 12, 12}, kBoardTint, 0.4);
}

/// Draws it on its base, from (6, 5) to (34, 25).
void uprightFigure(Sheet& sheet) {
    sheet.painter().setPen(QPen(kInk, 0.4));
    sheet.painter().setBrush(kGreyStrip);
    sheet.painter().drawPolygon(
        QPolygonF({QPointF(6, 25), QPointF(28, 25), QPointF(34, 20), QPointF(12, 20)}));
    sheet.painter().setBrush(kPaperTint);
    sheet.painter().drawPolygon(
        QPolygonF({QPointF(9, 22.5), QPointF(31, 22.5), QPointF(31, 5), QPointF(9, 5)}));
    QPainterPath ship;
    ship.moveTo(11, 17);
    ship.cubicTo(15, 22, 25, 22, 29, 16);
    ship.lineTo(11, 17);
    ship.addPolygon(QPolygonF({QPointF(15, 15), QPointF(25, 15), QPointF(23, 7), QPointF(15, 15)}));
    sheet.fill(ship, kInk);
}

void standFigure(Sheet& sheet) {
    sheet.box({3, 2, 10, 24}, kPaperTint, 0.4);
    sheet.foldLine({1, 14}, {15, 14});
    cutsAlong(sheet, {3, 25}, -90);
    outline(sheet, kBlue, 1.0);
    sheet.painter().drawArc(QRectF(8, 8, 9, 12), 16 * -80, 16 * 160);
    arrow(sheet, {14.2, 19.4}, {12.8, 20});
    const Kept kept(sheet.painter());
    sheet.painter().translate(14.5, 4);
    sheet.painter().scale(0.74, 0.74);
    uprightFigure(sheet);
}

void deckOnBox(Sheet& sheet) {
    sheet.painter().setPen(QPen(kInk, 0.4));
    sheet.painter().setBrush(QColor(206, 176, 124));
    sheet.painter().drawRect(QRectF(6, 19, 26, 6));
    sheet.painter().drawPolygon(
        QPolygonF({QPointF(6, 19), QPointF(11, 15), QPointF(37, 15), QPointF(32, 19)}));
    sheet.painter().drawPolygon(
        QPolygonF({QPointF(32, 19), QPointF(37, 15), QPointF(37, 21), QPointF(32, 25)}));
    sheet.painter().setBrush(kPaperTint);
    sheet.painter().drawPolygon(
        QPolygonF({QPointF(6, 6), QPointF(11, 2), QPointF(37, 2), QPointF(32, 6)}));
    cutsAlong(sheet, {3.4, 7.4}, -8);
    arrow(sheet, {21, 7.5}, {21, 14});
}

void boardInTags(Sheet& sheet) {
    tableWithTags(sheet);
    checks(sheet, {10, 5, 20, 18}, 6, 5);
}

/// Draws places of a map, one of them with its counter.
void places(Sheet& sheet, QPointF corner, double side, int count) {
    sheet.box({corner.x(), corner.y(), side * count, side}, kPaperTint, 0.3);
    for (int place = 0; place < count; ++place) {
        sheet.box(
            {corner.x() + side * (place + 0.1), corner.y() + side * 0.1, side * 0.8, side * 0.8},
            place == 0 ? kBoardTint : kNoInk, 0.2);
    }
}

void mapInTags(Sheet& sheet) {
    tableWithTags(sheet);
    sheet.box({9, 4, 22, 20}, QColor(244, 236, 214), 0.5);
    for (const QLineF road : {QLineF(20, 7, 20, 21), QLineF(12, 14, 28, 14)}) {
        sheet.line(road.p1(), road.p2(), 1.2, QColor(208, 184, 140));
    }
    for (const QPointF zone :
         {QPointF(16.4, 5.4), QPointF(16.4, 19), QPointF(9.8, 12.2), QPointF(23, 12.2)}) {
        places(sheet, zone, 3.6, 2);
    }
}

void countersAtHome(Sheet& sheet) {
    places(sheet, {3, 9}, 11, 3);
    for (const int place : {1, 2}) {
        const double x = 3 + 11 * place;
        sheet.line({x + 2.6, 14.5}, {x + 8.4, 14.5}, 0.7, kFaint);
    }
    sheet.box({18, 1, 8.8, 8.8}, kBoardTint, 0.4);
    sheet.line({20.6, 5.4}, {24.2, 5.4}, 0.7, kInk);
    arrow(sheet, {27.6, 4}, {29.6, 12});
    for (int cell = 0; cell < 4; ++cell) {
        sheet.box({3 + 6.0 * cell, 22, 6, 5.4}, kPaperTint, 0.3);
    }
    outline(sheet, kInk, 0.5);
    sheet.painter().drawEllipse(QPointF(12, 24.7), 2, 2);
    sheet.box({31, 22, 4.6, 5}, QColor(250, 240, 200), 0.4);
    arrow(sheet, {30.4, 24.7}, {15.4, 24.7});
}

void boxesInTags(Sheet& sheet) {
    tableWithTags(sheet);
    for (const QPointF at : {QPointF(13, 20), QPointF(22, 17), QPointF(14, 5), QPointF(23, 8)}) {
        sheet.box({at, QSizeF(6, 3.4)}, QColor(206, 176, 124), 0.3);
        for (int oar = 1; oar < 4; ++oar) {
            sheet.line(at + QPointF(1.5 * oar, -1.4), at + QPointF(1.5 * oar, 0), 0.3);
            sheet.line(at + QPointF(1.5 * oar, 3.4), at + QPointF(1.5 * oar, 4.8), 0.3);
        }
    }
}

void roomBeside(Sheet& sheet) {
    tableWithTags(sheet);
    checks(sheet, {9, 5, 15, 18}, 5, 6);
    sheet.box({26.5, 9, 4, 4}, kGreyStrip, 0.3);
    sheet.box({27, 16, 4.4, 4.4}, kNoInk, 0.3);
    QPainterPath pips;
    for (const double at : {-1.2, 0.0, 1.2}) {
        pips.addEllipse(QPointF(29.2 + at, 18.2 + at), 0.5, 0.5);
    }
    sheet.fill(pips, kInk);
}

void stonesAtHome(Sheet& sheet) {
    checks(sheet, {6, 2, 28, 24}, 7, 6);
    for (int column = 0; column < 7; ++column) {
        for (const double lift : {0.0, -0.9}) {
            sheet.painter().setPen(QPen(kInk, 0.25));
            sheet.painter().setBrush(QColor(240, 205, 150));
            sheet.painter().drawEllipse(QPointF(8 + 4 * column, 24 + lift), 1.6, 1.5);
            sheet.painter().setBrush(QColor(70, 24, 22));
            sheet.painter().drawEllipse(QPointF(8 + 4 * column, 4 + lift), 1.6, 1.5);
        }
    }
}

struct Drawing {
    Pictogram which;
    void (*draw)(Sheet&);
};
constexpr std::array kDrawings = {
    Drawing{Pictogram::CutTags, cutTags},
    Drawing{Pictogram::TagsAtCorners, tableWithTags},
    Drawing{Pictogram::NoRuler, noRuler},
    Drawing{Pictogram::NoCover, noCover},
    Drawing{Pictogram::GlueSheets, glueSheets},
    Drawing{Pictogram::GlueDisc, glueDisc},
    Drawing{Pictogram::FoldStrip, foldStrip},
    Drawing{Pictogram::StandFigure, standFigure},
    Drawing{Pictogram::DeckOnBox, deckOnBox},
    Drawing{Pictogram::BoardInTags, boardInTags},
    Drawing{Pictogram::MapInTags, mapInTags},
    Drawing{Pictogram::CountersAtHome, countersAtHome},
    Drawing{Pictogram::BoxesInTags, boxesInTags},
    Drawing{Pictogram::RoomBeside, roomBeside},
    Drawing{Pictogram::StonesAtHome, stonesAtHome},
};

void drawNumber(Sheet& sheet, QPointF middle, int number) {
    QPainterPath disc;
    disc.addEllipse(middle, 3.4, 3.4);
    sheet.fill(disc, kBlue);
    sheet.text({middle.x() - 3.4, middle.y() - 3.4, 6.8, 6.8}, QString::number(number),
               {4.0, Qt::AlignCenter, QFont::Bold, kNoInk});
}

} // namespace

void drawPictogram(Sheet& sheet, const QRectF& box, Pictogram which) {
    const double scale = std::min(box.width() / kPictogramWide, box.height() / kPictogramHigh);
    const Kept kept(sheet.painter());
    sheet.painter().translate(box.center() - QPointF(kPictogramWide, kPictogramHigh) * scale / 2);
    sheet.painter().scale(scale, scale);
    std::ranges::find(kDrawings, which, &Drawing::which)->draw(sheet);
}

void drawStepsInARow(Sheet& sheet, const QRectF& area, std::span<const Step> steps) {
    constexpr double kGap = 4.0;
    constexpr double kWords = 14.0;
    const double wide = (area.width() + kGap) / double(steps.size()) - kGap;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const QRectF column(area.left() + double(i) * (wide + kGap), area.top(), wide,
                            area.height());
        const double high =
            std::min(wide * kPictogramHigh / kPictogramWide, column.height() - kWords);
        drawPictogram(sheet, {column.left(), column.top(), wide, high}, steps[i].picture);
        drawNumber(sheet, {column.left() + 3.4, column.top() + high + 4.2}, int(i) + 1);
        sheet.text({column.left() + 8, column.top() + high + 1, wide - 8, kWords - 1},
                   steps[i].words, {3.2});
    }
}

void drawStepsInAColumn(Sheet& sheet, const QRectF& area, std::span<const Step> steps) {
    constexpr double kGap = 6.0;
    const double pitch = std::min(66.0, (area.height() + kGap) / double(steps.size()));
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const double top = area.top() + double(i) * pitch;
        const double high = pitch - kGap;
        const double wide = high * kPictogramWide / kPictogramHigh;
        drawNumber(sheet, {area.left() + 3.6, top + high / 2}, int(i) + 1);
        drawPictogram(sheet, {area.left() + 11, top, wide, high}, steps[i].picture);
        const double left = area.left() + 11 + wide + 8;
        sheet.text({left, top, area.right() - left, high}, steps[i].words,
                   {5.0, Qt::AlignLeft | Qt::AlignVCenter, QFont::Normal, kInk});
    }
}

} // namespace umpire::kit
