#include "app/desk/board/fleets.h"

#include "app/desk/board/board_colours.h"
#include "app/desk/board/ghost_move.h"
#include "app/desk/parts/ink.h"

#include <algorithm>
#include <iterator>
#include <QMouseEvent>
#include <QPainter>

namespace umpire::desk {

using namespace board::fleet;

namespace {

constexpr double kNameShare = 9.0; ///< height of a galley's name, in hundredths of its place
/// Shares of a deck's height at which a line becomes wider than on a small deck.
constexpr double kOarShare = 0.035;
constexpr double kLineShare = 0.012;

constexpr double kDeck = 54.0; ///< length of a deck, in hundredths of its place

double scaleOf(const QRectF& area) {
    return std::min(area.width() / 100.0, area.height() / 100.0);
}
/// Returns the middle of the deck.
QPointF deckIn(const QRectF& area) {
    return area.center() + QPointF(0, 8 * scaleOf(area));
}

double lineOn(const QRectF& deck, double least, double share) {
    return std::max(least, share * deck.height());
}

} // namespace

Fleets::Fleets(QWidget* parent) : WalkedBoard(parent) {}

void Fleets::setState(const war_galley::State& state) {
    state_ = state;
    setPlaces(state_.vessels.size());
}

void Fleets::setRinged(std::vector<std::string> names) {
    ringed_ = std::move(names);
    update();
}

void Fleets::setGhost(Ghost ghost) {
    ghost_ = std::move(ghost);
    update();
}

QRectF Fleets::sea(Side side) const {
    const QRectF all = QRectF(rect()).adjusted(2, 2, -2, -2);
    const QPointF away = turned({0.0, side == Side::A ? 1.0 : -1.0});
    const double left = away.x() > 0.5 ? all.center().x() + 1 : all.left();
    const double top = away.y() > 0.5 ? all.center().y() + 1 : all.top();
    const double width = liesAcross() ? all.width() / 2.0 - 1 : all.width();
    const double height = liesAcross() ? all.height() : all.height() / 2.0 - 1;
    return {left, top, width, height};
}

/// Places galleys by name, from the left as side A sees the table.
QRectF Fleets::placeOf(war_galley::VesselIndex vessel) const {
    const Side side = war_galley::ownerOf(state_, vessel);
    const int before = side == Side::A ? 0 : state_.settings.galleys[0];
    const int count = state_.settings.galleys[war_galley::indexOf(side)];
    const int number = int(vessel) - before;
    const QRectF area = sea(side);
    const QPointF right = turned({1.0, 0.0});
    const int along = right.x() + right.y() > 0.0 ? number : count - 1 - number;
    if (liesAcross()) {
        const double height = area.height() / count;
        return {area.left(), area.top() + height * along, area.width(), height};
    }
    const double width = area.width() / count;
    return {area.left() + width * along, area.top(), width, area.height()};
}

double Fleets::degreesOf(const war_galley::Vessel& vessel) const {
    const double asItLies = vessel.pose ? -degreesFromRadians(vessel.pose->heading) : 0.0;
    return asItLies + degreesTurned();
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
    drawGhosts(painter);
}

void Fleets::drawVessel(QPainter& painter, const QRectF& area,
                        war_galley::VesselIndex index) const {
    const war_galley::Vessel& vessel = state_.vessels[index];
    const double scale = scaleOf(area);
    QFont letters = font(); // scale with the sea, also on a large screen
    letters.setPixelSize(std::max(QFontInfo(font()).pixelSize(), int(kNameShare * scale)));
    painter.setFont(letters);
    painter.setPen(kLetters);
    QString name = QString::fromStdString(war_galley::nameOf(state_, index));
    if (vessel.isBuilt() && war_galley::isSunk(state_, index)) {
        name += QStringLiteral(" ✕");
    }
    painter.drawText(QRectF(area.left(), area.top() + 3, area.width(), 24 * scale),
                     Qt::AlignHCenter | Qt::AlignTop, name);
    painter.save();
    const Frame frame = frameOf(index);
    painter.translate(frame.deck);
    painter.rotate(degreesOf(vessel));
    const QSizeF size(kDeck * frame.scale, 31.5 * frame.scale);
    const QRectF deck({-size.width() / 2, -size.height() / 2}, size);
    vessel.isBuilt() ? drawBuilt(painter, deck, index) : drawPlan(painter, deck);
    painter.restore();
}

/// Draws a galley that is not built yet.
void Fleets::drawPlan(QPainter& painter, const QRectF& deck) {
    painter.setPen(QPen(kLost, lineOn(deck, 1.5, kLineShare), Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(deck);
}

void Fleets::drawBuilt(QPainter& painter, const QRectF& deck, war_galley::VesselIndex index) const {
    const war_galley::Vessel& vessel = state_.vessels[index];
    painter.setOpacity(war_galley::isSunk(state_, index) ? 0.35 : 1.0);
    drawOars(painter, deck, vessel);
    painter.setPen(QPen(kEdge, lineOn(deck, 1.5, kLineShare)));
    painter.setBrush(kWood);
    painter.drawRect(deck);
    painter.setBrush(kEdge);
    painter.drawPolygon(QPolygonF{{deck.right(), deck.center().y()},
                                  {deck.right() - deck.width() * 0.22, deck.top()},
                                  {deck.right() - deck.width() * 0.22, deck.bottom()}});
    drawMasts(painter, deck, vessel);
}

/// The bow points right, so port is above.
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
            painter.setPen(
                QPen(there ? kWood : kLost,
                     there ? lineOn(deck, 2.5, kOarShare) : lineOn(deck, 1.2, kLineShare),
                     there ? Qt::SolidLine : Qt::DotLine));
            painter.drawLine(QPointF(x, inner), QPointF(x, outer));
            if (there) {
                painter.setPen(
                    QPen(kWood, lineOn(deck, 1.2, kLineShare))); // red is too dark on the sea
                painter.setBrush(kHead);
                const double head = lineOn(deck, 2.8, kOarShare);
                painter.drawEllipse(QPointF(x, outer), head, head);
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
        painter.setPen(
            QPen(kEdge, lineOn(deck, 1.2, kLineShare), there ? Qt::SolidLine : Qt::DotLine));
        painter.setBrush(there ? kMast : QColor(0, 0, 0, 0));
        painter.drawEllipse(center, radius, radius);
    }
}

/// Marks a difference on the table, and the keyboard's place.
void Fleets::drawMarks(QPainter& painter, const QRectF& area, war_galley::VesselIndex index) const {
    painter.setBrush(Qt::NoBrush);
    if (std::ranges::count(ringed_, war_galley::nameOf(state_, index)) > 0) {
        painter.setPen(QPen(kRing, std::max(3.0, 0.015 * area.height()), Qt::DotLine));
        painter.drawRoundedRect(area.adjusted(6, 6, -6, -6), 12, 12);
    }
    if (hasFocus() && index == current()) {
        drawChosenFrame(painter, area.adjusted(2, 2, -2, -2));
    }
}

const GhostShip* Fleets::ghostShipOf(war_galley::VesselIndex vessel) const {
    const auto ship =
        std::ranges::find(ghost_.ships, war_galley::nameOf(state_, vessel), &GhostShip::name);
    return ship == ghost_.ships.end() ? nullptr : &*ship;
}

Fleets::Frame Fleets::frameOf(war_galley::VesselIndex vessel) const {
    const QRectF area = placeOf(vessel);
    Frame frame{deckIn(area), scaleOf(area)};
    const GhostShip* ship = ghostShipOf(vessel);
    const double length = state_.settings.boxLength.value();
    if (ship == nullptr || ship->path.size() < 2) {
        return frame;
    }
    QPolygonF corners; // in millimetres from the deck's middle, with the board's rotation
    for (const TablePoint& corner : ship->hull) {
        corners.push_back(away(*ship, corner));
    }
    const QRectF both = corners.boundingRect() | QRectF(-length / 2, -length / 2, length, length);
    const double rim = 8.0 * frame.scale;
    const QRectF room = area.adjusted(rim, 2.5 * rim, -rim, -rim);
    const double least = std::min(room.width() / both.width(), room.height() / both.height());
    frame.scale = std::min(frame.scale, least * length / kDeck);
    frame.deck = room.center() - both.center() * (frame.scale * kDeck / length);
    return frame;
}

QPointF Fleets::away(const GhostShip& ship, TablePoint point) const {
    const TablePoint off = point - ship.path.front();
    return turned({off.x.value(), -off.y.value()});
}

void Fleets::drawGhosts(QPainter& painter) const {
    std::vector<NamedPlace> decks;
    for (war_galley::VesselIndex vessel = 0; vessel < state_.vessels.size(); ++vessel) {
        const Frame frame = frameOf(vessel);
        decks.push_back(
            {war_galley::nameOf(state_, vessel), frame.deck, 1.7 * kDeck * frame.scale});
        if (const GhostShip* ship = ghostShipOf(vessel)) {
            drawShip(painter, frame, *ship);
        }
    }
    drawGhost(painter, ghost_, {std::move(decks)});
}

void Fleets::drawShip(QPainter& painter, const Frame& frame, const GhostShip& ship) const {
    const double scale = frame.scale * kDeck / state_.settings.boxLength.value();
    const auto drawn = [&](TablePoint point) { return frame.deck + away(ship, point) * scale; };
    DrawnShip all;
    std::ranges::transform(ship.hull, std::back_inserter(all.hull), drawn);
    std::ranges::transform(ship.path, std::back_inserter(all.path), drawn);
    for (const GhostSign& sign : ship.signs) {
        all.signs.push_back(drawn(sign.at));
    }
    drawGhostShip(painter, ship, all, std::clamp(4.0 * scale, 2.0, 6.0));
}

std::vector<QPointF> Fleets::middles() const {
    std::vector<QPointF> all;
    for (war_galley::VesselIndex vessel = 0; vessel < state_.vessels.size(); ++vessel) {
        all.push_back(placeOf(vessel).center());
    }
    return all;
}

QString Fleets::nameOf(std::size_t place) const {
    return QString::fromStdString(war_galley::nameOf(state_, place));
}

void Fleets::chosen(std::size_t place, const QPoint& where) {
    Q_EMIT vesselChosen(place, where);
}

void Fleets::mousePressEvent(QMouseEvent* event) {
    for (war_galley::VesselIndex vessel = 0; vessel < state_.vessels.size(); ++vessel) {
        if (placeOf(vessel).contains(event->position())) {
            return choose(vessel);
        }
    }
}

} // namespace umpire::desk
