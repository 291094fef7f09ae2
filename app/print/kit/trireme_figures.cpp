#include "app/print/kit/trireme_figures.h"

#include <QPainterPath>

namespace umpire::kit {
namespace {

struct Paints {
    const char* name;
    QColor line;
    QColor base;
};
/// Colour of the bow on a base. The colours of bases differ from those of the map, from the paler
/// colours of the pictures, and from each other.
const QColor kBowYellow(252, 208, 24);

Paints paintsOf(Fleet fleet) {
    if (fleet == Fleet::Roman) {
        return {"roman", kInk, QColor(206, 24, 34)};
    }
    return {"greek", QColor(238, 232, 214), QColor(24, 64, 190)};
}

QPainterPath polygon(std::initializer_list<QPointF> corners) {
    QPainterPath path(*corners.begin());
    for (const QPointF& corner : corners) {
        path.lineTo(corner);
    }
    path.closeSubpath();
    return path;
}

/// Draws the frame and the folds of a strip, and its two pictures. The upper picture is mirrored
/// vertically. So after folding both are upright and face the same way.
void drawFolded(Sheet& sheet, const QRectF& strip, const Paints& paints, const QString& figure) {
    QPainter& painter = sheet.painter();
    for (const double y : {strip.top(), strip.bottom() - kTab}) {
        sheet.box({strip.left(), y, strip.width(), kTab}, paints.base, 0);
    }
    const double middle = strip.center().y();
    for (const double up : {-1.0, 1.0}) {
        const Kept kept(painter);
        painter.translate(strip.left(), middle);
        painter.scale(1, up);
        sheet.figure({0, 0, strip.width(), kFigureHeight}, figure, Qt::IgnoreAspectRatio);
    }
    sheet.box(strip, Qt::transparent);
    for (const double y : {strip.top() + kTab, middle, strip.bottom() - kTab}) {
        sheet.foldLine({strip.left(), y}, {strip.right(), y}, paints.line);
    }
}

/// Draws half of the bow on each of the two bases, with half of an arrowhead that points to the
/// bow.
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
    drawFolded(sheet, strip, paints, QString("triremes/") + paints.name + "_ship");
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
    const Paints paints = paintsOf(fleet);
    drawFolded(sheet, {topLeft, QSizeF(kSoldierWidth, kStripHeight)}, paints,
               QString("triremes/") + paints.name + "_soldier");
}

} // namespace umpire::kit
