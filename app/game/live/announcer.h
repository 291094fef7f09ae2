#pragma once

#include "app/game/clock/game_clock.h"
#include "app/game/live/live_journal.h"
#include "app/game/live/moments_keeper.h"
#include "app/game/live/watched_table.h"
#include "app/game/referee/core/any_referee.h"

namespace umpire {

/// The game as it stands, for everybody, and what each player sees of it besides.
LivePosition positionOf(const referee::AnyReferee& referee, std::vector<Laying> laying);

/// Tells the listeners what the referee says and how the game stands. What is said is in the
/// journal before, with the picture that it rests on.
class Announcer {
public:
    /// All three outlive it.
    Announcer(const referee::AnyReferee& referee, const WatchedTable& table,
              const LiveListeners& listeners, GameClock clock, const MomentsSetting& moments = {})
        : referee_(referee), table_(table), listeners_(listeners), clock_(std::move(clock)),
          moments_(moments) {}

    void name(PlayerNames names) { shown_.names = std::move(names); }
    void playBy(PlayedRules rules) { shown_.rules = std::move(rules); }
    void keepIn(LiveJournal journal) {
        moments_.keepBeside(journal.file());
        journal_ = std::move(journal);
    }
    /// A frame came that is not examined yet.
    void see(std::chrono::microseconds now);
    /// What was kept as the record was opened again turns the clock, too.
    void turnClock(const Announcement& announcement);
    /// The record says that the game has ended.
    [[nodiscard]] bool isOver() const { return journal_ && journal_->record().isOver(); }

    /// What is said before the first frame.
    void begin(const referee::Announcements& announcements);
    void say(const referee::Announcements& announcements);
    /// With a picture that is not of this table.
    void say(const Announcement& announcement, const std::string& jpeg);
    /// The position is shown with it where that is news.
    void tellDifference(const std::optional<TablesDiffer>& differ);

    /// The first error of the journal or of a listener; nothing is said after it.
    [[nodiscard]] const Expected<void>& told() const { return told_; }
    [[nodiscard]] const ThinkingClock& clock() const { return clock_.shown(); }
    /// The position as it was shown last.
    [[nodiscard]] const LivePosition& shown() const { return shown_; }
    /// How often it was shown: more than before where the game may stand otherwise.
    [[nodiscard]] int timesShown() const { return timesShown_; }

private:
    void showPosition();
    [[nodiscard]] std::string pictureFor(const Event& event) const;

    const referee::AnyReferee& referee_;
    const WatchedTable& table_;
    const LiveListeners& listeners_;
    GameClock clock_;
    std::optional<LiveJournal> journal_;
    MomentsKeeper moments_;
    LivePosition shown_;
    std::vector<Laying> layingInFrame_; ///< when the newest frame came
    int timesShown_ = 0;
    Expected<void> told_;
};

} // namespace umpire
