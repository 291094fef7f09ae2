#pragma once

#include "app/desk/parts/accents.h"
#include "app/eye/overlay/label_layout.h"
#include "app/eye/overlay/marks.h"

#include <QColor>
#include <QPainter>
#include <QPolygonF>
#include <QString>
#include <vector>

/// Draws vectors over a picture: a dark rim around a bright core, legible on any table. Points
/// follow OpenCV's convention: the centre of the top-left pixel is (0, 0).
namespace umpire::desk {

/// A line's style; widths are in units.
struct Line {
    QColor colour;
    double width = 2.0;
    Qt::PenStyle style = Qt::SolidLine;
};

/// Marks the keyboard's place on a drawn board, with a white rim that is visible on every ground.
void drawChosenFrame(QPainter& painter, const QRectF& place);

/// A drawing over a picture. Words are stored until write(), which then finds free places for
/// them.
class Ink {
public:
    Ink(QPainter& painter, QSize picture);

    /// See `unitOf`.
    [[nodiscard]] double unit() const { return unit_; }

    /// Draws the marks of the table; verdicts are in the words of their labels.
    void draw(const Marks& marks);
    void path(const QPolygonF& points, const Line& line);
    void outline(const QPolygonF& corners, const Line& line);
    void arrowHead(QPointF from, QPointF tip, QColor colour);
    /// Draws a thing that is not on the table yet: dashed, with a white rim.
    void ghost(const QPolygonF& points, const Line& line);
    void ghostHead(QPointF from, QPointF tip, QColor colour);
    /// Draws letters on a white ground with a rim, centred at that point.
    void badge(const QString& text, QPointF center, QColor colour);

    /// Adds a label near the anchor, where it hides least.
    void label(const QString& text, QPointF anchor, QColor colour) {
        labels_.push_back({text, anchor, colour});
    }
    /// Writes all words, and returns their places; none hides another where there is room.
    std::vector<QRectF> write();

private:
    struct Label {
        QString text;
        QPointF anchor;
        QColor colour;
        int rank = 2; ///< as of LabelMark
    };
    void stroke(const QPolygonF& points, const Line& line);
    void draw(const LineMark& line);
    void draw(const AreaMark& area);
    void draw(const DiscMark& disc);
    void draw(const HeadMark& head);
    void draw(const TextMark& text);
    void draw(const LabelMark& label);
    void draw(const KeptFree& kept);
    /// `length` is in units.
    void head(QPointF from, QPointF tip, const QPen& rim, double length);
    void letters(const QString& text, QPointF left, double height);
    [[nodiscard]] QFont fontOf(double height) const;

    QPainter& painter_;
    double unit_;
    double letterUnit_; ///< at least a pixel of the screen, so that letters stay legible
    LabelLayout layout_;
    std::vector<TextMark> texts_;
    std::vector<Label> labels_;
};

} // namespace umpire::desk
