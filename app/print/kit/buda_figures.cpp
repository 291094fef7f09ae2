#include "app/print/kit/buda_figures.h"

#include <algorithm>
#include <QPolygonF>

namespace umpire::kit {
namespace {

using buda_1686::Officer;
using buda_1686::Side;
using buda_1686::Troop;
using buda_1686::Unit;

// A soldier is 10 wide and 27 high, with the feet at the bottom.
constexpr double kSoldierWide = 10.0;
constexpr double kSoldierHigh = 27.0;
const QColor kSkin(232, 196, 160);
const QColor kPikeWood(110, 74, 40);
const QColor kSteel(206, 212, 220);
const QColor kGold(222, 176, 60);
const QColor kStruck(190, 40, 36);

void shape(Sheet& sheet, const QPolygonF& corners, const QColor& fill) {
    sheet.painter().setPen(QPen(kInk, 0.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    sheet.painter().setBrush(fill);
    sheet.painter().drawPolygon(corners);
}

void round(Sheet& sheet, QPointF middle, double radius, const QColor& fill) {
    sheet.painter().setPen(QPen(kInk, 0.3));
    sheet.painter().setBrush(fill);
    sheet.painter().drawEllipse(middle, radius, radius);
}

QColor coatOf(const Unit& unit) {
    switch (unit.troop) {
    case Troop::Imperial:
        return {236, 234, 226};
    case Troop::Hungarian:
        return {60, 96, 170};
    case Troop::Bavarian:
        return {120, 178, 226};
    case Troop::Saxon:
        return {178, 52, 46};
    case Troop::Janissary:
        return {190, 44, 40};
    case Troop::Azab:
        return {214, 150, 60};
    case Troop::Officer:
        return unit.side == Side::Turk ? QColor(120, 40, 110) : QColor(40, 60, 120);
    }
    return kNoInk;
}

void drawBody(Sheet& sheet, const QColor& coat, const QColor& sash) {
    for (const double x : {3.4, 5.6}) { // legs and boots
        sheet.box({x, 19.5, 1.6, 5.2}, QColor(90, 78, 66), 0.3);
        sheet.box({x - 0.3, 24.5, 2.4, 1.9}, kInk, 0);
    }
    shape(
        sheet,
        QPolygonF({QPointF(3.4, 10.2), QPointF(7.2, 10.2), QPointF(8.4, 20.4), QPointF(2.2, 20.4)}),
        coat);
    sheet.box({2.95, 14.6, 4.75, 1.2}, sash, 0.2);
    sheet.line({5.3, 10.4}, {5.3, 20.2}, 0.2);
    shape(sheet, // the arm that holds the weapon
          QPolygonF({QPointF(3.5, 10.4), QPointF(1.4, 13.6), QPointF(2.4, 15.0), QPointF(4.2, 13)}),
          coat);
    round(sheet, {5.3, 8.2}, 2.1, kSkin);
}

void brim(Sheet& sheet, const QColor& felt) {
    shape(sheet,
          QPolygonF({QPointF(2, 6.6), QPointF(8.6, 6.6), QPointF(7.2, 5.4), QPointF(6.9, 3.4),
                     QPointF(3.7, 3.4), QPointF(3.4, 5.4)}),
          felt);
}

void drawHat(Sheet& sheet, const Unit& unit) {
    switch (unit.troop) {
    case Troop::Imperial:
        brim(sheet, QColor(60, 56, 54));
        break;
    case Troop::Saxon:
        brim(sheet, QColor(240, 240, 240));
        break;
    case Troop::Bavarian: // a pikeman's helmet
        shape(sheet,
              QPolygonF({QPointF(2.2, 6.8), QPointF(8.4, 6.8), QPointF(7, 5.6), QPointF(6.4, 3.6),
                         QPointF(5.3, 2.4), QPointF(4.2, 3.6), QPointF(3.6, 5.6)}),
              kSteel);
        break;
    case Troop::Hungarian: // a fur cap with a feather
        sheet.box({3.1, 4.6, 4.4, 2.2}, QColor(110, 74, 40), 0.3);
        shape(sheet,
              QPolygonF({QPointF(6.8, 4.6), QPointF(8.8, 0.8), QPointF(7.6, 1.4), QPointF(6, 4.6)}),
              kNoInk);
        break;
    case Troop::Janissary: // the tall folded cap
        shape(sheet,
              QPolygonF({QPointF(3.2, 6.8), QPointF(7.4, 6.8), QPointF(7.2, 1.2), QPointF(9.4, 4.8),
                         QPointF(8.8, 0.6), QPointF(3.4, 0.6)}),
              kNoInk);
        sheet.box({3.1, 5.8, 4.4, 1.1}, kGold, 0.2);
        break;
    case Troop::Azab: // a red cap
        shape(sheet,
              QPolygonF({QPointF(3.3, 6.8), QPointF(7.3, 6.8), QPointF(6.8, 4), QPointF(3.8, 4)}),
              QColor(190, 44, 40));
        break;
    case Troop::Officer:
        if (unit.side == Side::Turk) {
            round(sheet, {5.3, 5}, 2.8, kNoInk);
            round(sheet, {5.3, 2.4}, 1.0, QColor(190, 44, 40));
        } else {
            brim(sheet, QColor(40, 40, 60));
            shape(sheet,
                  QPolygonF(
                      {QPointF(3.6, 4.4), QPointF(8.6, 1.6), QPointF(9.6, 3.4), QPointF(7.2, 4.8)}),
                  kNoInk);
        }
        break;
    }
}

void musket(Sheet& sheet) {
    sheet.line({1.4, 3.6}, {1.4, 25.6}, 1.1, kInk);
    sheet.line({1.4, 3.8}, {1.4, 13.0}, 0.6, kSteel);
    sheet.line({1.4, 13.0}, {1.4, 25.4}, 0.7, kPikeWood);
}

void pike(Sheet& sheet) {
    sheet.line({1.4, 2.4}, {1.4, 26}, 0.8, kPikeWood);
    shape(sheet, QPolygonF({QPointF(0.6, 3.4), QPointF(1.4, 0.3), QPointF(2.2, 3.4)}), kSteel);
}

/// Draws a drawn sabre, held upright.
void sabre(Sheet& sheet) {
    QPainterPath blade;
    blade.moveTo(1.2, 14.4);
    blade.cubicTo(0.2, 10, 0.4, 6, 2.6, 2.6);
    blade.cubicTo(1.4, 6.4, 1.4, 10, 2.4, 14.2);
    blade.closeSubpath();
    sheet.painter().setPen(QPen(kInk, 0.3));
    sheet.painter().setBrush(kSteel);
    sheet.painter().drawPath(blade);
    sheet.line({0.4, 14.5}, {3.2, 14.1}, 0.7, kGold);
}

void drawWeapon(Sheet& sheet, const Unit& unit) {
    if (unit.troop == Troop::Officer || unit.troop == Troop::Hungarian) {
        sabre(sheet);
    } else if (unit.troop == Troop::Bavarian || unit.troop == Troop::Azab) {
        pike(sheet);
    } else {
        musket(sheet);
    }
}

/// Sets the painter's coordinates to those of a drawing that is scaled into the box.
void goInto(QPainter& painter, const QRectF& box, const QSizeF& drawing) {
    const double scale = std::min(box.width() / drawing.width(), box.height() / drawing.height());
    painter.translate(box.center() - QPointF(drawing.width(), drawing.height()) * scale / 2);
    painter.scale(scale, scale);
}

} // namespace

void drawSoldier(Sheet& sheet, const QRectF& box, const Unit& unit, Health health) {
    {
        const Kept kept(sheet.painter());
        goInto(sheet.painter(), box, {kSoldierWide, kSoldierHigh});
        drawBody(sheet, coatOf(unit), unit.troop == Troop::Officer ? kGold : QColor(70, 60, 50));
        drawHat(sheet, unit);
        drawWeapon(sheet, unit);
    }
    if (health == Health::Hurt) {
        sheet.line(box.bottomLeft(), box.topRight(), 1.2, kNoInk);
        sheet.line(box.bottomLeft(), box.topRight(), 0.8, kStruck);
    }
}

void drawEntrenchment(Sheet& sheet, const QRectF& box, int level) {
    const Kept kept(sheet.painter());
    goInto(sheet.painter(), box, {kSoldierWide, kSoldierHigh});
    for (int row = 0; row < level; ++row) {
        for (const double x : {0.6, 5.2}) {
            const QRectF basket(x, 17.5 - 9.5 * row, 4.2, 8.6);
            sheet.box(basket, QColor(176, 136, 84), 0.3);
            for (int band = 1; band < 5; ++band) {
                const double y = basket.top() + 1.7 * band;
                sheet.line({basket.left(), y}, {basket.right(), y}, 0.25, kPikeWood);
            }
            QPainterPath earth;
            earth.addEllipse(QPointF(basket.center().x(), basket.top()), 2.1, 1.1);
            sheet.fill(earth, QColor(96, 72, 48));
        }
    }
}

} // namespace umpire::kit
