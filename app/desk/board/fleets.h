#pragma once

#include "app/desk/board/walked_board.h"
#include "app/mind/move_preview/ghost.h"
#include "rules/games/war_galley/state.h"

namespace umpire::desk {

/// Draws War Galley's fleets: each galley from above in its direction, with its oars and masts and
/// the lost ones. Side B is opposite: above, unless the table is turned.
class Fleets : public WalkedBoard {
    Q_OBJECT
public:
    explicit Fleets(QWidget* parent = nullptr);

    void setState(const war_galley::State& state);
    /// Marks the galleys, by name, that differ on the table.
    void setRinged(std::vector<std::string> names);
    /// Shows the preview of an action; empty: none.
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
    /// Returns a side's area.
    [[nodiscard]] QRectF sea(Side side) const;
    [[nodiscard]] QRectF placeOf(war_galley::VesselIndex vessel) const;
    /// A galley's drawn deck, and the size of a hundredth of its place. With a preview both are
    /// smaller, to leave room for the way.
    struct Frame {
        QPointF deck;
        double scale = 0.0;
    };
    [[nodiscard]] Frame frameOf(war_galley::VesselIndex vessel) const;
    /// Returns null if there is no preview.
    [[nodiscard]] const GhostShip* ghostShipOf(war_galley::VesselIndex vessel) const;
    /// Returns the offset in mm from the start of the ship's way, with the board's rotation.
    [[nodiscard]] QPointF away(const GhostShip& ship, TablePoint point) const;
    /// Returns the clockwise rotation from a galley whose bow points right.
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
