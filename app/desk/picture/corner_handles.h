#pragma once

#include "calibration/view/table_description.h"

#include <array>
#include <optional>
#include <QGraphicsObject>

namespace umpire::desk {

/// The four corners of a play area over a picture, in its pixels: dragged with the mouse, or chosen
/// with 1 to 4 and moved with the arrow keys, ten pixels with Shift. Side A's edge is between the
/// first two.
class CornerHandles : public QGraphicsObject {
    Q_OBJECT
public:
    using Corners = std::array<QPointF, 4>;

    CornerHandles(QSize picture, const Corners& corners);

    [[nodiscard]] const Corners& corners() const { return corners_; }
    /// Shifts each corner to the next place, so that side A gets another edge.
    void turn();
    /// Draws the table file's board inside the corners, to check them.
    void setTable(const std::optional<BoardPlacement>& board, QSizeF millimetres);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void move(QPointF to);
    void drawBoard(QPainter& painter) const;

    QSize picture_;
    Corners corners_;
    std::size_t held_ = 0;
    std::optional<BoardPlacement> board_;
    QSizeF millimetres_;
};

} // namespace umpire::desk
