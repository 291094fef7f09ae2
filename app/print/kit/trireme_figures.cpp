#include "app/print/kit/trireme_figures.h"

#include <QPainterPath>

namespace umpire::kit {
namespace {

struct Paints {
    QColor ground;
    QColor hull;
    QColor sail;
    QColor mark;
    QColor line;
    QColor base;
};
/// Base colours: distinct from the map's tints, the pictures' paler colours and each other.
const QColor kBowYellow(252, 208, 24);
/// The pictures' design size: bases of 2 x 1 cm and a height of 18 mm.
constexpr double kDrawnWidth = 20.0;
constexpr double kDrawnHeight = 18.0;

Paints paintsOf(Fleet fleet) {
    if (fleet == Fleet::Roman) {
        return {QColor(250, 244, 228),
                QColor(130, 88, 62),
                QColor(236, 224, 196),
                QColor(178, 38, 34),
                kInk,
                QColor(206, 24, 34)};
    }
    return {QColor(44, 56, 84),   QColor(198, 172, 134), QColor(238, 232, 214),
            QColor(96, 168, 204), QColor(238, 232, 214), QColor(24, 64, 190)};
}

QPainterPath polygon(std::initializer_list<QPointF> corners) {
    QPainterPath path(*corners.begin());
    for (const QPointF& corner : corners) {
        path.lineTo(corner);
    }
    path.closeSubpath();
    return path;
}

/// Draws from the keel up, 20 wide and 18 high: hull with ram, oars in the water, stern ornament.
void drawHull(Sheet& sheet, const Paints& paints) {
    QPainterPath hull(QPointF(2.6, 10.6));
    hull.cubicTo(3.0, 13.6, 4.2, 14.6, 6.0, 14.8);
    hull.lineTo(16.2, 14.8);
    hull.lineTo(19.3, 14.3);
    hull.lineTo(17.0, 12.9);
    hull.cubicTo(17.2, 12.0, 17.4, 11.4, 17.8, 10.6);
    hull.cubicTo(14.0, 11.6, 7.0, 11.9, 2.6, 10.6);
    sheet.fill(hull, paints.hull);
    QPainterPath stern(QPointF(3.6, 11.2));
    stern.cubicTo(1.2, 10.0, 0.6, 7.4, 2.6, 6.4);
    stern.cubicTo(1.8, 7.8, 2.4, 9.4, 4.6, 10.6);
    stern.closeSubpath();
    sheet.fill(stern, paints.hull);
    for (int oar = 0; oar < 7; ++oar) {
        const double x = 5.4 + 1.5 * oar;
        sheet.line({x, 13.2}, {x - 1.5, 16.6}, 0.35, paints.line);
        sheet.line({x - 1.1, 15.8}, {x - 1.5, 16.8}, 0.7, paints.line);
    }
    sheet.line({0.8, 16.9}, {19.2, 16.9}, 0.25, paints.mark);
}

void drawSail(Sheet& sheet, const Paints& paints, Fleet fleet) {
    sheet.line({9.6, 11.4}, {9.6, 1.2}, 0.5, paints.hull);
    QPainterPath sail(QPointF(5.2, 2.4));
    sail.lineTo(14.0, 2.4);
    sail.cubicTo(15.4, 5.0, 15.2, 7.0, 13.8, 9.4);
    sail.lineTo(5.4, 9.4);
    sail.cubicTo(6.8, 7.0, 6.8, 5.0, 5.2, 2.4);
    sheet.fill(sail, paints.sail);
    if (fleet == Fleet::Roman) { // a red stripe; the corvus at the bow
        sheet.fill(polygon({{6.4, 7.6}, {14.9, 7.6}, {14.5, 8.6}, {5.9, 8.6}}), paints.mark);
        sheet.line({15.6, 11.2}, {17.4, 6.6}, 0.5, paints.hull);
        return;
    }
    sheet.painter().setPen(QPen(paints.mark, 0.5)); // rays; an eye at the bow
    for (const double x : {7.6, 10.2, 12.8}) {
        sheet.painter().drawLine(QPointF(x, 7.4), QPointF(x + 0.6, 8.9));
    }
    QPainterPath eye;
    eye.addEllipse(QPointF(16.2, 12.7), 0.8, 0.55);
    sheet.fill(eye, QColor(250, 250, 250));
    QPainterPath pupil;
    pupil.addEllipse(QPointF(16.4, 12.7), 0.3, 0.3);
    sheet.fill(pupil, kInk);
}

void drawShip(Sheet& sheet, Fleet fleet) {
    const Paints paints = paintsOf(fleet);
    sheet.box({0, 0, kShipWidth, kFigureHeight}, paints.ground, 0);
    sheet.painter().scale(kShipWidth / kDrawnWidth, kFigureHeight / kDrawnHeight);
    drawHull(sheet, paints);
    drawSail(sheet, paints, fleet);
}

/// Draws him 10 wide and 18 high, reduced, facing right.
void drawSoldier(Sheet& sheet, Fleet fleet) {
    const Paints paints = paintsOf(fleet);
    sheet.box({0, 0, kSoldierWidth, kFigureHeight}, paints.ground, 0);
    constexpr double kScale = kFigureHeight / kDrawnHeight;
    sheet.painter().translate((kSoldierWidth - kDrawnWidth / 2 * kScale) / 2, 0);
    sheet.painter().scale(kScale, kScale);
    const QColor skin(224, 178, 138);
    sheet.line({8.4, 1.0}, {8.0, 17.2}, 0.35, paints.line); // pilum or spear
    sheet.fill(polygon({{8.1, 2.4}, {8.4, 0.6}, {8.7, 2.4}}), paints.line);
    sheet.fill(polygon({{3.4, 12.4}, {4.6, 12.4}, {4.5, 17.0}, {3.1, 17.0}}), skin); // legs
    sheet.fill(polygon({{5.4, 12.4}, {6.6, 12.4}, {6.9, 17.0}, {5.5, 17.0}}), skin);
    sheet.fill(polygon({{3.2, 7.2}, {6.8, 7.2}, {7.2, 13.6}, {2.8, 13.6}}),
               fleet == Fleet::Roman ? paints.mark : paints.sail); // tunic
    QPainterPath head;
    head.addEllipse(QPointF(5.0, 5.2), 1.5, 1.7);
    sheet.fill(head, skin);
    const QColor bronze(178, 150, 104);
    QPainterPath helmet(QPointF(3.3, 5.4));
    helmet.arcTo(QRectF(3.3, 3.2, 3.4, 4.4), 180, -180);
    helmet.closeSubpath();
    sheet.fill(helmet, bronze);
    if (fleet == Fleet::Roman) { // a transverse crest, a square shield
        sheet.fill(polygon({{3.4, 3.4}, {4.2, 1.6}, {5.8, 1.6}, {6.6, 3.4}}), paints.mark);
        sheet.painter().setPen(QPen(bronze, 0.35));
        sheet.painter().setBrush(paints.mark);
        sheet.painter().drawRoundedRect(QRectF(1.0, 8.0, 4.0, 7.2), 0.6, 0.6);
        QPainterPath boss;
        boss.addEllipse(QPointF(3.0, 11.6), 0.8, 0.8);
        sheet.fill(boss, bronze);
        return;
    }
    QPainterPath crest(QPointF(6.4, 3.6)); // a lengthwise crest, a round shield
    crest.cubicTo(6.2, 1.0, 2.2, 1.2, 2.0, 6.4);
    crest.cubicTo(2.8, 4.2, 4.0, 3.2, 6.4, 3.6);
    sheet.fill(crest, paints.mark);
    QPainterPath shield;
    shield.addEllipse(QPointF(3.3, 11.0), 2.9, 2.9);
    sheet.fill(shield, bronze);
    QPainterPath inner;
    inner.addEllipse(QPointF(3.3, 11.0), 2.2, 2.2);
    sheet.fill(inner, paints.mark);
    sheet.fill(
        polygon({{3.3, 9.2}, {4.9, 12.4}, {4.1, 12.4}, {3.3, 10.8}, {2.5, 12.4}, {1.7, 12.4}}),
        paints.sail); // a lambda
}

/// Draws the strip's frame and folds; mirrors the upper picture downwards, so that both are upright
/// and face the same way when folded.
template <class Picture>
void drawFolded(Sheet& sheet, const QRectF& strip, const Paints& paints, Picture draw) {
    QPainter& painter = sheet.painter();
    for (const double y : {strip.top(), strip.bottom() - kTab}) {
        sheet.box({strip.left(), y, strip.width(), kTab}, paints.base, 0);
    }
    const double middle = strip.center().y();
    for (const double up : {-1.0, 1.0}) {
        const Kept kept(painter);
        painter.translate(strip.left(), middle);
        painter.scale(1, up);
        draw();
    }
    sheet.box(strip, Qt::transparent);
    for (const double y : {strip.top() + kTab, middle, strip.bottom() - kTab}) {
        sheet.foldLine({strip.left(), y}, {strip.right(), y}, paints.line);
    }
}

/// Draws on each field half of the bow, with half of an arrowhead pointing there.
void drawBow(Sheet& sheet, const QRectF& strip, const QColor& ink) {
    const double begin = strip.left() + kSternLength;
    const double tip = strip.right() - 1.5;
    for (const auto& [fold, rim] : {std::pair(strip.bottom() - kTab, strip.bottom()),
                                    std::pair(strip.top() + kTab, strip.top())}) {
        sheet.fill(
            polygon({{begin, fold}, {strip.right(), fold}, {strip.right(), rim}, {begin, rim}}),
            kBowYellow);
        const double aside = fold + (rim - fold) * 0.35;
        sheet.fill(polygon({{begin - 0.1, fold}, {tip, fold}, {begin - 0.1, aside}}), ink);
    }
}

} // namespace

void drawShipStrip(Sheet& sheet, QPointF topLeft, Fleet fleet, int number) {
    const QRectF strip(topLeft, QSizeF(kShipWidth, kStripHeight));
    const Paints paints = paintsOf(fleet);
    drawFolded(sheet, strip, paints, [&] { drawShip(sheet, fleet); });
    drawBow(sheet, strip, paints.base);
    QPainter& painter = sheet.painter();
    const TextStyle style{3.6, Qt::AlignCenter, QFont::Bold, kNoInk};
    sheet.text({strip.left() + 2, strip.bottom() - kTab, 6, kTab}, QString::number(number), style);
    const Kept kept(painter);
    painter.translate(strip.left() + 8, strip.top() + kTab);
    painter.rotate(180);
    sheet.text({0, 0, 6, kTab}, QString::number(number), style);
}

void drawSoldierStrip(Sheet& sheet, QPointF topLeft, Fleet fleet) {
    drawFolded(sheet, {topLeft, QSizeF(kSoldierWidth, kStripHeight)}, paintsOf(fleet),
               [&] { drawSoldier(sheet, fleet); });
}

} // namespace umpire::kit
