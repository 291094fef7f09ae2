#pragma once

#include "app/desk/statistics/plot.h"
#include "app/desk/statistics/recorded_tosses.h"

#include <memory>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QVBoxLayout;
QT_END_NAMESPACE

namespace umpire::desk {

class Errands;

/// Returns a plot of the probability of each number of hits in a toss. The thrown number has an
/// arrow. If the side zone changes the expected hits (WG-31), a second series shows the
/// probabilities without it.
Plot oddsPlot(const RecordedToss& toss, const odds::Odds& odds);

/// Shows the probabilities and the result of each toss in a game of War Galley. The tosses are
/// simulated in the background while the page is visible.
class OddsPage : public QWidget {
    Q_OBJECT
public:
    explicit OddsPage(QWidget* parent = nullptr);
    ~OddsPage() override;

    /// Sets the record; null: there is no record. Setting the same record again writes the texts
    /// again after a change of language.
    void setRecord(std::shared_ptr<const Expected<JournalRecord>> record);
    /// Shows the toss of an event, or the last toss before it, or else the first toss. `event`:
    /// number of the event.
    void look(std::int64_t event);
    /// Tells whether the record contains a toss.
    [[nodiscard]] bool hasTosses() const { return !tosses_.empty(); }

Q_SIGNALS:
    /// Emitted when the probabilities of a toss are shown.
    void answered();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void ask();
    void write();
    void clear();

    QLabel* said_;
    QVBoxLayout* found_;
    Errands* errands_;
    std::shared_ptr<const Expected<JournalRecord>> record_;
    std::vector<RecordedToss> tosses_;
    /// probabilities of each toss, by index in `tosses_`; null: not computed yet
    std::vector<std::shared_ptr<const odds::Odds>> known_;
    std::size_t shown_ = 0; ///< index in `tosses_` of the toss that is shown
    std::stop_source stop_;
};

} // namespace umpire::desk
