#pragma once

#include "app/desk/statistics/game_statistics.h"

#include <QPalette>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace umpire::desk {

/// Players are told apart by colour, and by hatching or dashes. Letters are the painter's.
void drawPlot(QPainter& painter, const QRectF& area, const Plot& plot, const QPalette& palette);

class PlotView : public QWidget {
    Q_OBJECT
public:
    explicit PlotView(Plot plot, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint() / 2; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Plot plot_;
};

} // namespace umpire::desk
