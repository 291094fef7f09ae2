#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/journal.h"

#include <memory>
#include <QObject>

QT_BEGIN_NAMESPACE
class QTabWidget;
QT_END_NAMESPACE

namespace umpire::desk {

class AnalysisPage;
class OddsPage;
class StatisticsPage;

/// The tabs with figures about a record: the statistics, the analysis, and for War Galley the
/// probabilities of its tosses.
class FigureTabs : public QObject {
    Q_OBJECT
public:
    /// Appends the three tabs to `tabs`.
    explicit FigureTabs(QTabWidget& tabs);

    /// Sets the record. Null, or a failure: there is no record. Must be called again after a change
    /// of language.
    void setRecord(const std::shared_ptr<const Expected<JournalRecord>>& record);
    /// Sets the event that the record page shows. `event`: number of the event.
    void look(std::int64_t event);
    /// Shows the tab of the analysis, and starts the analysis if there is no result yet.
    void showAnalysis();
    [[nodiscard]] const AnalysisPage& analysis() const { return *analysis_; }

Q_SIGNALS:
    /// Emitted when the user selects an event. `event`: number of the event.
    void eventWanted(qint64 event);
    /// Emitted when the result of the analysis may have changed.
    void analysisWritten();

private:
    QTabWidget& tabs_;
    StatisticsPage* statistics_;
    AnalysisPage* analysis_;
    OddsPage* odds_;
};

} // namespace umpire::desk
