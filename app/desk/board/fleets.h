#pragma once

#include "app/desk/board/walked_board.h"
#include "app/mind/move_preview/ghost.h"
#include "rules/games/war_galley/state.h"

namespace umpire::desk {

/// War Galley's fleets: each galley from above, as it lies, its oars and masts, and those it has
/// lost. Side B sits opposite: above, where the table is not turned.
class Fleets : public WalkedBoard {
    Q_OBJECT
public:
    explicit Fleets(QWidget* parent = nullptr);

    void setState(const war_galley::State& state);
    /// Names of galleys where the table shows something else.
    void setRinged(std::vector<std::string> names);
    /// An action that nobody has made yet; empty: none.
    void setGhost(Ghost ghost);
    [[nodiscard]] QSize sizeHint() const override { return {340, 260}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 160}; }

Q_SIGNALS:
    void vesselChosen(std::size_t vessel, const QPoint& where);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    [[nodiscard]] std::vector<QPointF> middles() const override;
    [[nodiscard]] QString nameOf(std::size_t place) const override;
    void chosen(std::size_t place, const QPoint& where) override;

private:
    /// Of a side.
    [[nodiscard]] QRectF sea(Side side) const;
    [[nodiscard]] QRectF placeOf(war_galley::VesselIndex vessel) const;
    /// Where a galley's deck is drawn, and a hundredth of a place without a ghost. With one both
    /// are drawn smaller, so that the way has room.
    struct Frame {
        QPointF deck;
        double scale = 0.0;
    };
    [[nodiscard]] Frame frameOf(war_galley::VesselIndex vessel) const;
    /// Null: it has none.
    [[nodiscard]] const GhostShip* ghostShipOf(war_galley::VesselIndex vessel) const;
    /// From where the ship's way begins, in millimetres, as the board is turned.
    [[nodiscard]] QPointF away(const GhostShip& ship, TablePoint point) const;
    /// How a galley is turned from one whose bow points to the right: clockwise.
    [[nodiscard]] double degreesOf(const war_galley::Vessel& vessel) const;
    void drawVessel(QPainter& painter, const QRectF& area, war_galley::VesselIndex index) const;
    static void drawPlan(QPainter& painter, const QRectF& deck);
    void drawBuilt(QPainter& painter, const QRectF& deck, war_galley::VesselIndex index) const;
    void drawOars(QPainter& painter, const QRectF& deck, const war_galley::Vessel& vessel) const;
    void drawMasts(QPainter& painter, const QRectF& deck, const war_galley::Vessel& vessel) const;
    void drawMarks(QPainter& painter, const QRectF& area, war_galley::VesselIndex index) const;
    void drawGhosts(QPainter& painter) const;
    void drawShip(QPainter& painter, const Frame& frame, const GhostShip& ship) const;

    war_galley::State state_;
    std::vector<std::string> ringed_;
    Ghost ghost_;
};

} // namespace umpire::desk
