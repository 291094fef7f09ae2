#pragma once

#include "app/desk/parts/accents.h"
#include "app/eye/overlay/label_layout.h"

#include <QColor>
#include <QPainter>
#include <QPolygonF>
#include <QString>
#include <vector>

/// Drawing over a picture in vectors: a dark rim around a bright core, read on any table. Points
/// are in OpenCV's convention: the centre of the top-left pixel is (0, 0).
namespace umpire::desk {

/// How a line is drawn; widths in units.
struct Line {
    QColor colour;
    double width = 2.0;
    Qt::PenStyle style = Qt::SolidLine;
};

/// On a drawn board, where table and record differ: dotted, on a white rim.
void drawWrongRing(QPainter& painter, QPointF center, QSizeF size);
/// Letters of so many pixels on a white ground with a rim, centred there.
void drawBadge(QPainter& painter, const QString& text, QPointF center, double height,
               QColor colour);
/// On a drawn board, where the keys stand: on a white rim, so that it is seen on every ground.
void drawChosenFrame(QPainter& painter, const QRectF& place);

/// One drawing over one picture. Labels are kept until write(), so that they find room.
class Ink {
public:
    Ink(QPainter& painter, QSize picture);

    /// One 720th of a picture of 1280 x 720 pixels' area.
    [[nodiscard]] double unit() const { return unit_; }

    void path(const QPolygonF& points, const Line& line);
    void outline(const QPolygonF& corners, const Line& line);
    void fill(const QPolygonF& corners, QColor colour, double opacity);
    void disc(QPointF center, double radius, QColor colour);
    void arrowHead(QPointF from, QPointF tip, QColor colour);
    /// What is not there yet: dashed, on a white rim.
    void ghost(const QPolygonF& points, const Line& line);
    void ghostHead(QPointF from, QPointF tip, QColor colour);
    /// Centred there; `height` of the letters in units.
    void text(const QString& text, QPointF center, double height);

    /// Letters on a white ground with a rim, centred there.
    void badge(const QString& text, QPointF center, QColor colour);

    /// Near the anchor, where it hides least.
    void label(const QString& text, QPointF anchor, QColor colour);
    void write();

private:
    struct Label {
        QString text;
        QPointF anchor;
        QColor colour;
    };
    /// `length` in units.
    void head(QPointF from, QPointF tip, const QPen& rim, double length);
    void letters(const QString& text, QPointF left, double height);
    [[nodiscard]] QFont fontOf(double height) const;

    QPainter& painter_;
    double unit_;
    LabelLayout layout_;
    std::vector<Label> labels_;
};

} // namespace umpire::desk
