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

/// Looked at for each action, as by `umpire log analyse`: both say the same.
inline constexpr std::uint64_t kAnalysedPositions = 20'000;

/// The analysis of a record: who was ahead, and the largest mistakes. A button begins and stops it.
/// The computer thinks beside the window. What it found stays until another record is shown.
class AnalysisPage : public QWidget {
    Q_OBJECT
public:
    using SharedRecord = std::shared_ptr<const Expected<JournalRecord>>;

    explicit AnalysisPage(QWidget* parent = nullptr);
    /// Stops what is under way.
    ~AnalysisPage() override;

    /// Null, or a failure: there is no record. The same one again: the language has changed.
    void setRecord(const SharedRecord& record);
    /// The plot shows where that event is.
    void look(std::int64_t event);
    /// Begins; stops where one is under way.
    void press();

Q_SIGNALS:
    /// A player wants to see that event.
    void eventWanted(qint64 event);
    /// It is done, stopped, or could not be.
    void ended();

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
    std::shared_ptr<std::atomic<int>> done_; ///< positions; of the analysis under way
    std::shared_ptr<std::atomic<int>> all_;
    QTimer tick_;
};

} // namespace umpire::desk
