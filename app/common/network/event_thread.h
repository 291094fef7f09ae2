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

/// Runs Qt's event loop and an object in a thread. It does not use QThread, because `QThread::wait`
/// returns before the thread's memory is freed, and a program that ended then sometimes aborted.
class EventThread {
public:
    using Make = std::function<Expected<std::unique_ptr<QObject>>()>;

    EventThread() = default;
    ~EventThread();
    EventThread(const EventThread&) = delete;
    EventThread& operator=(const EventThread&) = delete;

    /// Starts the thread, once. In the thread, `make` creates the object, which lives there until
    /// the end. Error: that of `make`, or CannotWrite with the text of its exception.
    Expected<void> begin(const Make& make);
    /// Runs `work` in the thread soon. Does not wait; ignores its exceptions.
    void ask(std::function<void()> work);
    /// Runs `last` in the thread, processes its events for `goOn` more, and waits for the end.
    void end(std::function<void()> last = {}, std::chrono::milliseconds goOn = {});

private:
    void run(const Make& make, std::promise<Expected<void>>& begun);

    std::thread thread_;
    QEventLoop* events_ = nullptr; ///< created and destroyed in the thread
};

} // namespace umpire
