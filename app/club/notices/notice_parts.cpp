#include "app/club/notices/notice_parts.h"

#include <algorithm>

namespace umpire::notices {
namespace {

/// Factor for the letter size of a text that fills three lines: the letter size is this factor
/// times the width, divided by the number of letters.
constexpr double kWidthALetter = 2.6;

} // namespace

void drawCode(kit::Sheet& sheet, const QrCode& code, QPointF topLeft, double side) {
    const double module = side / (code.side + 2 * kQuietModules);
    QPainterPath dark;
    dark.setFillRule(Qt::WindingFill);
    for (int row = 0; row < code.side; ++row) {
        for (int from = 0; from < code.side; ++from) {
            int to = from;
            while (code.at(to, row)) {
                ++to;
            }
            if (to > from) {
                dark.addRect(topLeft.x() + (from + kQuietModules) * module,
                             topLeft.y() + (row + kQuietModules) * module, (to - from) * module,
                             module);
                from = to;
            }
        }
    }
    sheet.fill(dark, Qt::black);
}

double sizeOf(const QString& text, double width, double most) {
    return std::min(most, kWidthALetter * width / double(std::max(qsizetype(1), text.size())));
}

} // namespace umpire::notices
