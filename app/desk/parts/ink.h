#pragma once

#include "app/desk/parts/accents.h"
#include "app/eye/overlay/label_layout.h"
#include "app/eye/overlay/marks.h"

#include <QColor>
#include <QPainter>
#include <QPolygonF>
#include <QString>
#include <vector>

/// Draws vector graphics over a picture. Each line has a dark rim and a bright core, so that it is
/// visible on any table. Points follow OpenCV's convention: the centre of the top-left pixel is (0,
/// 0).
namespace umpire::desk {

/// The style of a line. The width is in units (see Ink::unit).
struct Line {
    QColor colour;
    double width = 2.0;
    Qt::PenStyle style = Qt::SolidLine;
};

/// Draws the frame that marks the place selected with the keyboard. Its white rim is visible on
/// every background.
void drawChosenFrame(QPainter& painter, const QRectF& place);

/// A drawing over a picture. Labels are collected until write(), which then finds free places for
/// all of them.
class Ink {
public:
    /// `room`: the visible part of the picture, where words are placed; empty: all of it.
    /// `letters`: size of the letters, as a multiple of the usual size.
    Ink(QPainter& painter, QSize picture, QRectF room = {}, double letters = 1.0);

    /// Returns the drawing's unit of length in picture pixels (see `unitOf`).
    [[nodiscard]] double unit() const { return unit_; }

    /// Draws the marks of the table. A verdict is part of the label's text.
    void draw(const Marks& marks);
    void path(const QPolygonF& points, const Line& line);
    void outline(const QPolygonF& corners, const Line& line);
    void arrowHead(QPointF from, QPointF tip, QColor colour);
    /// Draws a piece that is not on the table yet: dashed, with a white rim.
    void ghost(const QPolygonF& points, const Line& line);
    void ghostHead(QPointF from, QPointF tip, QColor colour);
    /// Draws letters on a white ground with a rim. The badge's centre is `center`.
    void badge(const QString& text, QPointF center, QColor colour);

    /// Adds a label, which write() places near `anchor`, where it covers as little as possible.
    void label(const QString& text, QPointF anchor, QColor colour) {
        labels_.push_back({text, anchor, colour});
    }
    /// Draws all labels, and returns their rectangles. Labels overlap only where there is not
    /// enough room.
    std::vector<QRectF> write();

private:
    struct Label {
        QString text;
        QPointF anchor;
        QColor colour;
        int rank = 2; ///< priority of the label, as in LabelMark
    };
    void stroke(const QPolygonF& points, const Line& line);
    void draw(const LineMark& line);
    void draw(const AreaMark& area);
    void draw(const DiscMark& disc);
    void draw(const HeadMark& head);
    void draw(const TextMark& text);
    void draw(const LabelMark& label);
    void draw(const KeptFree& kept);
    /// Draws the head of an arrow. `length`: in units.
    void head(QPointF from, QPointF tip, const QPen& rim, double length);
    void letters(const QString& text, QPointF left, double height, double unit);
    [[nodiscard]] QFont fontOf(double height, double unit) const;

    QPainter& painter_;
    double unit_;
    double letterUnit_; ///< unit for letters, in picture pixels; at least one screen pixel, so that
                        ///< letters stay legible
    double numberUnit_; ///< the same for the numbers on and beside pieces
    LabelLayout layout_;
    std::vector<TextMark> texts_;
    std::vector<Label> labels_;
};

} // namespace umpire::desk
