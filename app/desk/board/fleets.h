#pragma once

#include "rules/games/war_galley/state.h"

#include <QWidget>

namespace umpire::desk {

/// War Galley's fleets: each galley from above, its oars and masts, and those it has lost. A galley
/// is chosen with the mouse or with the arrow keys and Enter.
class Fleets : public QWidget {
    Q_OBJECT
public:
    explicit Fleets(QWidget* parent = nullptr);

    void setState(const war_galley::State& state);
    /// Names of galleys where the table shows something else.
    void setRinged(std::vector<std::string> names);
    [[nodiscard]] QSize sizeHint() const override { return {340, 260}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 160}; }

Q_SIGNALS:
    void vesselChosen(std::size_t vessel, const QPoint& where);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Of a side. Side B sits opposite: above, as the table is seen from side A.
    [[nodiscard]] QRectF sea(Side side) const;
    [[nodiscard]] QRectF placeOf(war_galley::VesselIndex vessel) const;
    void drawVessel(QPainter& painter, const QRectF& area, war_galley::VesselIndex index) const;
    void drawOars(QPainter& painter, const QRectF& deck, const war_galley::Vessel& vessel) const;
    void drawMasts(QPainter& painter, const QRectF& deck, const war_galley::Vessel& vessel) const;
    void drawMarks(QPainter& painter, const QRectF& area, war_galley::VesselIndex index) const;
    void choose(war_galley::VesselIndex vessel);
    void walk(int along, int across);

    war_galley::State state_;
    std::vector<std::string> ringed_;
    war_galley::VesselIndex current_ = 0;
};

} // namespace umpire::desk
