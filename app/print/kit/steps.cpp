#include "app/print/kit/steps.h"

#include "app/print/kit/drawn_game.h"

#include <algorithm>
#include <cmath>

namespace umpire::kit {
namespace {

constexpr double kPictureWide = 40.0;
constexpr double kPictureHigh = 28.0;
const QColor kBlue(0, 114, 178);

void drawNumber(Sheet& sheet, QPointF middle, int number) {
    QPainterPath disc;
    disc.addEllipse(middle, 3.4, 3.4);
    sheet.fill(disc, kBlue);
    sheet.text({middle.x() - 3.4, middle.y() - 3.4, 6.8, 6.8}, QString::number(number),
               {4.0, Qt::AlignCenter, QFont::Bold, kNoInk});
}

/// Returns the left edge of a place that is nearest to the middle of the board. The board is
/// divided into halves at this edge.
double middleOf(const BoardDrawing& board) {
    double nearest = 0;
    for (const DrawnPlace& place : board.places) {
        const double middle = board.width / 2;
        nearest = std::abs(place.left - middle) < std::abs(nearest - middle) ? place.left : nearest;
    }
    return nearest;
}

void drawPicture(Sheet& sheet, const QRectF& box, const Step& step) {
    if (step.picture.isEmpty()) {
        drawInBox(sheet, box, step.board);
        return;
    }
    const QString name = "steps/" + step.picture;
    sheet.figure(box, name);
    const BoardDrawing& board = step.board;
    if (const auto whole = sheet.roomIn(box, name, "board")) {
        drawInBox(sheet, *whole, board);
    }
    const double cut = middleOf(board);
    if (const auto left = sheet.roomIn(box, name, "left")) {
        drawPartInBox(sheet, *left, board, {0, 0, cut, board.height}, Qt::AlignRight);
    }
    if (const auto right = sheet.roomIn(box, name, "right")) {
        drawPartInBox(sheet, *right, board, {cut, 0, board.width - cut, board.height},
                      Qt::AlignLeft);
    }
}

} // namespace

void drawStepsInARow(Sheet& sheet, const QRectF& area, std::span<const Step> steps) {
    constexpr double kGap = 4.0;
    constexpr double kWords = 14.0;
    const double wide = (area.width() + kGap) / double(steps.size()) - kGap;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const QRectF column(area.left() + double(i) * (wide + kGap), area.top(), wide,
                            area.height());
        const double high = std::min(wide * kPictureHigh / kPictureWide, column.height() - kWords);
        drawPicture(sheet, {column.left(), column.top(), wide, high}, steps[i]);
        drawNumber(sheet, {column.left() + 3.4, column.top() + high + 4.2}, int(i) + 1);
        sheet.text({column.left() + 8, column.top() + high + 1, wide - 8, kWords - 1},
                   steps[i].words, {3.2});
    }
}

void drawStepsInAColumn(Sheet& sheet, const QRectF& area, std::span<const Step> steps) {
    constexpr double kGap = 6.0;
    const double pitch = std::min(66.0, (area.height() + kGap) / double(steps.size()));
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const double top = area.top() + double(i) * pitch;
        const double high = pitch - kGap;
        const double wide = high * kPictureWide / kPictureHigh;
        drawNumber(sheet, {area.left() + 3.6, top + high / 2}, int(i) + 1);
        drawPicture(sheet, {area.left() + 11, top, wide, high}, steps[i]);
        const double left = area.left() + 11 + wide + 8;
        sheet.text({left, top, area.right() - left, high}, steps[i].words,
                   {5.0, Qt::AlignLeft | Qt::AlignVCenter, QFont::Normal, kInk});
    }
}

} // namespace umpire::kit
