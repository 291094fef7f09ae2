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

/// What a record shows in figures, a tab each: its statistics, its analysis, and of War Galley the
/// odds of its tosses.
class FigureTabs : public QObject {
    Q_OBJECT
public:
    /// Adds its tabs after those that are there.
    explicit FigureTabs(QTabWidget& tabs);

    /// Null, or a failure: there is no record. To be called again when the language changes.
    void setRecord(const std::shared_ptr<const Expected<JournalRecord>>& record);
    /// The event that the page shows.
    void look(std::int64_t event);

Q_SIGNALS:
    /// A player wants to see that event.
    void eventWanted(qint64 event);

private:
    QTabWidget& tabs_;
    StatisticsPage* statistics_;
    AnalysisPage* analysis_;
    OddsPage* odds_;
};

} // namespace umpire::desk
