#pragma once

#include "app/common/failure/failure.h"

#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <thread>

class QEventLoop;
class QObject;

namespace umpire {

/// A thread that runs Qt's events, and who lives in it. It is no QThread: `QThread::wait` returns
/// before the thread's own memory is freed, and a program that ended then aborted now and then.
class EventThread {
public:
    using Make = std::function<Expected<std::unique_ptr<QObject>>()>;

    EventThread() = default;
    ~EventThread();
    EventThread(const EventThread&) = delete;
    EventThread& operator=(const EventThread&) = delete;

    /// Once. `make` makes in the thread who lives there to its end. Error: that of `make`, and
    /// CannotWrite, with what it threw.
    Expected<void> begin(const Make& make);
    /// `work` is done in the thread, soon. Nobody waits; what it throws is lost.
    void ask(std::function<void()> work);
    /// `last` is done in the thread, whose events go on for so long. Waits for that.
    void end(std::function<void()> last = {}, std::chrono::milliseconds goOn = {});

private:
    void run(const Make& make, std::promise<Expected<void>>& begun);

    std::thread thread_;
    QEventLoop* events_ = nullptr; ///< lives and dies in the thread
};

} // namespace umpire
