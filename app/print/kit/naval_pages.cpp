#include "app/print/kit/folded_pieces.h"
#include "app/print/kit/pages.h"
#include "app/record/game_files/naval_files.h"

#include <array>
#include <cctype>
#include <QFile>

namespace umpire::kit {
namespace {

using naval_battle::Board;
using naval_battle::Ship;
using naval_battle::Table;
using naval_battle::Water;

/// Side of a square and of a token, in millimetres. There is room for fingers around a token.
/// Sixteen squares are two sheets wide.
constexpr double kNavalSquare = 22.5;
constexpr double kToken = 20.0;
/// Parts of a token, in millimetres: a code of 12 modules of 1.1 mm, a white margin of one module,
/// and a strip with text for people.
constexpr double kCode = 13.2;
constexpr double kModule = 1.1;
constexpr double kCoastWidth = 1.6;

struct SidePaints {
    const char* name;
    QColor port;
    QColor flag;
    QColor dark;
};
const std::array<SidePaints, 2> kSidePaints = {{
    {"red", QColor(236, 170, 160), QColor(198, 48, 44), QColor(140, 26, 26)},
    {"yellow", QColor(250, 232, 150), QColor(238, 190, 40), QColor(166, 118, 0)},
}};

const SidePaints& paintsOf(naval_battle::Side side) {
    return kSidePaints[naval_battle::indexOf(side)];
}

QColor tintOf(Water water) {
    switch (water) {
    case Water::Sea:
    case Water::Neutral:
        return {186, 216, 236};
    case Water::Island:
        return {132, 176, 104};
    case Water::RedPort:
        return paintsOf(naval_battle::Side::Red).port;
    case Water::YellowPort:
        return paintsOf(naval_battle::Side::Yellow).port;
    }
    return kNoInk;
}

struct Place {
    int column = 0;
    int row = 0;
};

QRectF squareAt(const Board& board, Place place) {
    return {place.column * kNavalSquare, (board.rows - 1 - place.row) * kNavalSquare, kNavalSquare,
            kNavalSquare};
}

/// Draws dots on a square of neutral water (NB-1).
void drawDots(Sheet& sheet, const QRectF& square) {
    QPainterPath dots;
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 4; ++column) {
            dots.addEllipse(square.topLeft() + QPointF(3.4 + 5.2 * column, 3.4 + 5.2 * row), 0.6,
                            0.6);
        }
    }
    sheet.fill(dots, QColor(40, 84, 130));
}

void drawSquare(Sheet& sheet, const Board& board, Place place) {
    const QRectF square = squareAt(board, place);
    const Water water = board.squares[std::size_t(place.row * board.columns + place.column)];
    sheet.box(square, tintOf(water), 0.3);
    if (water == Water::Neutral) {
        drawDots(sheet, square);
    }
    if (water != Water::Island) {
        sheet.text({square.left() + 0.8, square.bottom() - 3.6, 8, 3},
                   QString::fromStdString(text(CellName{place.column, place.row})),
                   {2.2, Qt::AlignLeft | Qt::AlignBottom, QFont::Normal, QColor(70, 80, 96)});
    }
}

/// Draws marks on the squares of batteries (NB-5).
void drawBatterySquares(Sheet& sheet, const Board& board) {
    for (const naval_battle::Side side : naval_battle::kSides) {
        for (const int square : board.batteries[naval_battle::indexOf(side)]) {
            const QRectF at = squareAt(board, {square % board.columns, square / board.columns});
            sheet.painter().setPen(QPen(paintsOf(side).dark, 0.7));
            sheet.painter().setBrush(Qt::NoBrush);
            sheet.painter().drawEllipse(at.center(), 8.2, 8.2);
            sheet.painter().drawEllipse(at.center(), 6.6, 6.6);
        }
    }
}

/// Draws a coast (NB-1): a white line along the port, and white lines across it at both sides of
/// each entrance.
void drawCoast(Sheet& sheet, const Board& board, const naval_battle::Coast& coast) {
    const double y = (board.rows - 1 - coast.rowBelow) * kNavalSquare;
    const auto both = [&](QPointF from, QPointF to) {
        sheet.line(from, to, kCoastWidth + 0.7, QColor(70, 70, 70));
    };
    const auto white = [&](QPointF from, QPointF to) { sheet.line(from, to, kCoastWidth, kNoInk); };
    const auto trace = [&](auto draw) {
        for (int column = 0; column < board.columns; ++column) {
            const double x = column * kNavalSquare;
            const bool open = coast.open[std::size_t(column)];
            if (!open) {
                draw(QPointF(x, y), QPointF(x + kNavalSquare, y));
            }
            if (column > 0 && open != coast.open[std::size_t(column - 1)]) {
                draw(QPointF(x, y - 6), QPointF(x, y + 6));
            }
        }
    };
    trace(both);
    trace(white);
}

