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

/// Runs Qt's event loop and one object in a thread. It does not use QThread, because
/// `QThread::wait` returns before the thread's memory is freed. Programs that ended at that moment
/// sometimes aborted.
class EventThread {
public:
    using Make = std::function<Expected<std::unique_ptr<QObject>>()>;

    EventThread() = default;
    ~EventThread();
    EventThread(const EventThread&) = delete;
    EventThread& operator=(const EventThread&) = delete;

    /// Starts the thread. Must be called only once. `make` creates the object in the thread, and
    /// the object lives in the thread until the end. Error: the error of `make`, or CannotWrite
    /// with the text of its exception.
    Expected<void> begin(const Make& make);
    /// Queues `work` for the thread and returns at once. Exceptions of `work` are ignored.
    void ask(std::function<void()> work);
    /// Runs `last` in the thread, lets the event loop run for the time `goOn` longer, and waits
    /// until the thread has ended.
    void end(std::function<void()> last = {}, std::chrono::milliseconds goOn = {});

private:
    void run(const Make& make, std::promise<Expected<void>>& begun);

    std::thread thread_;
    QEventLoop* events_ = nullptr; ///< exists only in the thread, while it runs
};

/// Creates the application object that Qt's event loops need. The object exists until the program
/// ends. Qt would set the user's locale (which may have decimal commas) and print warnings, so this
/// function restores the locale and suppresses Qt's messages. It does not suppress them in a
/// program with a window.
void ensureApplication();

} // namespace umpire
