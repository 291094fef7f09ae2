#include "app/print/kit/poster.h"

#include <cmath>

namespace umpire::kit {
namespace {

constexpr double kFlap = 8.0;
const QColor kFlapTint(232, 232, 232);

/// The division of a length into equal tiles. Each page has room for a tile and a strip for glue.
struct Cut {
    int tiles = 1;
    double tile = 0.0;
};

Cut cutOf(double length, double room) {
    const int tiles = length <= room ? 1 : int(std::ceil(length / (room - kFlap)));
    return {tiles, length / tiles};
}

/// The division of a poster into columns and rows of tiles.
struct Grid {
    Cut across;
    Cut down;
};

Grid gridOf(const Sheet& sheet, const Poster& poster) {
    const QSizeF room = sheet.content().size();
    return {cutOf(poster.size.width(), room.width()), cutOf(poster.size.height(), room.height())};
}

struct Tile {
    int column = 0;
    int row = 0;
    QRectF onPaper;
};

/// Writes a text such as "glue sheet 2 here" along the strip for glue.
void drawFlap(Sheet& sheet, const QRectF& flap, int neighbour) {
    sheet.box(flap, kFlapTint, 0);
    QPainter& painter = sheet.painter();
    const Kept kept(painter);
    const QString words = sheet.say("glue sheet %1 here").arg(neighbour);
    painter.translate(flap.center());
    const bool upright = flap.height() > flap.width();
    if (upright) {
        painter.rotate(90);
    }
    const double length = upright ? flap.height() : flap.width();
    for (const double at : {-length / 3, 0.0, length / 3}) {
        sheet.text({at - length / 7, -kFlap / 2, length * 2 / 7, kFlap}, words,
                   {2.8, Qt::AlignCenter, QFont::Normal, QColor(90, 90, 90)});
    }
}

void drawTile(Sheet& sheet, const Poster& poster, const Tile& tile) {
    QPainter& painter = sheet.painter();
    const Kept kept(painter);
    painter.setClipRect(tile.onPaper.adjusted(-0.1, -0.1, 0.1, 0.1));
    painter.translate(tile.onPaper.left() - tile.column * tile.onPaper.width(),
                      tile.onPaper.top() - tile.row * tile.onPaper.height());
    poster.draw(sheet);
}

} // namespace

int sheetsFor(const Sheet& sheet, const Poster& poster) {
    const Grid grid = gridOf(sheet, poster);
    return grid.across.tiles * grid.down.tiles;
}

void drawPoster(Sheet& sheet, const Poster& poster) {
    const QRectF room = sheet.content();
    const auto [across, down] = gridOf(sheet, poster);
    const int tiles = across.tiles * down.tiles;
    const std::size_t firstPage = sheet.pageCount();
    for (int number = 1; number <= tiles; ++number) {
        const int column = (number - 1) % across.tiles;
        const int row = (number - 1) / across.tiles;
        const double right = column + 1 < across.tiles ? kFlap : 0.0;
        const double below = row + 1 < down.tiles ? kFlap : 0.0;
        const QString which = sheet.say("sheet %1 of %2").arg(number).arg(tiles);
        sheet.newPage(tiles == 1 ? poster.title : poster.title + " · " + which);
        const QRectF onPaper(room.center().x() - (across.tile + right) / 2, room.top(), across.tile,
                             down.tile);
        if (right > 0) {
            drawFlap(sheet, {onPaper.right(), onPaper.top(), right, onPaper.height()}, number + 1);
        }
        if (below > 0) {
            drawFlap(sheet, {onPaper.left(), onPaper.bottom(), onPaper.width(), below},
                     number + across.tiles);
        }
        drawTile(sheet, poster, {column, row, onPaper});
        sheet.cropMarks(onPaper.adjusted(0, 0, right, below));
        PrintedTile tile;
        tile.firstPage = firstPage;
        tile.corner = {Millimetres(onPaper.left()),
                       Millimetres(sheet.paper().height() - onPaper.bottom())};
        tile.onBoard = {Millimetres(column * across.tile),
                        Millimetres((down.tiles - 1 - row) * down.tile)};
        tile.width = Millimetres(across.tile);
        tile.height = Millimetres(down.tile);
        sheet.noteTile(tile);
    }
}

} // namespace umpire::kit
