#pragma once

#include "app/desk/statistics/plot.h"
#include "app/record/journal/journal.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QVBoxLayout;
QT_END_NAMESPACE

namespace umpire::desk {

/// Questions about a game, each with its answer and a plot that can be saved.
class StatisticsPage : public QWidget {
    Q_OBJECT
public:
    explicit StatisticsPage(QWidget* parent = nullptr);

    /// Sets the record; null: there is no record.
    void setRecord(const JournalRecord* record);
    /// `name`: base name of the files that a plot is saved to.
    void setPlots(const std::vector<Plot>& plots, const QString& name);

private:
    QVBoxLayout* plots_;
    QLabel* said_;
};

} // namespace umpire::desk
