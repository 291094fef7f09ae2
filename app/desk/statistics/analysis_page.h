#pragma once

#include "app/mind/analysis/analyse_game.h"

#include <atomic>
#include <memory>
#include <QTimer>
#include <QWidget>
#include <stop_token>

QT_BEGIN_NAMESPACE
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;
QT_END_NAMESPACE

namespace umpire::desk {

class Errands;
class PlotView;

/// Positions searched per action, equal to `umpire log analyse`, so that both agree.
inline constexpr std::uint64_t kAnalysedPositions = 20'000;

/// The analysis of a record: who was ahead, and the largest mistakes. A button starts and stops the
/// analysis, which runs in the background. The result stays until another record is shown.
class AnalysisPage : public QWidget {
    Q_OBJECT
public:
    using SharedRecord = std::shared_ptr<const Expected<JournalRecord>>;

    explicit AnalysisPage(QWidget* parent = nullptr);
    /// Stops a running analysis.
    ~AnalysisPage() override;

    /// Sets the record. Null, or a failure: there is no record. The same record again updates the
    /// language.
    void setRecord(const SharedRecord& record);
    /// Marks the event's place in the plot.
    void look(std::int64_t event);
    /// Starts the analysis, or stops a running one.
    void press();
    /// Starts the analysis if there is none yet.
    void want();
    /// Returns the analysis; null: there is none yet.
    [[nodiscard]] const Analysis* analysis() const;
    /// Tells whether the record can be analysed.
    [[nodiscard]] bool isPossible() const;

Q_SIGNALS:
    /// Emitted when a player selects that event.
    void eventWanted(qint64 event);
    /// Emitted when the analysis finishes, stops or fails.
    void ended();
    /// Emitted when analysis() may have changed.
    void written();

private:
    using Answer = std::shared_ptr<const Expected<Analysis>>;

    void begin();
    void stop();
    void showAnswer(const Answer& answer);
    void write();
    void writeAnswer();
    void clear();
    void say(const QString& what);
    [[nodiscard]] bool hasRecord() const { return record_ && *record_; }

    QPushButton* start_;
    QProgressBar* progress_;
    QLabel* said_;
    QVBoxLayout* found_;
    PlotView* view_ = nullptr;
    Errands* errands_;
    SharedRecord record_;
    Answer answer_;
    bool wasStopped_ = false;
    std::int64_t event_ = 0;
    std::stop_source stop_;
    std::shared_ptr<std::atomic<int>> done_; ///< number of positions; of the running analysis
    std::shared_ptr<std::atomic<int>> all_;
    QTimer tick_;
};

} // namespace umpire::desk
