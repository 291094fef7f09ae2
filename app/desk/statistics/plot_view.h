#pragma once

#include "app/desk/statistics/plot.h"

#include <QPalette>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace umpire::desk {

/// Draws a plot with the painter's font. Players differ in colour, and also in hatching or dashes.
/// Returns the area that contains the values: horizontally from the first to the last category,
/// vertically from 0 to the maximum.
QRectF drawPlot(QPainter& painter, const QRectF& area, const Plot& plot, const QPalette& palette);

class PlotView : public QWidget {
    Q_OBJECT
public:
    explicit PlotView(Plot plot, QWidget* parent = nullptr);

    [[nodiscard]] const Plot& plot() const { return plot_; }
    /// Shows a vertical line at the action `here`; none: removes the line.
    void look(std::optional<double> here);
    /// Lets a click emit pointedAt() from now on.
    void letPoint();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted by a click on the plot. `action`: number of the nearest action; 0: before the first
    /// action. Meaningful only for plots of steps or lines.
    void pointedAt(int action);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    Plot plot_;
    QRectF field_; ///< area of the values, as returned by the last drawing
    bool mayPoint_ = false;
};

} // namespace umpire::desk
