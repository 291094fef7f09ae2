#pragma once

#include "app/game/clock/game_clock.h"
#include "app/game/live/live_journal.h"
#include "app/game/live/moments_keeper.h"
#include "app/game/live/watched_table.h"
#include "app/game/referee/core/any_referee.h"
#include "calibration/view/table_view.h"

#include <string>

namespace umpire {

/// Returns the current position, both as everybody may know it and as each player sees it.
/// `laying`: the players who now lay out pieces in secret.
LivePosition positionOf(const referee::AnyReferee& referee, std::vector<Laying> laying);

/// Passes the referee's announcements and the position to the listeners. First writes each
/// announcement to the journal, with the picture that shows it.
class Announcer {
public:
    /// The referee, the table and the listeners must outlive the announcer.
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
    /// Takes a new frame before it is examined.
    void see(std::chrono::microseconds now);
    /// Applies an announcement to the clock. Also used for the announcements of a resumed record.
    void turnClock(const Announcement& announcement);
    /// Tells whether the record says that the game is over.
    [[nodiscard]] bool isOver() const { return journal_ && journal_->record().isOver(); }

    /// Announces what the referee reports before the first frame.
    void begin(const referee::Announcements& announcements);
    void say(const referee::Announcements& announcements);
    /// Announces an event with a picture from another table.
    void say(const Announcement& announcement, const std::string& jpeg);
    /// Shows the position with the difference from the other table, if the difference has changed.
    void tellDifference(const std::optional<TablesDiffer>& differ);

    /// Returns the first error of the journal or of a listener. Nothing is announced after an
    /// error.
    [[nodiscard]] const Expected<void>& told() const { return told_; }
    [[nodiscard]] const ThinkingClock& clock() const { return clock_.shown(); }
    /// Returns the position that the listeners received last.
    [[nodiscard]] const LivePosition& shown() const { return shown_; }
    /// Returns how often the position was shown. A greater number means that the position may have
    /// changed.
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
    /// Players who lay out pieces in secret in the newest frame.
    std::vector<Laying> layingInFrame_;
    int timesShown_ = 0;
    Expected<void> told_;
};

/// Returns the JPEG picture for a verdict: the frame, cropped to the play area and the pieces on
/// it. Returns the whole frame if `view` is null, and an empty text if there is no frame. `image`:
/// CV_8UC3.
std::string evidencePicture(const cv::Mat& image, const TableView* view);

} // namespace umpire
