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

/// The chance of each number of hits, as a bar each, with a sign at the thrown one. Where plain
/// ends count (WG-31), the chances without the side zone stand beside them.
Plot oddsPlot(const RecordedToss& toss, const odds::Odds& odds);

/// What could be expected of a toss of a game of War Galley, and what was thrown. The matches are
/// dropped beside the window, once the page is looked at.
class OddsPage : public QWidget {
    Q_OBJECT
public:
    explicit OddsPage(QWidget* parent = nullptr);
    ~OddsPage() override;

    /// Null: there is no record. The same one again: the language has changed.
    void setRecord(std::shared_ptr<const Expected<JournalRecord>> record);
    /// The toss of that event is shown; else the last one before it, or the first one.
    void look(std::int64_t event);
    /// A record with a toss is shown.
    [[nodiscard]] bool hasTosses() const { return !tosses_.empty(); }

Q_SIGNALS:
    /// The chances of a toss are shown.
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
    std::vector<std::shared_ptr<const odds::Odds>> known_; ///< by toss; null: not reckoned yet
    std::size_t shown_ = 0;                                ///< its place among the tosses
    std::stop_source stop_;
};

} // namespace umpire::desk
