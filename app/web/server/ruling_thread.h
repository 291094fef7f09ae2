#pragma once

#include "app/common/network/answer.h"
#include "app/common/network/request_head.h"
#include "app/record/sentences/tongue.h"
#include "app/web/telephone/toss_desk.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace umpire {

/// Examines phones' pictures and rules on them, one by one, in a separate thread.
class RulingThread {
public:
    explicit RulingThread(TossFiles files);
    /// Waits for the current picture; requests behind it get no answer.
    ~RulingThread();
    RulingThread(const RulingThread&) = delete;
    RulingThread& operator=(const RulingThread&) = delete;

    /// Tells whether another request with a body of that size may wait.
    [[nodiscard]] bool hasRoomFor(std::size_t bytes) const;
    /// Answers a request. `answered` is called in that thread.
    void ask(RequestHead head, QByteArray body, std::function<void(HttpAnswer)> answered);

private:
    struct Errand {
        RequestHead head;
        QByteArray body;
        std::function<void(HttpAnswer)> answered;
    };
    void work(const std::stop_token& stop);
    HttpAnswer answerTo(const Errand& errand);
    HttpAnswer look(const Errand& errand);
    HttpAnswer showPicture(const Errand& errand);
    HttpAnswer rule(const Errand& errand);
    const Expected<RuledLook>& ruled(std::uint64_t toss, TossAsked asked);

    TossDesk desk_;   ///< used by the thread only
    Tongues tongues_; ///< used by the thread only
    /// The last ruling, used by the thread only: the page requests a ruling, and then the same
    /// ruling with its picture.
    struct LastRuling {
        std::uint64_t toss = 0;
        TossAsked asked;
        Expected<RuledLook> ruled;
    };
    std::optional<LastRuling> last_;
    mutable std::mutex mutex_;
    std::condition_variable_any news_;
    std::deque<Errand> waiting_; ///< guarded by the mutex
    std::jthread thread_; ///< the last member, so that the thread starts last and stops first
};

} // namespace umpire
