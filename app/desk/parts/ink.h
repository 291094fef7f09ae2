#pragma once

#include "app/overlay/label_layout.h"
#include "app/overlay/palette.h"

#include <QColor>
#include <QPainter>
#include <QPalette>
#include <QPolygonF>
#include <QString>
#include <vector>

/// Drawing over a picture in vectors: a dark rim around a bright core, read on any table. Points
/// are in OpenCV's convention: the centre of the top-left pixel is (0, 0).
namespace umpire::desk {

namespace colours {
inline QColor colourOf(palette::Rgb rgb) {
    return {rgb.red, rgb.green, rgb.blue};
}
inline const QColor kHit = colourOf(palette::kHit);
inline const QColor kMiss = colourOf(palette::kMiss);
inline const QColor kTooClose = colourOf(palette::kTooClose);
inline const QColor kAttacker = colourOf(palette::kAttacker);
inline const QColor kTarget = colourOf(palette::kTarget);
inline const QColor kPlain = colourOf(palette::kPlain);
inline const QColor kMatch = colourOf(palette::kMatch);
inline const QColor kLaid = colourOf(palette::kLaid);
inline const QColor kCode = colourOf(palette::kCode);
/// The two accents of the window, from the palette of Okabe and Ito (jfly.uni-koeln.de/color),
/// which colour-blind people tell apart. A sign or a shape says the same beside them.
inline const QColor kChosen{0x00, 0x72, 0xb2}; ///< what is chosen, what is legal, links
inline const QColor kWrong{0xd5, 0x5e, 0x00};  ///< what is wrong
/// The same where letters or thin lines stand on the window's ground, dark or light: 3 : 1 at
/// least.
inline QColor onGround(const QColor& accent, const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < 128 ? accent.lighter(175) : accent;
}
} // namespace colours

/// How a line is drawn; widths in units.
struct Line {
    QColor colour;
    double width = 2.0;
    Qt::PenStyle style = Qt::SolidLine;
};

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
    /// Centred there; `height` of the letters in units.
    void text(const QString& text, QPointF center, double height);

    /// Near the anchor, where it hides least.
    void label(const QString& text, QPointF anchor, QColor colour);
    void write();

private:
    struct Label {
        QString text;
        QPointF anchor;
        QColor colour;
    };
    void letters(const QString& text, QPointF left, double height);
    [[nodiscard]] QFont fontOf(double height) const;

    QPainter& painter_;
    double unit_;
    LabelLayout layout_;
    std::vector<Label> labels_;
};

} // namespace umpire::desk
