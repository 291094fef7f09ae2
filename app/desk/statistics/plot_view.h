#pragma once

#include "app/desk/statistics/plot.h"

#include <QPalette>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace umpire::desk {

/// Players are told apart by colour, and by hatching or dashes. Letters are the painter's. Returns
/// where the values stand: from the first place to the last one, from 0 to the top.
QRectF drawPlot(QPainter& painter, const QRectF& area, const Plot& plot, const QPalette& palette);

class PlotView : public QWidget {
    Q_OBJECT
public:
    explicit PlotView(Plot plot, QWidget* parent = nullptr);

    [[nodiscard]] const Plot& plot() const { return plot_; }
    /// An upright line at that action; none where it is empty.
    void look(std::optional<double> here);
    /// From now on a click says what it points at.
    void letPoint();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The action, from 0; of a plot of steps or lines.
    void pointedAt(int action);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    Plot plot_;
    QRectF field_; ///< as it was drawn last
    bool mayPoint_ = false;
};

} // namespace umpire::desk
