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

/// The tabs with a record's figures: statistics, analysis, and for War Galley the odds of its
/// tosses.
class FigureTabs : public QObject {
    Q_OBJECT
public:
    /// Appends these tabs to the existing ones.
    explicit FigureTabs(QTabWidget& tabs);

    /// Sets the record. Null, or a failure: there is no record. Must be called again when the
    /// language changes.
    void setRecord(const std::shared_ptr<const Expected<JournalRecord>>& record);
    /// Sets the event that the page shows.
    void look(std::int64_t event);
    /// Shows the analysis, and starts it if there is none yet.
    void showAnalysis();
    [[nodiscard]] const AnalysisPage& analysis() const { return *analysis_; }

Q_SIGNALS:
    /// Emitted when a player selects that event.
    void eventWanted(qint64 event);
    /// Emitted when the analysis may have changed.
    void analysisWritten();

private:
    QTabWidget& tabs_;
    StatisticsPage* statistics_;
    AnalysisPage* analysis_;
    OddsPage* odds_;
};

} // namespace umpire::desk
