#pragma once

#include "app/desk/statistics/analysis_plot.h"

#include <QAbstractButton>

namespace umpire::desk {

/// A bar beside the board that shows which side was ahead after an event. The first side is at the
/// bottom, as on the board. Each side's name stands at its end.
class AheadBar : public QAbstractButton {
    Q_OBJECT
public:
    explicit AheadBar(QWidget* parent = nullptr);

    /// Sets the value of the game for each side, by seat, from 0 (lost) to 1 (won); empty: not
    /// known yet.
    void setSides(const Worths& sides);
    [[nodiscard]] const Worths& sides() const { return sides_; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void write();
    [[nodiscard]] QString labelOf(std::size_t seat, double length) const;
    void paintSides(QPainter& painter, const QRectF& bar) const;

    Worths sides_;
};

} // namespace umpire::desk
