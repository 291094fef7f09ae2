#include "app/print/kit/pages.h"
#include "app/print/kit/pattern.h"
#include "app/print/kit/steps.h"
#include "app/record/sentences/spoken_action.h"
#include "app/record/sentences/tongue.h"

#include "calibration/measure/calibrate_camera.h"
#include "calibration/measure/kit_tags.h"

#include "calibration/tags/tag_detection.h"
#include <array>
#include <opencv2/aruco/charuco.hpp>

namespace umpire::kit {
namespace {

/// White margin of a tag, as a share of the side of its black square. It is one and a half cells
/// wide. Detectors need one cell, which remains even if the tag is cut out imprecisely.
constexpr double kQuietShare = 1.5 / 8;
constexpr double kLabelHeight = 6.0;

/// Names of the corners in the order of the tags: counter-clockwise, beginning at the left of side
/// A.
constexpr std::array<const char*, 4> kCorners = {"near left", "near right", "far right",
                                                 "far left"};

/// Draws a card with the tag, and a label at the edge towards side A.
void drawTagCard(Sheet& sheet, QPointF topLeft, double size, int corner) {
    // the numbers of the tags encode their size
    const int id = kitTagNumbers(Millimetres(size))[std::size_t(corner)];
    const double quiet = size * kQuietShare;
    const QRectF card(topLeft, QSizeF(size + 2 * quiet, size + 2 * quiet + kLabelHeight));
    sheet.box(card, kNoInk, 0.1);
    sheet.tag({topLeft.x() + quiet, topLeft.y() + quiet, size, size}, id);
    sheet.text(
        {card.left() + 1, card.bottom() - kLabelHeight - 0.5, card.width() - 2, kLabelHeight},
        QString("%1 · %2 · %3 mm").arg(id).arg(sheet.say(kCorners[std::size_t(corner)])).arg(size),
        centred(3.2));
    sheet.cropMarks(card);
}

/// Draws the name of a side at its edge of the table. `player` plays there; empty: nobody is named.
void drawSide(Sheet& sheet, const QRectF& table, const char* side, const QString& player) {
    const bool near = side[0] == 'A';
    const QRectF seat(table.left(), near ? table.bottom() + 1 : table.top() - 7, table.width(), 6);
    const QString named = sheet.say("Side %1").arg(side);
    sheet.text(seat, player.isEmpty() ? named : named + ": " + player, centred(3.4, QFont::Bold));
}

/// Draws the table from above with the tags in its corners.
void drawLayout(Sheet& sheet, const QRectF& table, const std::array<QString, 2>& players) {
    sheet.box(table, QColor(238, 232, 220), 0.4);
    drawSide(sheet, table, "A", players[0]);
    drawSide(sheet, table, "B", players[1]);
    constexpr double kTag = 9.0;
    const QRectF centres = table.adjusted(9, 8, -9, -8);
    const std::array<QPointF, 4> places = {centres.bottomLeft(), centres.bottomRight(),
                                           centres.topRight(), centres.topLeft()};
    for (int id = 0; id < 4; ++id) {
        const QRectF tag(places[std::size_t(id)] - QPointF(kTag / 2, kTag / 2), QSizeF(kTag, kTag));
        sheet.box(tag, kInk, 0);
        sheet.text(tag, QString::number(id), {5.0, Qt::AlignCenter, QFont::Bold, kNoInk});
    }
    sheet.text(table.adjusted(18, 4, -18, -4), sheet.say("play area"), centred(4.2));
}

/// Returns the players' names in the language, such as "the Romans"; empty for an empty seat.
std::array<QString, 2> playersOn(const Seats& seats, Language language) {
    const Tongue tongue(codeOf(language));
    std::array<QString, 2> players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const std::string name = tongue.said(spokenPlayer(seats[i], {}));
        players[i] = seats[i].empty() ? QString() : QString::fromStdString(name);
    }
    return players;
}

std::array<Step, 4> howToLayTags(Sheet& sheet) {
    return {
        Step{"cut_tags", sheet.say("Cut out the four tags with their white edge.")},
        Step{"tags_at_corners",
             sheet.say("Lay each flat at its corner, its words towards side A.")},
        Step{"no_ruler", sheet.say("Measure no distances between the tags. Umpire finds them.")},
        Step{"no_cover", sheet.say("Cover no tag while you play.")}};
}

/// Draws the board with markers in its white squares, as OpenCV expects them.
void drawCharucoBoard(Sheet& sheet, const CalibrationBoard& board, QPointF topLeft) {
    const double square = board.square.value();
    QPainterPath dark;
    for (int row = 0; row < board.size.height; ++row) {
        for (int column = row % 2; column < board.size.width; column += 2) {
            dark.addRect(topLeft.x() + column * square, topLeft.y() + row * square, square, square);
        }
    }
    const auto printed = cv::aruco::CharucoBoard::create(
        board.size.width, board.size.height, float(square), float(board.marker.value()),
        cv::aruco::getPredefinedDictionary(tagFamily(board.dictionary)->opencvId));
    for (std::size_t i = 0; i < printed->ids.size(); ++i) {
        const cv::Point3f corner = printed->objPoints[i][0];
        const Pattern marker = tagPattern(board.dictionary, printed->ids[i]);
        const double cell = board.marker.value() / marker.cells;
        dark.addPath(QTransform(cell, 0, 0, cell, topLeft.x() + double(corner.x),
                                topLeft.y() + double(corner.y))
                         .map(marker.dark));
    }
    dark.setFillRule(Qt::WindingFill);
    sheet.fill(dark, Qt::black);
}

} // namespace

