#pragma once

#include "app/live/piece_board.h"

#include <QWidget>

namespace umpire::desk {

/// The board of a game with printed pieces as it stands in the record. A place is chosen with the
/// mouse or with the arrow keys and Enter.
class PiecesBoard : public QWidget {
    Q_OBJECT
public:
    explicit PiecesBoard(QWidget* parent = nullptr);

    void setBoard(const PieceBoard& board);
    /// Places where the table shows something else, by name.
    void setRinged(std::vector<std::string> names);
    [[nodiscard]] QSize sizeHint() const override { return {340, 340}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 200}; }
    /// The middle of a place, in the widget's pixels.
    [[nodiscard]] QPointF centerOf(int spot) const;

Q_SIGNALS:
    void spotChosen(int spot, const QPoint& where);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF inWindow(const referee::SpotArea& area) const;
    [[nodiscard]] bool hasSquares() const;
    void drawSpot(QPainter& painter, const BoardSpot& spot) const;
    void drawPiece(QPainter& painter, const BoardPiece& piece, const QRectF& place) const;
    void drawLabel(QPainter& painter, const BoardPiece& piece, const QRectF& body) const;
    /// Where the pieces of a place lie in it, in order.
    [[nodiscard]] std::vector<QRectF> placesIn(const BoardSpot& spot, std::size_t count) const;
    void drawMarks(QPainter& painter) const;
    void choose(std::size_t spot);
    void walk(QPointF way);

    PieceBoard board_;
    std::vector<std::string> ringed_;
    std::size_t current_ = 0; ///< of board_.spots
};

} // namespace umpire::desk
