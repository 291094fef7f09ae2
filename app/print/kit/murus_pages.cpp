#include "app/print/kit/murus_stones.h"
#include "app/print/kit/pages.h"
#include "rules/games/murus_gallicus/board.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"
#include "rules/settings_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <QPolygonF>

namespace umpire::kit {
namespace {

using murus_gallicus::BoardGeometry;
using murus_gallicus::CellIndex;

/// Sizes of cells, in millimetres. Draughtsmen of up to 28 mm fit on them, and the smaller boards
/// need only two sheets.
constexpr double kSquare = 31.0;
constexpr double kHexagon = 28.5;
/// Margin around the cells for the names of columns and rows, in millimetres.
constexpr double kBorder = 5.0;
const QColor kLight(248, 244, 232);
const QColor kDark(112, 158, 120);
/// Colours of the players. Cells where a player's towers start have a second outline in this
/// colour.
const std::array<QColor, 4> kHomes = {QColor(214, 170, 60), QColor(70, 70, 78), QColor(176, 60, 52),
                                      QColor(60, 96, 170)};

QString nameOf(const BoardGeometry& board, CellIndex cell) {
    return QString::fromStdString(text(board.names[std::size_t(cell)]));
}

/// Returns one of three tints. Neighbouring hexagons have different tints.
QColor tintOf(CellName cell) {
    const std::array<QColor, 3> tints = {kLight, QColor(176, 205, 176), kDark};
    return tints[std::size_t((cell.column - cell.row + 300) % 3)];
}

void drawHomes(Sheet& sheet, const BoardGeometry& board, CellIndex cell, const QPolygonF& inner) {
    for (std::size_t player = 0; player < kHomes.size(); ++player) {
        if (murus_gallicus::contains(board.home[player], cell)) {
            sheet.painter().setPen(
                QPen(kHomes[player], 0.9, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            sheet.painter().setBrush(Qt::NoBrush);
            sheet.painter().drawPolygon(inner);
        }
    }
}

void drawSquares(Sheet& sheet, const BoardGeometry& board) {
    const int columns = board.cellCount / board.rowCount;
    const double height = board.rowCount * kSquare;
    sheet.box({0, 0, columns * kSquare + 2 * kBorder, height + 2 * kBorder}, kNoInk);
    for (CellIndex cell = 0; cell < board.cellCount; ++cell) {
        const CellName name = board.names[std::size_t(cell)];
        const QRectF square(kBorder + name.column * kSquare,
                            kBorder + height - (name.row + 1) * kSquare, kSquare, kSquare);
        sheet.box(square, (name.column + name.row) % 2 == 0 ? kDark : kLight, 0.5);
        drawHomes(sheet, board, cell, QPolygonF(square.adjusted(1.4, 1.4, -1.4, -1.4)));
    }
    for (int column = 0; column < columns; ++column) {
        const double x = kBorder + column * kSquare;
        for (const double y : {0.0, kBorder + height}) {
            sheet.text({x, y, kSquare, kBorder}, QString(QChar('a' + column)), centred(3.6));
        }
    }
    for (int row = 0; row < board.rowCount; ++row) {
        const double y = kBorder + height - (row + 1) * kSquare;
        for (const double x : {0.0, kBorder + columns * kSquare}) {
            sheet.text({x, y, kBorder, kSquare}, QString::number(row + 1), centred(3.6));
        }
    }
}

/// Returns the middle of a hexagon, which has one corner at the top. Columns lean to the right from
/// bottom to top.
QPointF middleOf(const BoardGeometry& board, CellIndex cell) {
    const int last = board.rowCount - 1;
    const CellName name = board.names[std::size_t(cell)];
    const double rowHeight = kHexagon * std::sqrt(3.0) / 2;
    const double wide = board.rowCount * kHexagon;
    return {kBorder + wide / 2 + kHexagon * (name.column - last / 2 + (name.row - last / 2) / 2.0),
            kBorder + kHexagon / std::sqrt(3.0) + (last - name.row) * rowHeight};
}

QPolygonF hexagonAt(QPointF middle, double acrossFlats) {
    QPolygonF hexagon;
    for (int corner = 0; corner < 6; ++corner) {
        const double angle = std::numbers::pi / 6 + corner * std::numbers::pi / 3;
        hexagon << middle +
                       QPointF(std::cos(angle), std::sin(angle)) * (acrossFlats / std::sqrt(3.0));
    }
    return hexagon;
}

void drawHexagons(Sheet& sheet, const BoardGeometry& board) {
    for (CellIndex cell = 0; cell < board.cellCount; ++cell) {
        const QPointF middle = middleOf(board, cell);
        sheet.painter().setPen(QPen(kInk, 0.5));
        sheet.painter().setBrush(tintOf(board.names[std::size_t(cell)]));
        sheet.painter().drawPolygon(hexagonAt(middle, kHexagon));
        drawHomes(sheet, board, cell, hexagonAt(middle, kHexagon - 2.8));
        sheet.text({middle.x() - 6, middle.y() + kHexagon * 0.28, 12, 4.2}, nameOf(board, cell),
                   centred(2.8));
    }
}

const char* nameOf(murus_gallicus::Board board) {
    switch (board) {
    case murus_gallicus::Board::Square8x7:
        return "8 x 7";
    case murus_gallicus::Board::Square8x8:
        return "8 x 8";
    case murus_gallicus::Board::Hexagon5:
        return "hexagon of 5";
    case murus_gallicus::Board::Hexagon4:
        return "hexagon of 4";
    case murus_gallicus::Board::Square9x9:
        return "9 x 9";
    case murus_gallicus::Board::Square10x10:
        return "10 x 10";
    }
    return "";
}

QSizeF sizeOf(const BoardGeometry& board, bool squares) {
    if (squares) {
        return {board.cellCount / board.rowCount * kSquare + 2 * kBorder,
                board.rowCount * kSquare + 2 * kBorder};
    }
    return {board.rowCount * kHexagon + 2 * kBorder,
            (board.rowCount - 1) * kHexagon * std::sqrt(3.0) / 2 + 2 * kHexagon / std::sqrt(3.0) +
                2 * kBorder};
}

} // namespace

namespace {

using murus_gallicus::Settings;

Poster boardOf(Sheet& sheet, const Settings& settings) {
    const BoardGeometry& board = murus_gallicus::geometryOf(settings);
    const bool squares = settings.board != murus_gallicus::Board::Hexagon5 &&
                         settings.board != murus_gallicus::Board::Hexagon4;
    const QString cells = sheet.say("squares of %1 mm").arg(kSquare);
    return {sheet.say("Murus Gallicus") + ": " + sheet.say(nameOf(settings.board)) +
                (squares ? " · " + cells : QString()),
            sizeOf(board, squares), [squares, &board](Sheet& on) {
                if (squares) {
                    drawSquares(on, board);
                } else {
                    drawHexagons(on, board);
                }
            }};
}

/// Returns the number of stones that the colour with more stones needs. Each cell where a tower
/// starts needs two. The first and the third player have the light stones.
int stonesOfEachColour(const Settings& settings) {
    const BoardGeometry& board = murus_gallicus::geometryOf(settings);
    std::array<int, 2> stones{};
    for (int player = 0; player < playersOf(settings.seating); ++player) {
        stones[std::size_t(player % 2)] +=
            2 * murus_gallicus::countOf(board.home[std::size_t(player)]);
    }
    return std::max(stones[0], stones[1]);
}

/// Returns the settings of the requested variant. If no variant is requested, returns those of each
/// board once, with its usual number of players.
std::vector<Settings> boardsOf(const KitRequest& request) {
    if (!request.variant.empty()) {
        return {std::get<Settings>(parseSettings<MurusGallicus>(request.variant, {}))};
    }
    std::vector<Settings> boards;
    for (const char* variant : {"advanced", "escape-4", "escape-3", "escape-3-small"}) {
        boards.push_back(*murus_gallicus::settingsOfVariant(variant));
    }
    return boards;
}

Loaded<Contents> contentsOfMurus(Sheet& sheet, const KitRequest& request) {
    std::vector<Poster> boards;
    int stones = 0;
    StackTops tops = StackTops::UpToTwo;
    for (const Settings& settings : boardsOf(request)) {
        boards.push_back(boardOf(sheet, settings));
        stones = std::max(stones, stonesOfEachColour(settings));
        if (settings.catapults == murus_gallicus::Catapults::On) {
            tops = StackTops::UpToThree;
        }
    }
    return Contents{std::move(boards),
                    [stones, tops](Sheet& on) { drawMurusStones(on, stones, tops); }};
}

} // namespace

template <>
GameKit kitOf<MurusGallicus>() {
    return {
        &contentsOfMurus,
        {kGlueSheets,
         {"glue_disc",
          "Have you no stones? Cut out the discs, and glue each on card or on coins, until it is "
          "at least %1 mm thick."},
         kBoardInTags,
         {"",
          "Put two stones, one on the other, on each cell that has a 2 in the drawing. On the "
          "printed board these cells have a second outline.",
          Pieces::AtHome}},
        VariantPages::OneOrAll,
        {"roman", "gaul"}};
}

} // namespace umpire::kit
