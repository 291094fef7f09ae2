#pragma once

#include <QPainter>
#include <QPalette>

/// Basic shapes of the illustrations, drawn on a sheet of 160 x 100, y down.
namespace umpire::desk {

inline constexpr QSizeF kSheet{160, 100};

struct Pencil {
    QPainter& painter;
    QColor line;   ///< lines on the window's ground: its text colour
    QColor ground; ///< empty areas: the window's base colour
    QColor accent;
    QColor wrong;

    void box(const QRectF& place, const QColor& colour, double round = 2.0) const;
    void disc(QPointF center, double radius, const QColor& colour) const;
    void way(const QPolygonF& points, const QColor& colour, double width) const;
    void shape(const QPolygonF& points, const QColor& colour) const;
    /// Draws a match from its tail to its head.
    void match(QPointF tail, QPointF head) const;
    /// Draws a sheet of squares.
    void squares(const QRectF& board, int columns, int rows) const;
    /// Draws a stack of that many stones, from the side.
    void stack(QPointF foot, int stones, const QColor& colour) const;
};

namespace inks {
inline const QColor kRim{0x1c, 0x1c, 0x1c}; ///< of every object
inline const QColor kWood{0xc9, 0xa6, 0x6b};
inline const QColor kDarkWood{0x8a, 0x62, 0x34};
inline const QColor kPaper{0xfb, 0xf6, 0xe8};
inline const QColor kSea{0x8e, 0xc3, 0xe0};
inline const QColor kDeep{0x35, 0x4a, 0x5f};
inline const QColor kPhosphorus{0xb0, 0x3a, 0x2e};
inline const QColor kStone{0xf0, 0xee, 0xe6};
inline const QColor kBasalt{0x3b, 0x3b, 0x3e};
} // namespace inks

void drawMurus(const Pencil& pencil);
void drawGalleys(const Pencil& pencil);
void drawBuda(const Pencil& pencil);
void drawNaval(const Pencil& pencil);
void drawTriremes(const Pencil& pencil);

} // namespace umpire::desk
