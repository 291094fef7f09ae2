#include "app/print/kit/murus_stones.h"

#include <array>
#include <vector>

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

struct Disc {
    const Paint* paint = nullptr;
    int dots = 1;
};

/// Returns so many equal discs of each colour.
std::vector<Disc> discsOfBoth(int ofEachColour, int dots) {
    std::vector<Disc> discs;
    for (const Paint& paint : kPaints) {
        discs.insert(discs.end(), std::size_t(ofEachColour), {&paint, dots});
    }
    return discs;
}

int columnsOn(const QRectF& area) {
    return int((area.width() + kDiscGap) / (kDisc + kDiscGap));
}

double heightOf(const QRectF& area, const std::vector<Disc>& discs) {
    return (int(discs.size()) + columnsOn(area) - 1) / columnsOn(area) * (kDisc + kDiscGap);
}

/// Draws rows of discs from the top of the area.
void layDiscs(Sheet& sheet, const QRectF& area, const std::vector<Disc>& discs) {
    const int columns = columnsOn(area);
    const double left = area.center().x() - (columns * (kDisc + kDiscGap) - kDiscGap) / 2;
    for (int i = 0; i < int(discs.size()); ++i) {
        drawDisc(sheet,
                 {left + (i % columns) * (kDisc + kDiscGap) + kDisc / 2,
                  area.top() + (i / columns) * (kDisc + kDiscGap) + kDisc / 2},
                 *discs[std::size_t(i)].paint, discs[std::size_t(i)].dots);
    }
}

QString murusTitle(Sheet& sheet, const char* page) {
    return sheet.say("Murus Gallicus") + ": " + sheet.say(page);
}

/// Draws the stones on a new page. Returns the room below them.
QRectF drawStones(Sheet& sheet, int ofEachColour) {
    constexpr double kText = 15.5;
    sheet.newPage(murusTitle(sheet, "stones"));
    QRectF area = sheet.content();
    sheet.text(
        {area.left(), area.top(), area.width(), kText},
        sheet.say("Cut out the discs. Glue each on card or on coins, until it is at least %1 "
                  "mm thick. Umpire may count a stack of thinner stones wrongly.")
                .arg(kPaperStoneThickness.value()) +
            "\n" +
            sheet.say("Measure the thickness of a finished stone, and write it here: "
                      "________ mm"),
        {3.2});
    area.setTop(area.top() + kText);
    const std::vector<Disc> stones = discsOfBoth(ofEachColour, 1);
    layDiscs(sheet, area, stones);
    area.setTop(area.top() + heightOf(area, stones));
    return area;
}

/// Draws the tops of stacks in the room below the stones, or on a new page if they do not fit
/// there.
void drawTops(Sheet& sheet, QRectF area, int ofEachColour, StackTops tops) {
    constexpr double kText = 11.5;
    std::vector<Disc> discs = discsOfBoth(ofEachColour / 2, 2);
    if (tops == StackTops::UpToThree) {
        const std::vector<Disc> higher = discsOfBoth(ofEachColour / 3, 3);
        discs.insert(discs.end(), higher.begin(), higher.end());
    }
    if (kText + heightOf(area, discs) - kDiscGap > area.height()) {
        sheet.newPage(murusTitle(sheet, "tops of stacks"));
        area = sheet.content();
    }
    sheet.text({area.left(), area.top(), area.width(), kText - 1},
               sheet.say("A paper disc with two or three dots may lie on a stack of two or three "
                         "stones, for the players' eyes. Umpire counts the stones, not the dots."),
               {3.2});
    layDiscs(sheet, area.adjusted(0, kText, 0, 0), discs);
}

} // namespace

void drawMurusStones(Sheet& sheet, int ofEachColour, StackTops tops) {
    drawTops(sheet, drawStones(sheet, ofEachColour), ofEachColour, tops);
}

} // namespace umpire::kit
