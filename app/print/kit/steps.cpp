#include "app/print/kit/steps.h"

#include <algorithm>

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

void drawPicture(Sheet& sheet, const QRectF& box, const Step& step) {
    sheet.figure(box, "steps/" + step.picture);
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
