#pragma once

#include "app/desk/statistics/plot.h"

#include <QPalette>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace umpire::desk {

/// Draws the plot; players differ by colour and by hatching or dashes. Uses the painter's font.
/// Returns the area of the values: from the first to the last place, from 0 to the top.
QRectF drawPlot(QPainter& painter, const QRectF& area, const Plot& plot, const QPalette& palette);

class PlotView : public QWidget {
    Q_OBJECT
public:
    explicit PlotView(Plot plot, QWidget* parent = nullptr);

    [[nodiscard]] const Plot& plot() const { return plot_; }
    /// Shows a vertical line at that action; none if empty.
    void look(std::optional<double> here);
    /// Lets clicks emit pointedAt() from now on.
    void letPoint();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The action, from 0; only for plots of steps or lines.
    void pointedAt(int action);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    Plot plot_;
    QRectF field_; ///< area of the values in the last drawing
    bool mayPoint_ = false;
};

} // namespace umpire::desk