void drawBoard(Sheet& sheet, const Board& board) {
    for (int row = 0; row < board.rows; ++row) {
        for (int column = 0; column < board.columns; ++column) {
            drawSquare(sheet, board, {column, row});
        }
    }
    drawBatterySquares(sheet, board);
    for (const naval_battle::Coast& coast : board.coasts) {
        drawCoast(sheet, board, coast);
    }
    sheet.box({0, 0, board.columns * kNavalSquare, board.rows * kNavalSquare}, Qt::transparent,
              0.6);
}

struct NavalUnit {
    std::string id;
    QString strength; ///< empty if the rules do not give it
    QString move;
};

std::vector<NavalUnit> unitsOf(const Table& table) {
    std::vector<NavalUnit> units;
    for (const Ship& ship : table.ships) {
        const NavalUnit unit{ship.id, QString::number(ship.strength), QString::number(ship.move)};
        units.insert(units.end(), std::size_t(ship.count), unit);
        if (ship.role == naval_battle::Role::Carrier) {
            units.insert(units.end(), std::size_t(ship.count),
                         NavalUnit{"SA", unit.strength, QString::number(table.planeRange)});
        }
    }
    return units;
}

/// Returns all tokens of a side, including batteries and mines (NB-3).
std::vector<NavalUnit> tokensOf(const naval_battle::Resources& game, naval_battle::Side side) {
    std::vector<NavalUnit> units = unitsOf(game.table);
    units.insert(units.end(), game.board.batteries[naval_battle::indexOf(side)].size(),
                 NavalUnit{"BA", {}, {}});
    units.insert(units.end(), std::size_t(game.table.mines), NavalUnit{"MI", {}, {}});
    return units;
}

/// Returns the code of a token, which is its id, in lower case for yellow.
std::string codeOf(const std::string& id, naval_battle::Side side) {
    std::string text = id;
    for (char& letter : text) {
        letter = side == naval_battle::Side::Yellow
                     ? char(std::tolower(static_cast<unsigned char>(letter)))
                     : letter;
    }
    return "NB:" + text;
}

/// Returns the figure of a ship with that id, such as "PA", from the side with the bow on the
/// right. Returns the figure of an ordinary ship if there is none.
QString silhouetteOf(const std::string& id) {
    const QString own = "naval/" + QString::fromStdString(id).toLower();
    return QFile::exists(":/figures/" + own + ".svg") ? own : "naval/ship";
}

void drawFace(Sheet& sheet, const NavalUnit& unit, naval_battle::Side side) {
    const SidePaints& paints = paintsOf(side);
    sheet.box({0, 0, kToken, kToken}, paints.port, 0);
    const double strip = kToken - kCode - 2 * kModule - 0.5;
    sheet.figure({strip, 0.7, 14.9, 3.5}, silhouetteOf(unit.id), Qt::IgnoreAspectRatio);
    sheet.code({strip + kModule, strip + kModule}, kCode, codeOf(unit.id, side));
    sheet.text({0.2, 0.2, strip - 0.2, 4.2}, unit.strength, centred(3.6, QFont::Bold));
    sheet.text({0.2, strip, strip - 0.4, 4}, QString::fromStdString(unit.id), centred(2.3));
    if (!unit.move.isEmpty()) {
        sheet.text({0.2, kToken - 5, strip - 0.4, 4}, "→" + unit.move, centred(2.6));
    }
}

/// Draws the back of a token. All backs of a side are equal and symmetric, also those of mines and
/// planes, so that they reveal nothing.
void drawBack(Sheet& sheet, naval_battle::Side side) {
    const SidePaints& paints = paintsOf(side);
    sheet.box({0, 0, kToken, kToken}, paints.flag, 0);
    QPainter& painter = sheet.painter();
    painter.setPen(QPen(paints.dark, 0.8));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(1.6, 1.6, kToken - 3.2, kToken - 3.2));
    QPainterPath waves;
    for (int wave = 0; wave < 3; ++wave) {
        const double y = kToken / 2 - 3.4 + 3.4 * wave;
        waves.moveTo(4.4, y);
        waves.cubicTo(8, y - 4, kToken - 8, y + 4, kToken - 4.4, y);
    }
    painter.drawPath(waves);
}

