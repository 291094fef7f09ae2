#include "app/print/kit/folded_pieces.h"

namespace umpire::kit {
namespace {

constexpr double kFoldedGap = 2.5;

void drawStrip(Sheet& sheet, QPointF topLeft, double side, const FoldedPiece& piece) {
    QPainter& painter = sheet.painter();
    {
        // The back is above the front and upside down. Folding turns it upright.
        const Kept kept(painter);
        painter.translate(topLeft.x() + side, topLeft.y() + side);
        painter.rotate(180);
        piece.back(sheet);
    }
    {
        const Kept kept(painter);
        painter.translate(topLeft.x(), topLeft.y() + side);
        piece.front(sheet);
    }
    sheet.box({topLeft, QSizeF(side, 2 * side)}, Qt::transparent);
    sheet.foldLine(topLeft + QPointF(0, side), topLeft + QPointF(side, side));
}

} // namespace

double layFolded(Sheet& sheet, const QRectF& area, double side,
                 const std::vector<FoldedPiece>& pieces) {
    const int columns = int((area.width() + kFoldedGap) / (side + kFoldedGap));
    const double used = columns * (side + kFoldedGap) - kFoldedGap;
    const double left = area.center().x() - used / 2;
    const int rows = (int(pieces.size()) + columns - 1) / columns;
    for (int i = 0; i < int(pieces.size()); ++i) {
        drawStrip(sheet,
                  {left + (i % columns) * (side + kFoldedGap),
                   area.top() + (i / columns) * (2 * side + kFoldedGap)},
                  side, pieces[std::size_t(i)]);
    }
    const double below = area.top() + rows * (2 * side + kFoldedGap);
    sheet.cropMarks({left, area.top(), used, below - kFoldedGap - area.top()});
    return below;
}

} // namespace umpire::kit
