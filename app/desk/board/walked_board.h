#pragma once

#include <QWidget>
#include <vector>

namespace umpire::desk {

/// A board a place of which is chosen with the mouse, or with the arrow keys and Enter.
class WalkedBoard : public QWidget {
public:
    explicit WalkedBoard(QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

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

    /// What axes take of the widget, in pixels: as large as the text.
    [[nodiscard]] double axisRoom() const;
    /// Where a square `a1`, with letters for columns, is the first of its row or column: its number
    /// beside it, its letter below; every second or fifth one where they are too dense.
    void drawAxes(QPainter& painter, const QString& name, const QRectF& square) const;

private:
    void walk(QPointF way);
    [[nodiscard]] double textHeight() const;

    std::size_t count_ = 0;
    std::size_t current_ = 0;
};

} // namespace umpire::desk
