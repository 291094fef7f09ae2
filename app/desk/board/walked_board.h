#pragma once

#include <QWidget>
#include <vector>

namespace umpire::desk {

/// A board whose places are chosen with the mouse, or with the arrow keys and Enter.
class WalkedBoard : public QWidget {
public:
    explicit WalkedBoard(QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Turns clockwise by quarters, as the camera sees the table; names stay upright.
    void setTurns(int quarters);

protected:
    /// Returns the middles of the places, in the widget's pixels.
    [[nodiscard]] virtual std::vector<QPointF> middles() const = 0;
    [[nodiscard]] virtual QString nameOf(std::size_t place) const = 0;
    /// `where`: the place's middle on the screen.
    virtual void chosen(std::size_t place, const QPoint& where) = 0;

    void keyPressEvent(QKeyEvent* event) override;
    void choose(std::size_t place);
    /// Sets the number of places.
    void setPlaces(std::size_t count);
    /// Returns the place that the keyboard has selected.
    [[nodiscard]] std::size_t current() const { return current_; }

    /// Rotates a place about the board's middle like the board.
    [[nodiscard]] QPointF turned(QPointF place) const;
    [[nodiscard]] double degreesTurned() const { return 90.0 * turns_; }
    [[nodiscard]] bool liesAcross() const { return turns_ % 2 != 0; }
    /// Returns the widget's area without the axes on two sides, in pixels.
    [[nodiscard]] QRectF roomBesideAxes() const;
    /// Draws the axis texts of a square such as `a1` if it is the first of its row or column: its
    /// number beside it, its letter below; only every second or fifth if they are too dense. Both
    /// turn with the board.
    void drawAxes(QPainter& painter, const QString& name, const QRectF& square) const;

private:
    /// An edge of a square or of the board; a quarter turn leads to the next one.
    enum Edge { Below, Left, Above, Right };

    void walk(QPointF way);
    [[nodiscard]] double textHeight() const;
    [[nodiscard]] double axisRoom() const;
    /// Returns the present edge for one of the unturned board.
    [[nodiscard]] Edge edgeOf(Edge unturned) const { return Edge((unturned + turns_) % 4); }
    void drawBeside(QPainter& painter, const QString& text, const QRectF& square, Edge edge) const;

    std::size_t count_ = 0;
    std::size_t current_ = 0;
    int turns_ = 0;
};

} // namespace umpire::desk
