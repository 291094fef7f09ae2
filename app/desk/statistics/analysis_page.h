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

/// Number of positions that the search examines for each action. It is the same as in `umpire log
/// analyse`, so that both give the same results.
inline constexpr std::uint64_t kAnalysedPositions = 20'000;

/// Shows the analysis of a record: who was ahead, and the largest mistakes. A button starts and
/// stops the analysis, which runs in the background. The result stays until another record is set.
class AnalysisPage : public QWidget {
    Q_OBJECT
public:
    using SharedRecord = std::shared_ptr<const Expected<JournalRecord>>;

    explicit AnalysisPage(QWidget* parent = nullptr);
    /// Stops the analysis if it is running.
    ~AnalysisPage() override;

    /// Sets the record. Null, or a failure: there is no record. Setting the same record again
    /// writes the texts again after a change of language.
    void setRecord(const SharedRecord& record);
    /// Marks an event in the plot. `event`: number of the event.
    void look(std::int64_t event);
    /// Starts the analysis, or stops it if it is running.
    void press();
    /// Starts the analysis, unless there is a result, the analysis is running or the record cannot
    /// be analysed.
    void want();
    /// Returns the analysis; null if there is none yet or it failed.
    [[nodiscard]] const Analysis* analysis() const;
    /// Tells whether the record can be analysed: there is a record, and it holds no secrets.
    [[nodiscard]] bool isPossible() const;

Q_SIGNALS:
    /// Emitted when the user selects an event. `event`: number of the event.
    void eventWanted(qint64 event);
    /// Emitted when the analysis has finished, was stopped or has failed.
    void ended();
    /// Emitted when the result of analysis() may have changed.
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
    /// number of positions that the running analysis has examined
    std::shared_ptr<std::atomic<int>> done_;
    std::shared_ptr<std::atomic<int>> all_;
    QTimer tick_;
};

} // namespace umpire::desk
