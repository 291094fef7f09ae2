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

/// Looks at telephones' pictures and rules on them in a thread of its own, one after the other.
class RulingThread {
public:
    explicit RulingThread(TossFiles files);
    /// Waits for the picture that is being looked at; who waits behind it gets no answer.
    ~RulingThread();
    RulingThread(const RulingThread&) = delete;
    RulingThread& operator=(const RulingThread&) = delete;

    /// May one more wait, with a body of so many bytes?
    [[nodiscard]] bool hasRoomFor(std::size_t bytes) const;
    /// `answered` is called in that thread.
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

    TossDesk desk_;   ///< of the thread
    Tongues tongues_; ///< of the thread
    /// Of the thread: the page asks for a ruling, and then for the same with its picture.
    struct LastRuling {
        std::uint64_t toss = 0;
        TossAsked asked;
        Expected<RuledLook> ruled;
    };
    std::optional<LastRuling> last_;
    mutable std::mutex mutex_;
    std::condition_variable_any news_;
    std::deque<Errand> waiting_; ///< under the mutex
    std::jthread thread_;        ///< the last, which begins last and ends first
};

} // namespace umpire
