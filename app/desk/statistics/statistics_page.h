#pragma once

#include "app/desk/statistics/plot.h"
#include "app/record/journal/journal.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QVBoxLayout;
QT_END_NAMESPACE

namespace umpire::desk {

/// Shows questions about a game. Each has an answer and a plot that can be saved.
class StatisticsPage : public QWidget {
    Q_OBJECT
public:
    explicit StatisticsPage(QWidget* parent = nullptr);

    /// Shows the statistics of a record; null: there is no record.
    void setRecord(const JournalRecord* record);
    /// Shows these plots. `name`: start of the proposed file names.
    void setPlots(const std::vector<Plot>& plots, const QString& name);

private:
    QVBoxLayout* plots_;
    QLabel* said_;
};

} // namespace umpire::desk
