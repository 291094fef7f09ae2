#pragma once

#include "calibration/view/table_description.h"

#include <array>
#include <optional>
#include <QGraphicsObject>

namespace umpire::desk {

/// Returns the name of a corner as the kit prints it beside the tag: "near left", "near right",
/// "far right" or "far left". Near is the edge of side A.
QString cornerName(std::size_t corner);

/// Four handles at the corners of the play area, in picture pixels. A user drags a corner with the
/// mouse, or selects the next one with the space bar and moves it with the arrow keys; with Shift
/// it moves ten pixels. The edge of side A is between the first two corners.
class CornerHandles : public QGraphicsObject {
    Q_OBJECT
public:
    using Corners = std::array<QPointF, 4>;

    CornerHandles(QSize picture, const Corners& corners);

    [[nodiscard]] const Corners& corners() const { return corners_; }
    /// Moves each name to the next corner, so that another edge becomes side A's.
    void turn();
    /// Draws the board between the corners, so that the user can check them. `board`: from the
    /// table file; `millimetres`: size of the play area.
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
