#pragma once

#include "rules/games/war_galley/state.h"

#include <QWidget>

namespace umpire::desk {

/// War Galley's fleets: each galley from above, its oars and masts, and those it has lost.
class Fleets : public QWidget {
    Q_OBJECT
public:
    explicit Fleets(QWidget* parent = nullptr);

    void setState(const war_galley::State& state);
    [[nodiscard]] QSize sizeHint() const override { return {340, 260}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 160}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void drawSide(QPainter& painter, const QRectF& area, Side side) const;
    void drawVessel(QPainter& painter, const QRectF& area, war_galley::VesselIndex index) const;
    void drawOars(QPainter& painter, const QRectF& deck, const war_galley::Vessel& vessel) const;
    void drawMasts(QPainter& painter, const QRectF& deck, const war_galley::Vessel& vessel) const;

    war_galley::State state_;
};

} // namespace umpire::desk
