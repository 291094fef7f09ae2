#pragma once

#include "app/desk/statistics/plot.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

class PlotView;

/// A question with its answer and a plot that can be saved.
class PlotCard : public QWidget {
    Q_OBJECT
public:
    /// `game`: base name of the files that the plot is saved to.
    PlotCard(const Plot& plot, const QString& game, QWidget* parent = nullptr);
    [[nodiscard]] PlotView& view() const { return *view_; }

Q_SIGNALS:
    /// Reports where the plot was saved, or why it could not be.
    void saved(const QString& what);

private:
    void save(const QString& name);

    PlotView* view_;
};

} // namespace umpire::desk
