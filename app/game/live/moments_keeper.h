#pragma once

#include "app/game/live/last_moments.h"
#include "app/game/live/marked_moment.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace umpire {

/// Stores the moments before an event as a film. Decides which events have a film and what the film
/// shows. A separate thread writes the film beside the journal, so that no announcement waits.
class MomentsKeeper {
public:
    explicit MomentsKeeper(const MomentsSetting& setting)
        : setting_(setting), last_(setting.length) {}
    /// Writes the films that are still waiting.
    ~MomentsKeeper() = default;
    MomentsKeeper(const MomentsKeeper&) = delete;
    MomentsKeeper& operator=(const MomentsKeeper&) = delete;

    /// Stores films beside this journal from now on.
    void keepBeside(const std::filesystem::path& journal);
    /// Takes each frame before it is examined. A film contains only what everybody may see.
    void take(const LiveFrame& frame);
    /// Sets the position, with its secrets, before the next event.
    void stands(const SharedPosition& start, std::string position);
    /// Returns the film of the moments before an event that happens now; none if such an event has
    /// no film. `now`: the newest frame.
    std::optional<MomentsFilm> before(const Event& event, const LiveFrame& now);
    /// Queues the film for writing, after its event was announced.
    void keep(const MomentsFilm& film);
    /// Returns the writing errors since the last call.
    std::optional<Message> trouble();

private:
    /// Remembers the event's toss; returns false if the event is no toss.
    bool noteToss(const Event& event);
    void write(const std::stop_token& stop);

    MomentsSetting setting_;
    LastMoments last_;
    SharedPosition start_;
    std::string position_;
    std::optional<TossOnTable> toss_; ///< the toss on the table
    std::filesystem::path journal_;   ///< empty: none
    std::mutex mutex_;                ///< guards the two members below
    std::deque<MomentsFilm> waiting_;
    std::optional<Message> trouble_;
    std::condition_variable_any news_;
    std::jthread thread_; ///< the last member, so that the thread starts last and stops first
};

} // namespace umpire
