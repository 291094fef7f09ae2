#pragma once

#include "app/game/board/drawing.h"

#include <optional>
#include <QPainter>
#include <QSvgRenderer>
#include <QWidget>

namespace umpire::desk {

/// Renders a drawing as large as fits into `room`, in pixels. `letters`: of the letters beside the
/// board.
void paintDrawing(QPainter& painter, const BoardDrawing& drawing, const QRectF& room,
                  const QColor& letters);

/// Shows a board as in the record. Its places are chosen with the mouse, or with the arrow keys and
/// Enter.
class DrawnBoard : public QWidget {
    Q_OBJECT
public:
    explicit DrawnBoard(QWidget* parent = nullptr);

    void setBoard(BoardView view);
    /// Marks the places, by name, that an action moved or reached.
    void setActed(std::vector<std::string> names);
    /// Marks the places, by name, that differ on the table or that an illegal action reached.
    void setRinged(std::vector<std::string> names);
    /// Shows the preview of an action; empty: none.
    void setGhost(Ghost ghost);
    /// Turns clockwise by quarters, as the camera sees the table; names stay upright.
    void setTurns(int quarters);
    /// Returns a place in the widget's pixels; an empty rectangle if no place has that name.
    [[nodiscard]] QRectF placeOf(const std::string& name) const;
    [[nodiscard]] QSize sizeHint() const override { return {340, 340}; }
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// `where`: the place's middle on the screen.
    void placeChosen(const QString& name, const QPoint& where);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void draw();
    /// Draws again if the mark was another one.
    template <typename Mark>
    void change(Mark& mark, Mark wanted);
    [[nodiscard]] QRectF inWindow(const DrawnPlace& place) const;
    void choose(std::size_t place);
    void walk(QPointF way);

    std::optional<BoardView> view_;
    BoardMarks marks_;
    BoardDrawing drawing_;
    std::size_t current_ = 0; ///< the place that the keyboard has selected
};

} // namespace umpire::desk
