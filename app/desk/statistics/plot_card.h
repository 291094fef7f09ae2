#pragma once

#include "app/desk/statistics/plot.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

class PlotView;

/// Shows a question, its answer, and a plot with a button that saves it.
class PlotCard : public QWidget {
    Q_OBJECT
public:
    /// `game`: start of the proposed file name.
    PlotCard(const Plot& plot, const QString& game, QWidget* parent = nullptr);
    [[nodiscard]] PlotView& view() const { return *view_; }

Q_SIGNALS:
    /// Emitted with the place where the plot was saved, or with the error.
    void saved(const QString& what);

private:
    void save(const QString& name);

    PlotView* view_;
};

} // namespace umpire::desk
