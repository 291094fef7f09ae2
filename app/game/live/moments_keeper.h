#pragma once

#include "app/game/live/behind_screens.h"
#include "app/game/live/last_moments.h"
#include "app/game/live/live_game.h"
#include "rules/games/war_galley/fire.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace umpire {

/// A toss that lies on the table, and the position in which it was thrown.
struct TossOnTable {
    war_galley::State state;
    war_galley::RuledToss toss;
};
/// Returns the toss that an action in notation describes; none if the action is no toss. `start`:
/// the first position of the game. `before`: the position before the action, in notation.
std::optional<TossOnTable> tossIn(const SharedPosition& start, const std::string& before,
                                  const std::string& action);

/// Returns the frame with the recognised pieces of the last look, without words. For a toss, also
/// draws the line from each match to the hull, or past it. Returns the plain frame if no table was
/// found, or if there was no look.
cv::Mat markedMoment(const OpenFrame& open, const LiveFrame& frame,
                     const std::optional<TossOnTable>& toss);

/// Stores the moments before an event as a film. Decides which events get a film and what it shows.
/// Another thread writes the film beside the journal, so that no announcement waits for the disk.
class MomentsKeeper {
public:
    explicit MomentsKeeper(const MomentsSetting& setting)
        : setting_(setting), last_(setting.length) {}
    /// First writes the films that are still waiting.
    ~MomentsKeeper() = default;
    MomentsKeeper(const MomentsKeeper&) = delete;
    MomentsKeeper& operator=(const MomentsKeeper&) = delete;

    /// Stores all later films beside this journal.
    void keepBeside(const std::filesystem::path& journal);
    /// Takes a frame before it is examined. Only the part that everybody may see is stored.
    void take(const LiveFrame& frame);
    /// Sets the position before the next event, with its secrets.
    void stands(const SharedPosition& start, std::string position);
    /// Returns the film of the moments before an event that happens now. Returns none if such an
    /// event gets no film, or if no frame is stored. `now`: the newest frame.
    std::optional<MomentsFilm> before(const Event& event, const LiveFrame& now);
    /// Hands the film to the writing thread, after the event was announced.
    void keep(const MomentsFilm& film);
    /// Returns the oldest error of writing that was not returned yet; none if there is none.
    std::optional<Message> trouble();

private:
    /// Stores the toss of the event. Returns false if the event is no toss.
    bool noteToss(const Event& event);
    void write(const std::stop_token& stop);

    MomentsSetting setting_;
    LastMoments last_;
    SharedPosition start_;
    std::string position_;
    std::optional<TossOnTable> toss_; ///< the last toss, while its matches lie on the table
    std::filesystem::path journal_;   ///< the journal; empty if no films are stored
    std::mutex mutex_;                ///< guards the next two members
    std::deque<MomentsFilm> waiting_;
    std::deque<Message> troubles_;
    std::condition_variable_any news_;
    std::jthread thread_; ///< last member, so that the thread starts last and stops first
};

} // namespace umpire
