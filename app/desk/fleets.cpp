#include "app/desk/fleets.h"

#include <QPainter>

namespace umpire::desk {
namespace {

const QColor kSea(0x2f, 0x5d, 0x7c);
const QColor kWood(0xd8, 0xb0, 0x78);
const QColor kEdge(0x3a, 0x28, 0x14);
const QColor kHead(0xd4, 0x3a, 0x2a);
const QColor kLost(255, 255, 255, 90);

} // namespace

Fleets::Fleets(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void Fleets::setState(const war_galley::State& state) {
    state_ = state;
    update();
}

void Fleets::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF(rect()).adjusted(2, 2, -2, -2);
    const double half = all.height() / 2.0;
    // Side B sits opposite: above, as the table is seen from side A.
    drawSide(painter, {all.left(), all.top(), all.width(), half - 2}, Side::B);
    drawSide(painter, {all.left(), all.top() + half + 2, all.width(), half - 2}, Side::A);
}

void Fleets::drawSide(QPainter& painter, const QRectF& area, Side side) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(kSea);
    painter.drawRoundedRect(area, 6, 6);
    std::vector<war_galley::VesselIndex> own;
    for (war_galley::VesselIndex index = 0; index < state_.vessels.size(); ++index) {
        if (war_galley::ownerOf(state_, index) == side) {
            own.push_back(index);
        }
    }
    const double width = own.empty() ? 0.0 : area.width() / double(own.size());
    for (std::size_t i = 0; i < own.size(); ++i) {
        drawVessel(painter, {area.left() + width * double(i), area.top(), width, area.height()},
                   own[i]);
    }
}

void Fleets::drawVessel(QPainter& painter, const QRectF& area,
                        war_galley::VesselIndex index) const {
    const war_galley::Vessel& vessel = state_.vessels[index];
    const double scale = std::min(area.width() / 100.0, area.height() / 100.0);
    const QSizeF size(58.0 * scale, 34.0 * scale);
    const QRectF deck(area.center() - QPointF(size.width() / 2, size.height() / 2 - 6 * scale),
                      size);
    painter.setPen(Qt::white);
    QString name = QString::fromStdString(war_galley::nameOf(state_, index));
    if (vessel.isBuilt() && war_galley::isSunk(state_, index)) {
        name += QStringLiteral(" ✕");
    }
    painter.drawText(QRectF(area.left(), area.top() + 3, area.width(), 24 * scale),
                     Qt::AlignHCenter | Qt::AlignTop, name);
    if (!vessel.isBuilt()) {
        painter.setPen(QPen(kLost, 1.5, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(deck);
        return;
    }
    painter.setOpacity(war_galley::isSunk(state_, index) ? 0.35 : 1.0);
    drawOars(painter, deck, vessel);
    painter.setPen(QPen(kEdge, 1.5));
    painter.setBrush(kWood);
    painter.drawRect(deck);
    painter.setBrush(kEdge);
    painter.drawPolygon(QPolygonF{{deck.right(), deck.center().y()},
                                  {deck.right() - deck.width() * 0.22, deck.top()},
                                  {deck.right() - deck.width() * 0.22, deck.bottom()}});
    drawMasts(painter, deck, vessel);
    painter.setOpacity(1.0);
}

/// The bow points to the right, so that port is above.
void Fleets::drawOars(QPainter& painter, const QRectF& deck,
                      const war_galley::Vessel& vessel) const {
    const double length = deck.height() * 0.42;
    for (const bool port : {true, false}) {
        const int count = port ? vessel.rig.port : vessel.rig.starboard;
        const int places = std::max(vessel.builtOars, count);
        for (int i = 0; i < places; ++i) {
            const double x = deck.left() + deck.width() * 0.74 * (i + 0.7) / places;
            const double inner = port ? deck.top() : deck.bottom();
            const double outer = port ? inner - length : inner + length;
            const bool there = i < count;
            painter.setPen(QPen(there ? kWood : kLost, there ? 2.5 : 1.2,
                                there ? Qt::SolidLine : Qt::DotLine));
            painter.drawLine(QPointF(x, inner), QPointF(x, outer));
            if (there) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(kHead);
                painter.drawEllipse(QPointF(x, outer), 2.8, 2.8);
            }
        }
    }
}

void Fleets::drawMasts(QPainter& painter, const QRectF& deck,
                       const war_galley::Vessel& vessel) const {
    const int built = war_galley::kMatchesOfAGalley - vessel.builtOars;
    const double radius = deck.height() * 0.11;
    for (int i = 0; i < built; ++i) {
        const QPointF center(deck.left() + deck.width() * 0.72 * (i + 0.6) / built,
                             deck.center().y());
        const bool there = i < vessel.rig.masts;
        painter.setPen(QPen(kEdge, 1.2, there ? Qt::SolidLine : Qt::DotLine));
        painter.setBrush(there ? QColor(0xff, 0xf4, 0xdc) : QColor(0, 0, 0, 0));
        painter.drawEllipse(center, radius, radius);
    }
}

} // namespace umpire::desk
