#pragma once

#include "app/game/live/last_moments.h"
#include "app/game/live/marked_moment.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace umpire {

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
