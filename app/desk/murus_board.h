#pragma once

#include "rules/games/murus_gallicus/state.h"

#include <QWidget>
#include <vector>

namespace umpire::desk {

/// The board of Murus Gallicus as it stands in the record. A cell is chosen with the mouse or with
/// the arrow keys and Enter.
class MurusBoard : public QWidget {
    Q_OBJECT
public:
    explicit MurusBoard(QWidget* parent = nullptr);

    void setState(const murus_gallicus::State& state);
    /// Cells where the table shows something else.
    void setRinged(std::vector<std::string> cells);
    [[nodiscard]] QSize sizeHint() const override { return {340, 310}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 180}; }

Q_SIGNALS:
    void cellChosen(const QString& cell, const QPoint& where);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Plan {
        double cell = 0.0;            ///< side or width, in pixels
        std::vector<QPointF> centers; ///< by cell
    };
    [[nodiscard]] Plan plan() const;
    [[nodiscard]] QString nameOf(murus_gallicus::CellIndex cell) const;
    [[nodiscard]] bool isHexagonal() const;
    void drawCell(QPainter& painter, const Plan& plan, murus_gallicus::CellIndex cell) const;
    void drawUnit(QPainter& painter, QPointF center, double cell,
                  const murus_gallicus::Unit& unit) const;
    void choose(murus_gallicus::CellIndex cell);
    void walk(QPointF way);

    murus_gallicus::State state_;
    std::vector<std::string> ringed_;
    murus_gallicus::CellIndex current_ = 0;
};

} // namespace umpire::desk
