#pragma once

#include <QWidget>
#include <vector>

namespace umpire::desk {

/// A board a place of which is chosen with the mouse, or with the arrow keys and Enter.
class WalkedBoard : public QWidget {
public:
    explicit WalkedBoard(QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

    /// By so many quarters, clockwise, as the camera sees the table; names stay upright.
    void setTurns(int quarters);

protected:
    /// The places' middles, in the widget's pixels.
    [[nodiscard]] virtual std::vector<QPointF> middles() const = 0;
    [[nodiscard]] virtual QString nameOf(std::size_t place) const = 0;
    /// `where`: its middle, on the screen.
    virtual void chosen(std::size_t place, const QPoint& where) = 0;

    void keyPressEvent(QKeyEvent* event) override;
    void choose(std::size_t place);
    /// Of `count` places.
    void setPlaces(std::size_t count);
    /// That the keys stand on.
    [[nodiscard]] std::size_t current() const { return current_; }

    /// A place from the board's middle, as the board is turned.
    [[nodiscard]] QPointF turned(QPointF place) const;
    [[nodiscard]] double degreesTurned() const { return 90.0 * turns_; }
    [[nodiscard]] bool liesAcross() const { return turns_ % 2 != 0; }
    /// The widget without what axes take on two of its sides, in pixels.
    [[nodiscard]] QRectF roomBesideAxes() const;
    /// Where a square `a1`, with letters for columns, is the first of its row or column: its number
    /// beside it, its letter below; every second or fifth one where they are too dense. Both go
    /// round with the board.
    void drawAxes(QPainter& painter, const QString& name, const QRectF& square) const;

private:
    /// Of a square or of the board; a turn by a quarter leads to the next one.
    enum Edge { Below, Left, Above, Right };

    void walk(QPointF way);
    [[nodiscard]] double textHeight() const;
    [[nodiscard]] double axisRoom() const;
    /// That is below, or at the left, where the board is not turned.
    [[nodiscard]] Edge edgeOf(Edge unturned) const { return Edge((unturned + turns_) % 4); }
    void drawBeside(QPainter& painter, const QString& text, const QRectF& square, Edge edge) const;

    std::size_t count_ = 0;
    std::size_t current_ = 0;
    int turns_ = 0;
};

} // namespace umpire::desk
