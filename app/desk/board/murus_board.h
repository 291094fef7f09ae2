#pragma once

#include "app/desk/board/walked_board.h"
#include "app/mind/move_preview/ghost.h"
#include "rules/games/murus_gallicus/state.h"

namespace umpire::desk {

/// Draws the board of Murus Gallicus as in the record.
class MurusBoard : public WalkedBoard {
    Q_OBJECT
public:
    using WalkedBoard::WalkedBoard;

    void setState(const murus_gallicus::State& state);
    /// Marks the cells that differ on the table.
    void setRinged(std::vector<std::string> cells);
    /// Shows the preview of an action; empty: none.
    void setGhost(Ghost ghost);
    [[nodiscard]] QSize sizeHint() const override { return {340, 310}; }

Q_SIGNALS:
    void cellChosen(const QString& cell, const QPoint& where);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    [[nodiscard]] std::vector<QPointF> middles() const override { return plan().centers; }
    [[nodiscard]] QString nameOf(std::size_t cell) const override;
    void chosen(std::size_t cell, const QPoint& where) override;

private:
    struct Plan {
        double cell = 0.0;            ///< side or width, in pixels
        std::vector<QPointF> centers; ///< by cell
    };
    [[nodiscard]] Plan plan() const;
    [[nodiscard]] bool isHexagonal() const;
    void drawCell(QPainter& painter, const Plan& plan, murus_gallicus::CellIndex cell) const;
    void drawUnit(QPainter& painter, QPointF center, double cell,
                  const murus_gallicus::Unit& unit) const;

    void drawGhostOn(QPainter& painter, const Plan& plan) const;

    murus_gallicus::State state_;
    std::vector<std::string> ringed_;
    Ghost ghost_;
};

} // namespace umpire::desk
