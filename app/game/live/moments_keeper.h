#pragma once

#include "app/game/live/last_moments.h"
#include "app/game/live/marked_moment.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace umpire {

/// Keeps what was before an event as a film: which events have one, what is on it, and the file
/// beside the journal. A film is written by a thread of its own, so that no call waits for it.
class MomentsKeeper {
public:
    explicit MomentsKeeper(const MomentsSetting& setting)
        : setting_(setting), last_(setting.length) {}
    /// Writes what still waits.
    ~MomentsKeeper() = default;
    MomentsKeeper(const MomentsKeeper&) = delete;
    MomentsKeeper& operator=(const MomentsKeeper&) = delete;

    /// From here on films are kept beside this journal.
    void keepBeside(const std::filesystem::path& journal);
    /// Each frame, before it is examined. What not everybody may see is on no film.
    void take(const LiveFrame& frame);
    /// How the game stands, with its secrets, before what happens next.
    void stands(const SharedPosition& start, std::string position);
    /// The film of what was before an event that happens now; none where the event has none. `now`:
    /// the newest frame.
    std::optional<MomentsFilm> before(const Event& event, const LiveFrame& now);
    /// The event was announced.
    void keep(const MomentsFilm& film);
    /// What could not be kept since somebody asked last.
    std::optional<Message> trouble();

private:
    /// Is it one?
    bool noteToss(const Event& event);
    void write(const std::stop_token& stop);

    MomentsSetting setting_;
    LastMoments last_;
    SharedPosition start_;
    std::string position_;
    std::optional<TossOnTable> toss_; ///< that lies there
    std::filesystem::path journal_;   ///< empty: none
    std::mutex mutex_;                ///< of the two below
    std::deque<MomentsFilm> waiting_;
    std::optional<Message> trouble_;
    std::condition_variable_any news_;
    std::jthread thread_; ///< the last, which begins last and ends first
};

} // namespace umpire