void drawTagsOf(Sheet& sheet, const KitRequest& request, const Seats& seats) {
    sheet.newPage(sheet.say("Corner tags"));
    const QRectF content = sheet.content();
    const double size = request.tagSize.value();
    const double wide = size * (1 + 2 * kQuietShare);
    const double gap = std::min(14.0, content.width() - 2 * wide);
    const double left = content.center().x() - wide - gap / 2;
    for (int id = 0; id < 4; ++id) {
        const int column = id == 1 || id == 2 ? 1 : 0;
        const int row = id < 2 ? 1 : 0;
        const QPointF place(left + column * (wide + gap),
                            content.top() + 2 + row * (wide + kLabelHeight + 8));
        drawTagCard(sheet, place, size, id);
    }
    const double below = content.top() + 2 * (wide + kLabelHeight + 8) + 4;
    const double height = content.bottom() - below;
    const auto steps = howToLayTags(sheet);
    constexpr double kSteps = 44.0;
    drawStepsInARow(
        sheet, {content.left(), below - 4, content.width(), std::min(kSteps, height + 4)}, steps);
    if (const double room = height - kSteps - 18; room > 24) {
        const double high = std::min(52.0, room);
        drawLayout(sheet,
                   {content.center().x() - high * 0.75, below + kSteps + 8, high * 1.5, high},
                   playersOn(seats, request.language));
    }
}

void drawTags(Sheet& sheet, const KitRequest& request) {
    drawTagsOf(sheet, request, {});
}

void drawCharuco(Sheet& sheet, const KitRequest&) {
    const CalibrationBoard board;
    const QSizeF size(board.size.width * board.square.value(),
                      board.size.height * board.square.value());
    sheet.newPage(sheet.say("Calibration board") + QString(" · %1 x %2 · %3 / %4 mm")
                                                       .arg(board.size.width)
                                                       .arg(board.size.height)
                                                       .arg(board.square.value())
                                                       .arg(board.marker.value()),
                  QPageLayout::Landscape);
    const QRectF content = sheet.content();
    const QPointF topLeft(content.center().x() - size.width() / 2, content.top());
    drawCharucoBoard(sheet, board, topLeft);
}

} // namespace umpire::kit
