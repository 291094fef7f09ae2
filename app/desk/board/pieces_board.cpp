#include "app/desk/board/pieces_board.h"

#include "app/desk/board/board_colours.h"
#include "app/desk/board/ghost_move.h"
#include "app/desk/parts/ink.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <QMouseEvent>
#include <QPainter>

namespace umpire::desk {

using referee::BoardPiece;
using referee::BoardSpot;
using referee::Ground;
using referee::PieceBoard;
using referee::PieceShape;

namespace {

constexpr double kBorder = 3.0; ///< pixels around the board

} // namespace

void PiecesBoard::setBoard(const PieceBoard& board) {
    board_ = board;
    setPlaces(board_.spots.size());
}

void PiecesBoard::setRinged(std::vector<std::string> names) {
    ringed_ = std::move(names);
    update();
}

void PiecesBoard::setGhost(Ghost ghost) {
    ghost_ = std::move(ghost);
    update();
}

bool PiecesBoard::hasSquares() const {
    return !board_.spots.empty() && board_.tracks.empty();
}

/// Scales the whole board to the window.
QRectF PiecesBoard::inWindow(const referee::SpotArea& area) const {
    double right = 1.0;
    double top = 1.0;
    for (const BoardSpot& spot : board_.spots) {
        right = std::max(right, (spot.area.corner.x + spot.area.width).value());
        top = std::max(top, (spot.area.corner.y + spot.area.height).value());
    }
    const QRectF room = (hasSquares() ? roomBesideAxes() : QRectF(rect()))
                            .adjusted(kBorder, kBorder, -kBorder, -kBorder);
    const QSizeF whole = liesAcross() ? QSizeF(top, right) : QSizeF(right, top);
    const double scale = std::min(room.width() / whole.width(), room.height() / whole.height());
    const QSizeF size = scale * QSizeF(area.width.value(), area.height.value());
    const QSizeF shown = liesAcross() ? size.transposed() : size;
    const QPointF away((area.corner.x + area.width / 2.0).value() - right / 2,
                       top / 2 - (area.corner.y + area.height / 2.0).value());
    const QPointF middle = room.center() + scale * turned(away);
    return {middle - QPointF(shown.width() / 2, shown.height() / 2), shown};
}

QPointF PiecesBoard::centerOf(int spot) const {
    const auto found =
        std::ranges::find(board_.spots, spot, [](const BoardSpot& each) { return each.area.spot; });
    return found == board_.spots.end() ? QPointF() : inWindow(found->area).center();
}

void PiecesBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const BoardSpot& spot : board_.spots) {
        drawSpot(painter, spot);
    }
    for (const BoardSpot& spot : board_.spots) {
        drawName(painter, spot);
    }
    std::vector<NamedPlace> named;
    std::map<int, std::size_t> areasDrawn; // by spot
    for (const BoardSpot& spot : board_.spots) {
        const QRectF room = inWindow(spot.area);
        named.push_back({spot.name, room.center(), std::min(room.width(), room.height())});
        const auto here = shareOf(spot, areasDrawn[spot.area.spot]++);
        const auto places = placesIn(spot, here.size());
        for (std::size_t i = 0; i < here.size(); ++i) {
            drawPiece(painter, *here[i], places[i]);
            named.push_back({here[i]->label, places[i].center(), places[i].width()});
        }
    }
    drawMarks(painter);
    drawGhost(
        painter, ghost_,
        {named, hasSquares() ? inWindow(board_.spots.front().area).width() : 0.0, degreesTurned()});
}

std::vector<const BoardPiece*> PiecesBoard::shareOf(const BoardSpot& spot, std::size_t area) const {
    const auto areas = std::size_t(std::ranges::count_if(
        board_.spots, [&](const BoardSpot& each) { return each.area.spot == spot.area.spot; }));
    std::vector<const BoardPiece*> share;
    std::size_t number = 0;
    for (const BoardPiece& piece : board_.pieces) {
        if (piece.spot == spot.area.spot && number++ % areas == area) {
            share.push_back(&piece);
        }
    }
    return share;
}

void PiecesBoard::drawSpot(QPainter& painter, const BoardSpot& spot) const {
    const QRectF place = inWindow(spot.area);
    painter.setPen(QPen(board::gridOn(spot.ground), 1.0));
    painter.setBrush(board::groundOf(spot.ground));
    painter.drawRect(place);
}

/// Names a square beside the board, and a zone in the space that pieces and breaches leave.
void PiecesBoard::drawName(QPainter& painter, const BoardSpot& spot) const {
    const QRectF place = inWindow(spot.area);
    const QString name = QString::fromStdString(spot.name);
    if (hasSquares()) {
        return drawAxes(painter, name, place);
    }
    if (spot.room.width < spot.area.width) {
        QFont small = font();
        small.setPixelSize(std::max(1, int(0.8 * QFontInfo(font()).pixelSize())));
        painter.setFont(small);
        painter.setPen(board::kLetters);
        painter.drawText(place.adjusted(2, -2, 60, 0), Qt::AlignLeft | Qt::AlignTop, name);
    }
}

