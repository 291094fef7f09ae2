#include "app/desk/parts/ruling_sign.h"

#include "app/desk/parts/accents.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <QPolygonF>

namespace umpire::desk {
namespace {

/// Returns a polygon or a star in `area`. `corners`: number of corners; `first`: direction of the
/// first corner in radians; `inner`: radius of every second corner, as a share of the outer radius.
QPolygonF cornersOf(const QRectF& area, int corners, double first, double inner) {
    QPolygonF shape;
    for (int k = 0; k < corners; ++k) {
        const double angle = first + 2.0 * std::numbers::pi * k / corners;
        const double radius = area.width() / 2.0 * (k % 2 == 0 ? 1.0 : inner);
        shape.push_back(area.center() + QPointF(std::cos(angle), -std::sin(angle)) * radius);
    }
    return shape;
}

void drawShape(QPainter& painter, const QRectF& area, RulingKind kind) {
    constexpr double kUp = std::numbers::pi / 2.0;
    switch (kind) {
    case RulingKind::Called:
    case RulingKind::Quiet:
        painter.drawEllipse(area);
        break;
    case RulingKind::Asked:
        painter.drawPolygon(cornersOf(area, 4, kUp, 1.0));
        break;
    case RulingKind::Illegal:
        painter.drawPolygon(cornersOf(area, 8, std::numbers::pi / 8.0, 1.0));
        break;
    case RulingKind::Changed:
        painter.drawRoundedRect(area.adjusted(area.width() * 0.06, area.width() * 0.06,
                                              -area.width() * 0.06, -area.width() * 0.06),
                                area.width() * 0.1, area.width() * 0.1);
        break;
    case RulingKind::Over:
        painter.drawPolygon(cornersOf(area, 10, kUp, 0.5));
        break;
    case RulingKind::Advised:
        painter.drawPolygon(QPolygonF{{area.left(), area.top() + 0.12 * area.height()},
                                      {area.center().x(), area.top() + 0.12 * area.height()},
                                      {area.right(), area.center().y()},
                                      {area.center().x(), area.bottom() - 0.12 * area.height()},
                                      {area.left(), area.bottom() - 0.12 * area.height()}});
        break;
    }
}

} // namespace

RulingLook lookOf(RulingKind kind) {
    switch (kind) {
    case RulingKind::Called:
        return {colours::kCalled, QStringLiteral("✓")};
    case RulingKind::Asked:
        return {colours::kAsked, QStringLiteral("?")};
    case RulingKind::Illegal:
        return {colours::kIllegal, QStringLiteral("✕")};
    case RulingKind::Changed:
        return {colours::kChanged, QStringLiteral("✎")};
    case RulingKind::Over:
        return {colours::kAsked, QStringLiteral("★")};
    case RulingKind::Advised:
        return {colours::kAdvised, QStringLiteral("▷")};
    case RulingKind::Quiet:
        break;
    }
    return {colours::kQuiet, QStringLiteral("·")};
}

namespace {

void drawLook(QPainter& painter, const QRectF& room, RulingKind kind, const RulingLook& look) {
    const double side = std::min(room.width(), room.height());
    const QRectF area(room.center() - QPointF(side / 2.0, side / 2.0), QSizeF(side, side));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours::kSignInk, std::max(1.0, side / 36.0)));
    painter.setBrush(look.fill);
    drawShape(painter, area, kind);
    if (kind != RulingKind::Over) { // the star of the end has no sign inside
        QFont letters = painter.font();
        letters.setBold(true);
        letters.setPixelSize(std::max(8, int(side * 0.55)));
        painter.setFont(letters);
        painter.drawText(area, Qt::AlignCenter, look.sign);
    }
    painter.restore();
}

} // namespace

void drawSign(QPainter& painter, const QRectF& room, RulingKind kind) {
    drawLook(painter, room, kind, lookOf(kind));
}

void drawTakenBack(QPainter& painter, const QRectF& room) {
    drawLook(painter, room, RulingKind::Quiet, {colours::kTakenBack, QStringLiteral("↶")});
}

void RulingSign::show(RulingKind kind) {
    kind_ = kind;
    update();
}

void RulingSign::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    drawSign(painter, QRectF(rect()).adjusted(2.0, 2.0, -2.0, -2.0), kind_);
}

} // namespace umpire::desk

#include "moc_ruling_sign.cpp"
