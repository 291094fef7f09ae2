#include "app/desk/board/fleets.h"

#include <algorithm>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace umpire::desk {
namespace {

const QColor kSea(0x2f, 0x5d, 0x7c);
const QColor kWood(0xd8, 0xb0, 0x78);
const QColor kEdge(0x3a, 0x28, 0x14);
const QColor kHead(0xd4, 0x3a, 0x2a);
const QColor kLost(255, 255, 255, 90);
const QColor kRing(0xff, 0xb0, 0x90);

} // namespace

Fleets::Fleets(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void Fleets::setState(const war_galley::State& state) {
    state_ = state;
    current_ = current_ < state_.vessels.size() ? current_ : 0;
    update();
}

void Fleets::setRinged(std::vector<std::string> names) {
    ringed_ = std::move(names);
    update();
}

QRectF Fleets::sea(Side side) const {
    const QRectF all = QRectF(rect()).adjusted(2, 2, -2, -2);
    const double half = all.height() / 2.0;
    return {all.left(), side == Side::B ? all.top() : all.top() + half + 2, all.width(), half - 2};
}

QRectF Fleets::placeOf(war_galley::VesselIndex vessel) const {
    const Side side = war_galley::ownerOf(state_, vessel);
    const auto before = side == Side::A ? 0 : std::size_t(state_.settings.galleys[0]);
    const QRectF area = sea(side);
    const double width = area.width() / state_.settings.galleys[war_galley::indexOf(side)];
    return {area.left() + width * double(vessel - before), area.top(), width, area.height()};
}

void Fleets::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Side side : war_galley::kSides) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(kSea);
        painter.drawRoundedRect(sea(side), 6, 6);
    }
    for (war_galley::VesselIndex vessel = 0; vessel < state_.vessels.size(); ++vessel) {
        drawVessel(painter, placeOf(vessel), vessel);
        drawMarks(painter, placeOf(vessel), vessel);
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

/// That the table shows something else, and that the keys stand on it.
void Fleets::drawMarks(QPainter& painter, const QRectF& area, war_galley::VesselIndex index) const {
    painter.setBrush(Qt::NoBrush);
    if (std::ranges::count(ringed_, war_galley::nameOf(state_, index)) > 0) {
        painter.setPen(QPen(kRing, 3.0, Qt::DotLine));
        painter.drawRoundedRect(area.adjusted(6, 6, -6, -6), 12, 12);
    }
    if (hasFocus() && index == current_) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 3.0));
        painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 4, 4);
    }
}

void Fleets::choose(war_galley::VesselIndex vessel) {
    current_ = vessel;
    update();
    Q_EMIT vesselChosen(vessel, mapToGlobal(placeOf(vessel).center().toPoint()));
}

void Fleets::mousePressEvent(QMouseEvent* event) {
    for (war_galley::VesselIndex vessel = 0; vessel < state_.vessels.size(); ++vessel) {
        if (placeOf(vessel).contains(event->position())) {
            choose(vessel);
            return;
        }
    }
}

/// Side B's galleys stand above side A's.
void Fleets::walk(int along, int across) {
    if (state_.vessels.empty()) {
        return;
    }
    const auto& fleets = state_.settings.galleys;
    const int row = std::clamp(int(int(current_) >= fleets[0]) + across, 0, 1);
    const int column = int(current_) - (int(current_) >= fleets[0] ? fleets[0] : 0) + along;
    const int last = fleets[std::size_t(row)] - 1;
    current_ = war_galley::VesselIndex(row * fleets[0] + std::clamp(column, 0, last));
    update();
}

void Fleets::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return walk(-1, 0);
    case Qt::Key_Right:
        return walk(1, 0);
    case Qt::Key_Up:
        return walk(0, 1);
    case Qt::Key_Down:
        return walk(0, -1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (current_ < state_.vessels.size()) {
            choose(current_);
        }
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace umpire::desk