std::vector<QRectF> PiecesBoard::placesIn(const BoardSpot& spot, std::size_t count) const {
    const QRectF room = inWindow(spot.room);
    const double most = std::max<double>(1.0, double(count));
    const double columns =
        std::ceil(std::sqrt(most * std::max(0.2, room.width() / std::max(1.0, room.height()))));
    const double across = std::min(columns, most);
    const double rows = std::ceil(most / across);
    const double side = std::min(room.width() / across, room.height() / rows);
    std::vector<QRectF> places;
    for (std::size_t i = 0; i < count; ++i) {
        const double column = std::fmod(double(i), across);
        const double row = std::floor(double(i) / across);
        const QPointF corner =
            room.center() + QPointF((column - across / 2) * side, (row - rows / 2) * side);
        places.emplace_back(corner, QSizeF(side, side));
    }
    return places;
}

void PiecesBoard::drawPiece(QPainter& painter, const BoardPiece& piece, const QRectF& place) const {
    const board::PieceLook& look = board::pieceLook(board_.players[std::size_t(piece.seat)]);
    const double inset = place.width() * 0.1;
    const QRectF body = place.adjusted(inset, inset, -inset, -inset);
    painter.setPen(QPen(look.edge, 1.2));
    painter.setBrush(look.fill);
    switch (piece.shape) {
    case PieceShape::Ship: {
        painter.save();
        painter.translate(place.center());
        painter.rotate(90.0 - degreesFromRadians(piece.heading.value_or(Radians(0))) +
                       degreesTurned());
        const double half = body.width() / 2;
        painter.drawPolygon(QPolygonF{{0, -half},
                                      {half, -half * 0.2},
                                      {half * 0.8, half * 2.8},
                                      {-half * 0.8, half * 2.8},
                                      {-half, -half * 0.2}});
        painter.restore();
        break;
    }
    case PieceShape::Marker:
        painter.drawPolygon(QPolygonF{{body.center().x(), body.top()},
                                      {body.right(), body.bottom()},
                                      {body.left(), body.bottom()}});
        break;
    case PieceShape::Token:
        piece.seat % 2 == 0 ? painter.drawEllipse(body) : painter.drawRect(body);
        break;
    }
    drawLabel(painter, piece, body);
}

void PiecesBoard::drawLabel(QPainter& painter, const BoardPiece& piece, const QRectF& body) const {
    QStringList words;
    if (!piece.label.empty()) {
        words << QString::fromStdString(piece.label);
    }
    if (piece.strength > 0) {
        words << QString::number(piece.strength) +
                     (piece.damaged ? QStringLiteral("†") : QString());
    }
    if (words.isEmpty()) {
        return;
    }
    QFont small = font();
    const auto letters = double(std::max<qsizetype>(2, words.front().size()));
    small.setPixelSize(std::max(6, int(std::min(body.height() / (double(words.size()) * 1.25),
                                                1.45 * body.width() / letters))));
    small.setBold(true);
    painter.setFont(small);
    painter.setPen(board::pieceLook(board_.players[std::size_t(piece.seat)]).ink);
    painter.drawText(body.adjusted(-4, -2, 4, 2), Qt::AlignCenter, words.join(QLatin1Char('\n')));
}

/// Marks a difference on the table, and the keyboard's place.
void PiecesBoard::drawMarks(QPainter& painter) const {
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 0; i < board_.spots.size(); ++i) {
        const QRectF place = inWindow(board_.spots[i].area);
        if (std::ranges::count(ringed_, board_.spots[i].name) > 0) {
            drawWrongRing(painter, place.center(), place.size() * 1.5);
        }
        if (hasFocus() && i == current()) {
            drawChosenFrame(painter, place);
        }
    }
}

std::vector<QPointF> PiecesBoard::middles() const {
    std::vector<QPointF> all;
    for (const BoardSpot& spot : board_.spots) {
        all.push_back(inWindow(spot.area).center());
    }
    return all;
}

QString PiecesBoard::nameOf(std::size_t place) const {
    return QString::fromStdString(board_.spots[place].name);
}

void PiecesBoard::chosen(std::size_t place, const QPoint& where) {
    Q_EMIT spotChosen(board_.spots[place].area.spot, where);
}

/// Searches backwards, because a breach is on its zone and comes after it.
void PiecesBoard::mousePressEvent(QMouseEvent* event) {
    for (std::size_t i = board_.spots.size(); i > 0; --i) {
        if (inWindow(board_.spots[i - 1].area).contains(event->position())) {
            return choose(i - 1);
        }
    }
}

} // namespace umpire::desk
