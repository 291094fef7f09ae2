#pragma once

#include "app/desk/statistics/plot.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

class PlotView;

/// A question with its answer and its plot, which can be saved.
class PlotCard : public QWidget {
    Q_OBJECT
public:
    /// `game`: how the files are called that the plot is saved to.
    PlotCard(const Plot& plot, const QString& game, QWidget* parent = nullptr);
    [[nodiscard]] PlotView& view() const { return *view_; }

Q_SIGNALS:
    /// Where the plot was written to, or why it could not be.
    void saved(const QString& what);

private:
    void save(const QString& name);

    PlotView* view_;
};

} // namespace umpire::desk
