#include "app/desk/picture/draw_table.h"
#include "app/desk/words/words.h"
#include "app/eye/overlay/ruled_line.h"

#include <algorithm>

namespace umpire::desk {
namespace {

using war_galley::MatchRuling;
using war_galley::Verdict;

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

void drawRuledLine(Ink& ink, const TableView& view, const MatchRuling& match) {
    QPolygonF path;
    for (const ImagePoint& point : ruledLine(view, match)) {
        path.push_back(pixelOf(point));
    }
    if (isWide(match) || path.isEmpty()) {
        return;
    }
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
        if (seen.names == Names::OfTheRecord && !isWide(match)) {
            ink.label(words::verdict(match), pixelOf(seen.view, match.reaches, 0_mm),
                      lineOf(match.verdict).colour);
        }
    }
}

} // namespace umpire::desk
