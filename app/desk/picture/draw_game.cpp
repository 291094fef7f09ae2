#include "app/desk/picture/draw_table.h"

#include <algorithm>
#include <cmath>
#include <QLineF>
#include <QLocale>

namespace umpire::desk {
namespace {

constexpr double kGoalsBow = 0.3; ///< length of the bow's triangle, as a share of the deck's length
/// Maximum distance between a galley and its target at which it counts as placed. A hand is no more
/// exact.
constexpr Millimetres kThere = 5_mm;

/// Returns the point of the ring that is farthest from the middle of the board, so that the label
/// stands beside no piece within the ring's row.
QPointF outermost(const SeenTable& seen, const QPolygonF& ring) {
    if (!seen.board) {
        return ring[ring.size() * 7 / 8];
    }
    const BoardPlacement& board = *seen.board;
    const TablePoint middle = board.origin + TablePoint{board.cell * (board.columns / 2.0),
                                                        board.cell * (board.rows / 2.0)};
    const QPointF from = pixelOf(seen.view, middle, 0_mm);
    return *std::ranges::max_element(
        ring, {}, [from](const QPointF& each) { return QLineF(from, each).length(); });
}

void ringAround(Ink& ink, const SeenTable& seen, TablePoint center, Millimetres radius,
                const QString& label) {
    const QPolygonF ring = circleAround(seen, center, radius);
    ink.outline(ring, {colours::kWrong, 4.0, Qt::DotLine});
    if (!label.isEmpty()) {
        ink.label(label, outermost(seen, ring), colours::kWrong);
    }
}

/// Draws a ring, in a shape that no piece has, around a place where table and record differ, with a
/// text beside it.
void drawRing(Ink& ink, const SeenTable& seen, const std::string& place) {
    QString label = QString::fromStdString(place);
    if (!seen.worded.empty()) {
        label = seen.worded == place ? QStringLiteral("✕ ") + seen.ringWord : QString();
    } else if (!seen.ringWord.isEmpty()) {
        label = QStringLiteral("✕ %1 – %2").arg(label, seen.ringWord);
    }
    if (const auto cell = middleOf(seen, place)) {
        return ringAround(ink, seen, *cell, seen.board->cell * 0.52, label);
    }
    const auto& galleys = seen.observation.galleys;
    auto galley = std::ranges::find(galleys, place, &Galley::id);
    if (galley == galleys.end() && galleys.size() == 1) {
        galley = galleys.begin(); // the only galley on the table is the one that the record lacks
    }
    if (galley != galleys.end() && seen.hasScale()) {
        ringAround(ink, seen, galley->center, PieceSizes{}.boxLength * 0.72, label);
    }
}

/// Draws the outline of a galley's target with its bow. If the galley is not there yet, draws an
/// arrow to the target and the distance in millimetres.
void drawGoal(Ink& ink, const SeenTable& seen, const GalleyGoal& goal) {
    QPolygonF place;
    for (const TablePoint& corner : goal.hull) {
        place.push_back(pixelOf(seen.view, corner, 0_mm));
    }
    const QPointF bow = (place[0] + place[3]) / 2.0;
    const TablePoint middle = goal.hull[0] + (goal.hull[2] - goal.hull[0]) * 0.5;
    const auto galley = std::ranges::find(seen.observation.galleys, goal.name, &Galley::id);
    const bool isSeen = galley != seen.observation.galleys.end();
    const Millimetres away = isSeen ? distance(galley->center, middle) : 0_mm;
    const bool isThere = isSeen && away < kThere;
    ink.outline(place, {colours::kHit, 3.0, isThere ? Qt::SolidLine : Qt::DashLine});
    ink.outline({{bow, place[0] + (place[1] - place[0]) * kGoalsBow,
                  place[3] + (place[2] - place[3]) * kGoalsBow}},
                {colours::kHit, 2.0});
    QString label =
        (isThere ? QStringLiteral("✔ ") : QStringLiteral("→ ")) + QString::fromStdString(goal.name);
    if (isSeen && !isThere) {
        const QPointF from = pixelOf(seen.view, galley->center, 0_mm);
        const QPointF to = pixelOf(seen.view, middle, 0_mm);
        ink.path({from, to}, {colours::kHit, 2.0, Qt::DotLine});
        ink.arrowHead(from, to, colours::kHit);
        label += QStringLiteral("  %1 mm").arg(QLocale().toString(away.value(), 'f', 0));
    }
    ink.label(label, bow, colours::kHit);
}

struct Way {
    TablePoint from;
    TablePoint to;
};
/// Returns the start and end of a move on the table; none if the board is unknown, if the board
/// lacks one of the squares, or if both are equal.
std::optional<Way> wayOf(const SeenTable& seen, const std::optional<MovedPiece>& move) {
    const auto from = move ? middleOf(seen, move->from) : std::nullopt;
    const auto to = move ? middleOf(seen, move->to) : std::nullopt;
    return from && to && distance(*from, *to) > 0_mm ? std::optional(Way{*from, *to})
                                                     : std::nullopt;
}

/// Returns the share of an arrow to leave out at its tip, so that the number of the piece there
/// stays visible.
double shyOf(const SeenTable& seen, const Way& way) {
    return std::min(0.4, seen.board->cell * 0.34 / distance(way.from, way.to));
}

/// Draws an arrow for the last move.
void drawMoved(Ink& ink, const SeenTable& seen) {
    if (const auto way = wayOf(seen, seen.moved)) {
        const QPointF tail = pixelOf(seen.view, way->from, 0_mm);
        const TablePoint end = way->from + (way->to - way->from) * (1.0 - shyOf(seen, *way));
        const QPointF tip = pixelOf(seen.view, end, 0_mm);
        ink.path({tail, tip}, {colours::kPlayed, 4.0});
        ink.arrowHead(tail, tip, colours::kPlayed);
    }
}

void drawAwaited(Ink& ink, const SeenTable& seen) {
    const auto& galleys = seen.observation.galleys;
    const auto target = seen.awaited ? std::ranges::find(galleys, seen.awaited->target, &Galley::id)
                                     : galleys.end();
    if (target != galleys.end()) {
        ink.label(seen.awaited->words, pixelOf(seen.view, target->center, 0_mm), colours::kPlayed);
    }
}

} // namespace

void drawGame(Ink& ink, const SeenTable& seen) {
    drawMoved(ink, seen);
    drawGhost(ink, seen);
    if (seen.hasScale()) {
        std::ranges::for_each(seen.goals, [&](const auto& each) { drawGoal(ink, seen, each); });
    }
    drawAwaited(ink, seen);
    std::ranges::for_each(seen.ringed, [&](const auto& each) { drawRing(ink, seen, each); });
}

} // namespace umpire::desk
