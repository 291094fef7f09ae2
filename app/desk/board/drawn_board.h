#pragma once

#include "app/game/board/drawing.h"
#include "calibration/view/table_view.h"

#include <optional>
#include <QPainter>
#include <QSvgRenderer>
#include <QWidget>

namespace umpire::desk {

/// Renders a drawing in the middle of `room` (in pixels), as large as fits. `letters`: colour of
/// the letters beside the board.
void paintDrawing(QPainter& painter, const BoardDrawing& drawing, const QRectF& room,
                  const QColor& letters);

/// Returns the number of clockwise quarter turns, 0 to 3, after which the drawn board lies as in
/// the camera's picture. With 0, side A is at the bottom. `now`: the present turns, which stay
/// until another quarter fits clearly better, so that the board of a table that lies askew rests.
int turnsOf(const TableView& view, std::optional<int> now = {});

/// Shows the board of a position. A user chooses a place with the mouse, or with the arrow keys and
/// Enter.
class DrawnBoard : public QWidget {
    Q_OBJECT
public:
    explicit DrawnBoard(QWidget* parent = nullptr);

    void setBoard(BoardView view);
    /// Marks the named places that the last action moved or reached.
    void setActed(std::vector<std::string> names);
    /// Marks the named places that differ between record and table, or that an illegal action
    /// reached.
    void setRinged(std::vector<std::string> names);
    /// Shows the preview of an action; an empty `ghost` removes the preview.
    void setGhost(Ghost ghost);
    /// Sets the number of clockwise quarter turns, so that the board is drawn as the camera sees
    /// the table. Names stay upright.
    void setTurns(int quarters);
    /// Returns a place's rectangle in the widget's pixels; an empty rectangle if no place has that
    /// name.
    [[nodiscard]] QRectF placeOf(const std::string& name) const;
    [[nodiscard]] QSize sizeHint() const override { return {340, 340}; }
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when the user chooses a place. `where`: centre of the place, in screen coordinates.
    void placeChosen(const QString& name, const QPoint& where);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void draw();
    /// Sets a mark, and draws the board again if the mark changed.
    template <typename Mark>
    void change(Mark& mark, Mark wanted);
    [[nodiscard]] QRectF inWindow(const DrawnPlace& place) const;
    void choose(std::size_t place);
    void walk(QPointF way);

    std::optional<BoardView> view_;
    BoardMarks marks_;
    BoardDrawing drawing_;
    std::size_t current_ = 0; ///< index of the place that the keyboard has selected
};

} // namespace umpire::desk
