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

/// Plots the probability of each number of hits as a bar, with a sign at the actual number. If
/// plain ends count (WG-31), bars without the side zone are beside them.
Plot oddsPlot(const RecordedToss& toss, const odds::Odds& odds);

/// Shows the odds of each toss in a game of War Galley, and its result. The drops are simulated in
/// the background once the page is visible.
class OddsPage : public QWidget {
    Q_OBJECT
public:
    explicit OddsPage(QWidget* parent = nullptr);
    ~OddsPage() override;

    /// Sets the record; null: there is no record. The same record again updates the language.
    void setRecord(std::shared_ptr<const Expected<JournalRecord>> record);
    /// Shows that event's toss, or the last toss before it, or the first one.
    void look(std::int64_t event);
    /// Tells whether the record has a toss.
    [[nodiscard]] bool hasTosses() const { return !tosses_.empty(); }

Q_SIGNALS:
    /// Emitted when a toss's odds are shown.
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
    std::vector<std::shared_ptr<const odds::Odds>> known_; ///< by toss; null: not computed yet
    std::size_t shown_ = 0;                                ///< index of the toss
    std::stop_source stop_;
};

} // namespace umpire::desk
