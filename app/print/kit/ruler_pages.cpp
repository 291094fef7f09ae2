#include "app/print/kit/ruler_pages.h"

#include "app/print/kit/pages.h"

#include <array>

namespace umpire::kit {
namespace {

/// Factors of a mast within one, two and three matches (WG-28).
constexpr std::array<const char*, 3> kFactors = {"× 2", "× 1", "× ½"};
const std::array<QColor, 3> kBands = {QColor(247, 214, 190), QColor(252, 232, 214),
                                      QColor(255, 246, 236)};

/// Draws a ruler with centimetres and millimetres along the upper edge of the strip.
void drawMillimetreRuler(Sheet& sheet, const QRectF& strip) {
    sheet.box(strip, kNoInk);
    for (int millimetre = 0; millimetre <= int(strip.width()); ++millimetre) {
        const double x = strip.left() + millimetre;
        const double mark = millimetre % 10 == 0 ? 6.0 : millimetre % 5 == 0 ? 4.2 : 2.8;
        sheet.line({x, strip.top()}, {x, strip.top() + mark}, millimetre % 10 == 0 ? 0.25 : 0.13);
        if (millimetre % 10 == 0 && millimetre > 0 && millimetre < int(strip.width())) {
            sheet.text({x - 5, strip.top() + 6.2, 10, 4.4}, QString::number(millimetre / 10),
                       centred(3.2));
        }
    }
    sheet.text({strip.left() + 1, strip.bottom() - 5, 8, 4.4}, "cm", {2.8});
}

/// Draws a gauge for the length of matches. If a match is laid on it from the left, its end shows
/// the length M.
void drawMatchGauge(Sheet& sheet, const QRectF& strip, double first, double last) {
    sheet.box(strip, kNoInk);
    sheet.line(strip.topLeft() + QPointF(0, 8), strip.topLeft() + QPointF(first - 2, 8), 2.0,
               QColor(226, 200, 150));
    for (int millimetre = int(first); millimetre <= int(last); ++millimetre) {
        const double x = strip.left() + millimetre;
        const bool named = millimetre % 5 == 0;
        sheet.line({x, strip.top()}, {x, strip.top() + (named ? 11.5 : 9.0)}, named ? 0.3 : 0.15);
        if (named) {
            sheet.text({x - 4, strip.top() + 11.6, 8, 4.4}, QString::number(millimetre),
                       centred(3.0));
        }
    }
}

} // namespace

void drawMatchRuler(Sheet& sheet, QPointF topLeft, Millimetres matchLength) {
    const double match = matchLength.value();
    for (int i = 0; i < 3; ++i) {
        const QRectF band(topLeft.x() + i * match, topLeft.y(), match, kMatchRulerHeight);
        sheet.box(band, kBands[std::size_t(i)]);
        sheet.text(band.adjusted(1, 1, -1, -8), QString::number(i + 1) + " M",
                   centred(5.0, QFont::Bold));
        sheet.text(band.adjusted(1, 10, -1, -1), kFactors[std::size_t(i)], centred(4.6));
        sheet.line({band.center().x(), band.top()}, {band.center().x(), band.top() + 2.5});
    }
    sheet.cropMarks({topLeft, QSizeF(3 * match, kMatchRulerHeight)});
}

void drawRulers(Sheet& sheet, const KitRequest& request) {
    sheet.newPage(sheet.say("Rulers"));
    const QRectF content = sheet.content();
    const double left = content.left() + 3;
    const double wide = content.width() - 6;
    double y = content.top() + 2;
    const auto caption = [&](const std::string& english) {
        sheet.text({left, y, wide, 10}, sheet.say(english), {3.4});
        y += 11.5;
    };
    caption("A ruler in centimetres. Cut it out and glue it on card.");
    drawMillimetreRuler(sheet, {left, y, 180, 14});
    sheet.cropMarks({left, y, 180, 14});
    y += 26;
    caption(
        "How long is a match? Lay one here, its end at the left edge, and read where it stops.");
    drawMatchGauge(sheet, {left, y, 70, 17}, 36, 66);
    y += 29;
    sheet.text({left, y, wide, 10},
               sheet.say("Match rulers for matches of %1 mm.").arg(request.matchLength.value()),
               {3.4});
    y += 11.5;
    for (int copy = 0; copy < 2; ++copy, y += kMatchRulerHeight + 9) {
        drawMatchRuler(sheet, {left, y}, request.matchLength);
    }
}

} // namespace umpire::kit