void drawTokens(Sheet& sheet, const naval_battle::Resources& game, naval_battle::Side side) {
    sheet.newPage(sheet.say("Naval Battle") + ": " + sheet.say("tokens") + " · " +
                  sheet.say(paintsOf(side).name));
    const QRectF content = sheet.content();
    sheet.text({content.left(), content.top(), content.width(), 10},
               sheet.say("Cut out each strip, fold it at the dashed line, pictures outwards, and "
                         "glue it. Left above: strength; left below: squares in a move."),
               {3.2});
    std::vector<FoldedPiece> pieces;
    for (const NavalUnit& unit : tokensOf(game, side)) {
        pieces.push_back({[unit, side](Sheet& on) { drawFace(on, unit, side); },
                          [side](Sheet& on) { drawBack(on, side); }});
    }
    layFolded(sheet, content.adjusted(0, 13, 0, 0), kToken, pieces);
}

struct Row {
    std::string id;
    QString name;
    std::array<QString, 3> numbers; ///< number of pieces, strength, and squares per move
};

void drawRow(Sheet& sheet, const QRectF& at, const Row& row, QFont::Weight weight) {
    if (!row.id.empty()) {
        sheet.figure({at.left() + 2, at.center().y() - 4, 21.6, 7.2}, silhouetteOf(row.id));
        sheet.text({at.left() + 28, at.top(), 10, at.height()}, QString::fromStdString(row.id),
                   {3.4, Qt::AlignCenter, QFont::Bold, kInk});
    }
    sheet.text({at.left() + 42, at.top(), 68, at.height()}, row.name,
               {3.8, Qt::AlignLeft | Qt::AlignVCenter, weight, kInk});
    for (std::size_t i = 0; i < row.numbers.size(); ++i) {
        sheet.text({at.left() + 112 + 26 * double(i), at.top(), 24, at.height()}, row.numbers[i],
                   centred(3.8, weight));
    }
    sheet.line(at.bottomLeft(), at.bottomRight(), 0.15, kFaint);
}

void drawTable(Sheet& sheet, const naval_battle::Resources& game) {
    sheet.newPage(sheet.say("Naval Battle") + ": " + sheet.say("table of ships"));
    QRectF at = sheet.content();
    at.setHeight(12.5);
    const auto next = [&](const Row& row, QFont::Weight weight = QFont::Normal) {
        drawRow(sheet, at, row, weight);
        at.translate(0, at.height());
    };
    next({"", {}, {sheet.say("pieces"), sheet.say("strength"), sheet.say("squares")}}, QFont::Bold);
    for (const Ship& ship : game.table.ships) {
        next({ship.id,
              sheet.nameOf(ship.name),
              {QString::number(ship.count), QString::number(ship.strength),
               QString::number(ship.move)}});
    }
    next({"SA", sheet.say("plane (attacks up to %1 squares away)").arg(game.table.planeRange), {}});
    next({"BA",
          sheet.say("coastal battery"),
          {QString::number(game.board.batteries[0].size()), {}, {}}});
    next({"MI", sheet.say("mine"), {QString::number(game.table.mines), {}, {}}});
    const QString rules =
        sheet.say("The stronger stays, the weaker is taken off; equals both go.") + "\n" +
        sheet.say("Only a missile ship takes off a battery, only a minesweeper a mine.") + "\n" +
        sheet.say("An entrance is open when both its batteries are gone.") + "\n" +
        sheet.say("Who brings the landing ship into the other port has won.");
    sheet.text({at.left() + 2, at.top() + 5, at.width() - 4, 30}, rules, {3.6});
}

Loaded<Contents> contentsOfNavalBattle(Sheet& sheet, const KitRequest& request) {
    return filesOf(request)
        .and_then(&resourcesFrom<NavalBattle>)
        .map([&](const naval_battle::Resources& game) {
            const Poster board{
                sheet.say("Naval Battle") + ": " + sheet.say("board"),
                QSizeF(game.board.columns * kNavalSquare, game.board.rows * kNavalSquare),
                [board = game.board](Sheet& on) { drawBoard(on, board); },
                {request.what, {}, Millimetres(kNavalSquare), game.board.columns, game.board.rows}};
            return Contents{{board}, [game](Sheet& on) {
                                for (const naval_battle::Side side : naval_battle::kSides) {
                                    drawTokens(on, game, side);
                                }
                                drawTable(on, game);
                            }};
        });
}

} // namespace

template <>
GameKit kitOf<NavalBattle>() {
    return {&contentsOfNavalBattle,
            {kGlueSheets, kFoldStrips, kBoardInTags},
            VariantPages::Same,
            {"red", "yellow"}};
}

} // namespace umpire::kit
