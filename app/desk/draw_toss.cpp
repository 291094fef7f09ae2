#include "app/desk/draw_table.h"

#include <algorithm>
#include <cmath>

namespace umpire::desk {
namespace {

using war_galley::MatchRuling;
using war_galley::Verdict;

/// A lens bends lines in the picture; pieces this short look straight.
constexpr Millimetres kPiece = 5_mm;
/// What passes is drawn on beyond the hull, so that one sees it pass.
constexpr Millimetres kBeyond = 25_mm;
/// Farther off than this nobody asks by how much.
constexpr Millimetres kWide = 40_mm;

Line lineOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::Hit:
        return {colours::kHit, 3.0, Qt::SolidLine};
    case Verdict::Miss:
        return {colours::kMiss, 2.0, Qt::DotLine};
    case Verdict::TooClose:
        return {colours::kTooClose, 3.0, Qt::DashLine};
    }
    return {colours::kMiss, 2.0, Qt::DotLine};
}

QPolygonF pathOf(const TableView& view, TablePoint from, TablePoint to) {
    QPolygonF path;
    const int pieces = std::clamp(int(std::ceil(distance(from, to) / kPiece)), 1, 400);
    for (int i = 0; i <= pieces; ++i) {
        path.push_back(pixelOf(view, from + (to - from) * (double(i) / pieces), 0_mm));
    }
    return path;
}

void drawRuledLine(Ink& ink, const TableView& view, const MatchRuling& match) {
    const bool wide = match.verdict == Verdict::Miss && abs(match.margin) > kWide;
    const Millimetres reach = distance(match.from, match.reaches);
    if (wide || reach < 1_mm) {
        return;
    }
    const TablePoint ahead = (match.reaches - match.from) * (1.0 / reach.value());
    const TablePoint end =
        match.verdict == Verdict::Hit ? match.reaches : match.reaches + ahead * kBeyond.value();
    const QPolygonF path = pathOf(view, match.from, end);
    const Line line = lineOf(match.verdict);
    ink.path(path, line);
    if (match.verdict == Verdict::Hit) {
        ink.disc(path.back(), 5.0 * ink.unit(), line.colour);
    }
}

} // namespace

void drawToss(Ink& ink, const SeenTable& seen) {
    if (!seen.ruling || !seen.hasScale()) {
        return;
    }
    for (const MatchRuling& match : seen.ruling->matches) {
        drawRuledLine(ink, seen.view, match);
    }
}

} // namespace umpire::desk
