#pragma once

#include <deque>
#include <functional>
#include <mutex>
#include <QObject>

namespace umpire::desk {

/// Passes function calls from any thread to the window's thread, which runs them in order. Has its
/// own mutex instead of Qt's queue, because ThreadSanitizer cannot see transfers through Qt's
/// queue.
class Handover : public QObject {
public:
    /// Must be created in the window's thread. The destructor drops the calls that have not run
    /// yet.
    using QObject::QObject;

    /// Lets the window's thread call `told`. May be called from any thread.
    void post(std::function<void()> told);

protected:
    bool event(QEvent* event) override;

private:
    std::mutex mutex_;
    /// pending calls, one for each posted event; protected by the mutex
    std::deque<std::function<void()>> told_;
};

} // namespace umpire::desk
