#pragma once

#include "app/desk/statistics/analysis_plot.h"

#include <QAbstractButton>

namespace umpire::desk {

/// A bar beside the board that shows who was ahead after the event. The first side is below, as on
/// the board. Before the analysis the bar is empty, and a click asks for the analysis.
class AheadBar : public QAbstractButton {
    Q_OBJECT
public:
    explicit AheadBar(QWidget* parent = nullptr);

    /// Empty: not known yet.
    void setSides(const Worths& sides);
    [[nodiscard]] const Worths& sides() const { return sides_; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void write();
    void paintSides(QPainter& painter, const QRectF& bar) const;

    Worths sides_;
};

} // namespace umpire::desk
