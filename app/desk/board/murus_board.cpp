#include "app/desk/board/murus_board.h"

#include "app/desk/board/board_colours.h"
#include "app/desk/board/ghost_move.h"
#include "app/desk/parts/ink.h"
#include "rules/games/murus_gallicus/rules.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <QMouseEvent>
#include <QPainter>

namespace umpire::desk {
namespace {

using murus_gallicus::CellIndex;
using murus_gallicus::kNoCell;

constexpr double kStone = 0.36; ///< radius, in cells
constexpr double kLift = 0.09;  ///< height offset of stacked stones, in cells

/// Returns the step to a neighbour: clockwise from north on squares, from north-east on hexagons.
QPointF stepOf(int direction, int directions) {
    if (directions == 8) {
        static constexpr std::array<std::array<int, 2>, 8> kSteps = {
            {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};
        const auto& step = kSteps[std::size_t(direction)];
        return {double(step[0]), double(step[1])};
    }
    const double angle = std::numbers::pi / 3.0 * (1.0 - direction);
    return {std::cos(angle), -std::sin(angle)};
}

/// Returns the cells' places in cell units, found by walking from the first to all neighbours.
std::vector<QPointF> layOut(const murus_gallicus::BoardGeometry& board) {
    std::vector<QPointF> places(std::size_t(board.cellCount));
    std::vector<bool> known(places.size(), false);
    std::vector<CellIndex> open{0};
    known[0] = true;
    while (!open.empty()) {
        const auto from = std::size_t(open.back());
        open.pop_back();
        for (int direction = 0; direction < board.directionCount; ++direction) {
            const CellIndex next = board.neighbour[from][std::size_t(direction)];
            if (next != kNoCell && !known[std::size_t(next)]) {
                known[std::size_t(next)] = true;
                places[std::size_t(next)] = places[from] + stepOf(direction, board.directionCount);
                open.push_back(next);
            }
        }
    }
    return places;
}

} // namespace

void MurusBoard::setState(const murus_gallicus::State& state) {
    state_ = state;
    setPlaces(std::size_t(murus_gallicus::geometryOf(state.settings).cellCount));
}

void MurusBoard::setRinged(std::vector<std::string> cells) {
    ringed_ = std::move(cells);
    update();
}

void MurusBoard::setGhost(Ghost ghost) {
    ghost_ = std::move(ghost);
    update();
}

bool MurusBoard::isHexagonal() const {
    return murus_gallicus::geometryOf(state_.settings).directionCount == 6;
}

QString MurusBoard::nameOf(std::size_t cell) const {
    const auto& board = murus_gallicus::geometryOf(state_.settings);
    return QString::fromStdString(text(board.names[cell]));
}

MurusBoard::Plan MurusBoard::plan() const {
    std::vector<QPointF> places = layOut(murus_gallicus::geometryOf(state_.settings));
    std::ranges::transform(places, places.begin(), [this](QPointF at) { return turned(at); });
    QPointF least = places.front();
    QPointF most = places.front();
    for (const QPointF& place : places) {
        least = {std::min(least.x(), place.x()), std::min(least.y(), place.y())};
        most = {std::max(most.x(), place.x()), std::max(most.y(), place.y())};
    }
    const QPointF span = most - least + QPointF(1.0, 1.0);
    Plan plan;
    const QRectF room = isHexagonal() ? QRectF(rect()) : roomBesideAxes();
    plan.cell = std::min(room.width() / (span.x() + 0.2), room.height() / (span.y() + 0.2));
    const QPointF middle = (least + most) / 2.0;
    for (const QPointF& place : places) {
        plan.centers.push_back(room.center() + (place - middle) * plan.cell);
    }
    return plan;
}

void MurusBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Plan now = plan();
    for (CellIndex cell = 0; cell < CellIndex(now.centers.size()); ++cell) {
        drawCell(painter, now, cell);
    }
    drawGhostOn(painter, now);
    if (hasFocus()) {
        const double half = now.cell * 0.47;
        const QPointF center = now.centers[current()];
        drawChosenFrame(painter, {center - QPointF(half, half), center + QPointF(half, half)});
    }
}

void MurusBoard::drawCell(QPainter& painter, const Plan& plan, CellIndex cell) const {
    const QPointF center = plan.centers[std::size_t(cell)];
    const double half = plan.cell * 0.5;
    const CellName name = murus_gallicus::geometryOf(state_.settings).names[std::size_t(cell)];
    const bool shaded = (name.column + name.row) % 2 == 0;
    painter.setPen(QPen(board::kStoneGrid, 1.0));
    painter.setBrush(board::stoneGround(shaded));
    if (isHexagonal()) {
        QPolygonF corners;
        for (int k = 0; k < 6; ++k) {
            const double angle = std::numbers::pi / 3.0 * k + std::numbers::pi / 6.0;
            corners.push_back(center + QPointF(std::cos(angle), std::sin(angle)) * half * 1.155);
        }
        painter.drawPolygon(corners);
        QFont font = this->font();
        font.setPixelSize(std::max(7, int(plan.cell * 0.24)));
        painter.setFont(font);
        painter.setPen(board::kStoneLetters);
        painter.drawText(QRectF(center - QPointF(half, half * 1.1), QSizeF(half * 2, half)),
                         Qt::AlignHCenter | Qt::AlignTop, nameOf(std::size_t(cell)));
    } else {
        const QRectF square(center - QPointF(half, half), center + QPointF(half, half));
        painter.drawRect(square);
        drawAxes(painter, nameOf(std::size_t(cell)), square);
    }
    if (const auto unit = murus_gallicus::unitAt(state_, cell)) {
        drawUnit(painter, center, plan.cell, *unit);
    }
    if (std::ranges::count(ringed_, nameOf(std::size_t(cell)).toStdString()) > 0) {
        drawWrongRing(painter, center, {half * 1.84, half * 1.84});
    }
}

void MurusBoard::drawGhostOn(QPainter& painter, const Plan& plan) const {
    std::vector<NamedPlace> places;
    for (std::size_t cell = 0; cell < plan.centers.size() && !ghost_.isEmpty(); ++cell) {
        places.push_back({nameOf(cell).toStdString(), plan.centers[cell], plan.cell});
    }
    drawGhost(painter, ghost_, {std::move(places)});
}

void MurusBoard::drawUnit(QPainter& painter, QPointF center, double cell,
                          const murus_gallicus::Unit& unit) const {
    const board::PieceLook& look = board::stoneLook(std::size_t(unit.owner.seat));
    const double radius = cell * kStone;
    painter.setPen(QPen(look.edge, std::max(1.2, cell * 0.035)));
    painter.setBrush(look.fill);
    QPointF top = center + QPointF(0.0, cell * kLift * (unit.height - 1) / 2.0);
    for (int stone = 0; stone < unit.height; ++stone) {
        painter.drawEllipse(top, radius, radius * 0.92);
        top -= QPointF(0.0, cell * kLift);
    }
    top += QPointF(0.0, cell * kLift);
    QFont font = this->font();
    font.setBold(true);
    font.setPixelSize(std::max(8, int(cell * 0.34)));
    painter.setFont(font);
    painter.setPen(look.ink);
    painter.drawText(QRectF(top - QPointF(radius, radius), QSizeF(radius * 2, radius * 2)),
                     Qt::AlignCenter, QString::number(unit.height));
}

void MurusBoard::chosen(std::size_t cell, const QPoint& where) {
    Q_EMIT cellChosen(nameOf(cell), where);
}

void MurusBoard::mousePressEvent(QMouseEvent* event) {
    const Plan now = plan();
    for (CellIndex cell = 0; cell < CellIndex(now.centers.size()); ++cell) {
        const QPointF away = now.centers[std::size_t(cell)] - event->position();
        if (std::hypot(away.x(), away.y()) < now.cell * 0.5) {
            return choose(std::size_t(cell));
        }
    }
}

} // namespace umpire::desk
