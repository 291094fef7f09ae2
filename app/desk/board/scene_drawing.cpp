#include "app/desk/board/scene_drawing.h"

#include "app/desk/board/board_colours.h"
#include "app/desk/words/sentences.h"

namespace umpire::desk {
namespace {

using namespace board::fleet;
using Kind = SceneKind;

const QColor kZone{0x56, 0xb4, 0xe9, 0x80};
const QColor kMatch{0xff, 0xff, 0xff};
const QColor kHit{0xff, 0x8a, 0x3c};
const QColor kStone{0x30, 0x35, 0x3f}; ///< the decks of side B

/// In millimetres of the table.
constexpr double kNameHeight = 13.0;
constexpr double kLabelHeight = 11.0;

void drawArea(QPainter& painter, const QPolygonF& area, Kind kind) {
    const bool isHull = kind == Kind::HullOfA || kind == Kind::HullOfB;
    painter.setPen(isHull ? QPen(kind == Kind::HullOfA ? kEdge : kMatch, 1.2) : QPen(Qt::NoPen));
    painter.setBrush(kind == Kind::Zone      ? kZone
                     : kind == Kind::HullOfA ? kWood
                     : kind == Kind::HullOfB ? kStone
                                             : kEdge);
    painter.drawPolygon(area);
}

void drawLine(QPainter& painter, const QPolygonF& line, Kind kind) {
    const bool isHit = kind == Kind::Hit;
    painter.setPen(QPen(isHit                 ? kHit
                        : kind == Kind::Match ? kMatch
                                              : kWood,
                        isHit ? 1.6 : 2.6, isHit ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap));
    painter.drawPolyline(line);
}

void drawPoint(QPainter& painter, QPointF point, Kind kind) {
    painter.setPen(QPen(kEdge, 0.7));
    painter.setBrush(kind == Kind::Mast ? kMast : kHead);
    painter.drawEllipse(point, 2.7, 2.7);
}

void drawText(QPainter& painter, QPointF middle, const SceneMark& mark) {
    QFont font = painter.font();
    const double height = mark.kind == Kind::Label ? kLabelHeight : kNameHeight;
    font.setPixelSize(int(height));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(mark.kind == Kind::NameOfA ? kEdge : kLetters);
    painter.drawText(QRectF(middle.x() - 60, middle.y() - height, 120, 2 * height), Qt::AlignCenter,
                     words::said(mark.text));
}

} // namespace

void drawScene(QPainter& painter, const Scene& scene, const QRectF& room) {
    const double width = scene.width.value();
    const double height = scene.height.value();
    const double scale = std::min(room.width() / width, room.height() / height);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(room.center() - QPointF(width, height) * (scale / 2));
    painter.scale(scale, scale);
    painter.setClipRect(QRectF(0, 0, width, height));
    painter.fillRect(QRectF(0, 0, width, height), kSea);
    for (const SceneMark& mark : scene.marks) {
        QPolygonF points;
        for (const TablePoint& point : mark.points) {
            const TablePoint from = point - scene.corner;
            points.push_back({from.x.value(), height - from.y.value()});
        }
        if (!mark.text.empty()) {
            drawText(painter, points.front(), mark);
        } else if (points.size() == 1) {
            drawPoint(painter, points.front(), mark.kind);
        } else if (points.size() == 2) {
            drawLine(painter, points, mark.kind);
        } else {
            drawArea(painter, points, mark.kind);
        }
    }
    painter.restore();
}

} // namespace umpire::desk
