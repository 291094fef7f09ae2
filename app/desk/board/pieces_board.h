#pragma once

#include "app/desk/board/walked_board.h"
#include "app/game/referee/core/piece_board.h"
#include "app/mind/move_preview/ghost.h"

namespace umpire::desk {

/// Draws the board of a game with printed pieces as in the record.
class PiecesBoard : public WalkedBoard {
    Q_OBJECT
public:
    using WalkedBoard::WalkedBoard;

    void setBoard(const referee::PieceBoard& board);
    /// Marks the places, by name, that differ on the table.
    void setRinged(std::vector<std::string> names);
    /// Shows the preview of an action; empty: none.
    void setGhost(Ghost ghost);
    [[nodiscard]] QSize sizeHint() const override { return {340, 340}; }
    /// Returns the middle of a place, in the widget's pixels.
    [[nodiscard]] QPointF centerOf(int spot) const;

Q_SIGNALS:
    void spotChosen(int spot, const QPoint& where);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    [[nodiscard]] std::vector<QPointF> middles() const override;
    [[nodiscard]] QString nameOf(std::size_t place) const override;
    void chosen(std::size_t place, const QPoint& where) override;

private:
    [[nodiscard]] QRectF inWindow(const referee::SpotArea& area) const;
    [[nodiscard]] bool hasSquares() const;
    void drawSpot(QPainter& painter, const referee::BoardSpot& spot) const;
    void drawName(QPainter& painter, const referee::BoardSpot& spot) const;
    void drawPiece(QPainter& painter, const referee::BoardPiece& piece, const QRectF& place) const;
    void drawLabel(QPainter& painter, const referee::BoardPiece& piece, const QRectF& body) const;
    /// Returns the pieces in one area of a place: a wall's breaches are one place.
    [[nodiscard]] std::vector<const referee::BoardPiece*> shareOf(const referee::BoardSpot& spot,
                                                                  std::size_t area) const;
    /// Returns the rectangles of a place's pieces, in order.
    [[nodiscard]] std::vector<QRectF> placesIn(const referee::BoardSpot& spot,
                                               std::size_t count) const;
    void drawMarks(QPainter& painter) const;

    referee::PieceBoard board_;
    std::vector<std::string> ringed_;
    Ghost ghost_;
};

} // namespace umpire::desk
