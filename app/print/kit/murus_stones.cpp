#include "app/print/kit/murus_stones.h"

#include <array>
#include <utility>

namespace umpire::kit {
namespace {

/// Diameter of a stone, in millimetres. Stones fit on the squares of 31 mm and the hexagons of 28.5
/// mm with room for fingers, and are hardly larger than many coins.
constexpr double kDisc = 25.0;
constexpr double kDiscGap = 1.4;

struct Paint {
    bool isLight;
    QColor face;
    QColor ring;
    QColor dot;
};
const std::array<Paint, 2> kPaints = {{
    {true, QColor(240, 205, 150), QColor(176, 132, 72), QColor(120, 84, 40)},
    {false, QColor(70, 24, 22), QColor(40, 12, 12), QColor(170, 110, 96)},
}};

/// Draws a stone. `dots` is the height of its stack; a stack of one stone has no dots.
void drawDisc(Sheet& sheet, QPointF middle, const Paint& paint, int dots) {
    const double radius = kDisc / 2;
    QPainter& painter = sheet.painter();
    QPainterPath face;
    face.addEllipse(middle, radius, radius);
    sheet.fill(face, paint.face);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(paint.ring, 0.6));
    painter.drawEllipse(middle, radius - 0.3, radius - 0.3);
    painter.drawEllipse(middle, radius - 3.0, radius - 3.0);
    QPainterPath marks;
    for (int dot = 0; dots > 1 && dot < dots; ++dot) {
        marks.addEllipse(middle + QPointF((dot - (dots - 1) / 2.0) * 5.0, 0), 1.7, 1.7);
    }
    sheet.fill(marks, paint.dot);
    sheet.noteDisc(middle, kDisc, paint.isLight ? PrintedColour::Light : PrintedColour::Dark);
}

/// Draws rows of stones from the top of the area. Returns the y at which the next row may begin.
double layDiscs(Sheet& sheet, const QRectF& area, const Paint& paint,
                std::pair<int, int> countDots) {
    const auto [count, dots] = countDots;
    const int columns = int((area.width() + kDiscGap) / (kDisc + kDiscGap));
    const double left = area.center().x() - (columns * (kDisc + kDiscGap) - kDiscGap) / 2;
    for (int i = 0; i < count; ++i) {
        drawDisc(sheet,
                 {left + (i % columns) * (kDisc + kDiscGap) + kDisc / 2,
                  area.top() + (i / columns) * (kDisc + kDiscGap) + kDisc / 2},
                 paint, dots);
    }
    return area.top() + ((count + columns - 1) / columns) * (kDisc + kDiscGap);
}

QString murusTitle(Sheet& sheet, const char* page) {
    return sheet.say("Murus Gallicus") + ": " + sheet.say(page);
}

void drawStones(Sheet& sheet, int ofEachColour) {
    sheet.newPage(murusTitle(sheet, "stones"));
    QRectF area = sheet.content();
    sheet.text(
        {area.left(), area.top(), area.width(), 15},
        sheet.say("Cut out the discs. Glue each on card or on coins, until it is at least %1 "
                  "mm thick. Umpire may count a stack of thinner stones wrongly.")
                .arg(kPaperStoneThickness.value()) +
            "\n" +
            sheet.say("Measure the thickness of a finished stone, and write it here: "
                      "________ mm"),
        {3.2});
    area.setTop(area.top() + 17);
    for (const Paint& paint : kPaints) {
        area.setTop(layDiscs(sheet, area, paint, {ofEachColour, 1}) + 2);
    }
}

void drawTops(Sheet& sheet, int ofEachColour, StackTops tops) {
    sheet.newPage(murusTitle(sheet, "tops of stacks"));
    QRectF area = sheet.content();
    sheet.text({area.left(), area.top(), area.width(), 12},
               sheet.say("A paper disc with two or three dots may lie on a stack of two or three "
                         "stones, for the players' eyes. Umpire counts the stones, not the dots."),
               {3.2});
    area.setTop(area.top() + 15);
    for (const Paint& paint : kPaints) {
        area.setTop(layDiscs(sheet, area, paint, {ofEachColour / 2, 2}) + 2);
    }
    for (const Paint& paint : kPaints) {
        if (tops == StackTops::UpToThree) {
            area.setTop(layDiscs(sheet, area, paint, {ofEachColour / 3, 3}) + 2);
        }
    }
}

} // namespace

void drawMurusStones(Sheet& sheet, int ofEachColour, StackTops tops) {
    drawStones(sheet, ofEachColour);
    drawTops(sheet, ofEachColour, tops);
}

} // namespace umpire::kit
