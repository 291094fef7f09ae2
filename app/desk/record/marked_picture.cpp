#include "app/desk/record/marked_picture.h"

#include "app/desk/picture/draw_table.h"
#include "app/desk/words/words.h"
#include "app/eye/overlay/ruling_marks.h"
#include "calibration/measure/calibration_files.h"
#include "calibration/measure/register_table.h"

#include <algorithm>
#include <cmath>

namespace umpire::desk {
namespace {

constexpr double kFrame = 4.0; ///< width of a frame's lines, in units of Ink
constexpr double kArrow = 4.0; ///< width of an arrow's line, in units of Ink
/// gap between a place's edge and its frame, as a share of the place's side
constexpr double kInset = 0.06;
constexpr double kAround = -0.1; ///< the same gap for the second frame of a piece that was hit;
                                 ///< negative: outside the place
/// Part that is left out at the tip of an arrow, so that the piece there stays visible: as a share
/// of the arrow's length, and its maximum length.
constexpr double kShy = 0.16;
constexpr Millimetres kMostShy = 6_mm;

/// Returns the place's outline in the picture, made smaller by the share `inset`.
QPolygonF outlineOf(const TableView& view, const MarkedPlace& place, double inset) {
    TablePoint middle;
    for (const TablePoint& corner : place.corners) {
        middle = middle + corner * (1.0 / double(place.corners.size()));
    }
    QPolygonF outline;
    for (const TablePoint& corner : place.corners) {
        outline.push_back(pixelOf(view, corner + (middle - corner) * (2.0 * inset), 0_mm));
    }
    return outline;
}

class Marker {
public:
    Marker(Ink& ink, const TableView& view, const EventMarks& marks)
        : ink_(ink), view_(view), marks_(marks) {}

    /// Draws a frame around a place. A piece that was hit has two frames, because not everybody can
    /// see the colour.
    void place(const MarkedPlace& place) {
        const bool isStruck = place.role == MarkedPlace::Role::Struck;
        const Line line = lineOf(isStruck ? colours::kTarget : colours::kPlayed, kFrame);
        const QPolygonF outline = outlineOf(view_, place, kInset);
        ink_.outline(outline, line);
        if (isStruck) {
            ink_.outline(outlineOf(view_, place, kAround), line);
        }
        if (!place.label.empty()) {
            const bool isTarget = marks_.toss && marks_.toss->target == place.name;
            const auto name = QString::fromStdString(place.label);
            ink_.label(isTarget ? QStringLiteral("%1: %2").arg(name, words::headline(*marks_.toss))
                                : name,
                       (outline[0] + outline[1]) / 2.0, line.colour);
        }
    }
    void way(const MarkedWay& way) {
        const Millimetres length = distance(way.from, way.to);
        const double shy = std::min(kShy, kMostShy / std::max(length, kMostShy));
        QPolygonF path;
        for (const ImagePoint& point :
             pathOnTable(view_, way.from, way.to - (way.to - way.from) * shy)) {
            path.push_back(pixelOf(point));
        }
        const Line line = lineOf(colours::kPlayed, kArrow);
        ink_.path(path, line);
        ink_.arrowHead(path.front(), path.back(), line.colour);
    }
    /// Draws the matches of the toss with their lines.
    void toss() {
        SeenTable seen;
        seen.view = view_;
        seen.observation.registration = view_.registration;
        seen.ruling = marks_.toss;
        seen.names = Names::OfTheRecord;
        for (const war_galley::LooseMatch& each : marks_.matches) {
            Match match{.tail = each.tail, .head = each.head, .headed = headedIf(each.headed)};
            match.tailInImage = imageFromTable(view_, {each.tail.x, each.tail.y, 0_mm});
            match.headInImage = imageFromTable(view_, {each.head.x, each.head.y, 0_mm});
            seen.observation.matches.push_back(match);
        }
        drawPieces(ink_, seen);
    }

private:
    [[nodiscard]] Line lineOf(const QColor& colour, double width) const {
        return marks_.isWrong ? Line{colours::kWrong, width, Qt::DashLine}
                              : Line{colour, width, Qt::SolidLine};
    }

    Ink& ink_;
    const TableView& view_;
    const EventMarks& marks_;
};

} // namespace

std::optional<PicturedTable> tableIn(const QImage& picture, const GameSettings& settings) {
    if (settings.tableFile.empty() || picture.isNull()) {
        return std::nullopt;
    }
    const auto table = parseTable(settings.tableFile, "table");
    if (!table) {
        return std::nullopt;
    }
    QImage bytes = picture.convertToFormat(QImage::Format_BGR888);
    const cv::Mat pixels(bytes.height(), bytes.width(), CV_8UC3, bytes.bits(),
                         std::size_t(bytes.bytesPerLine()));
    const auto found = registerTable(pixels, *table, std::nullopt);
    return found ? std::optional(PicturedTable{found->view, *table}) : std::nullopt;
}

QImage marked(const QImage& picture, const PicturedTable& pictured, const EventMarks& marks) {
    if (marks.empty()) {
        return picture;
    }
    QImage drawn = picture.convertToFormat(QImage::Format_RGB32);
    QPainter painter(&drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0.5, 0.5); // pixel centres are whole numbers for Ink, but halves in Qt
    Ink ink(painter, drawn.size());
    Marker marker(ink, pictured.view, marks);
    std::ranges::for_each(marks.places, [&](const auto& each) { marker.place(each); });
    std::ranges::for_each(marks.ways, [&](const auto& each) { marker.way(each); });
    if (marks.toss) {
        marker.toss();
    }
    ink.write();
    return drawn;
}

} // namespace umpire::desk
