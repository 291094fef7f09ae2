#pragma once

#include <deque>
#include <functional>
#include <mutex>
#include <QObject>

namespace umpire::desk {

/// Passes calls from any thread to the window's thread, which runs them in order between its
/// events. Uses its own mutex, so that ThreadSanitizer sees every transfer; Qt's queue is not
/// instrumented.
class Handover : public QObject {
public:
    /// Must be created in the window's thread. Its destruction drops pending calls.
    using QObject::QObject;

    /// Callable from any thread.
    void post(std::function<void()> told);

protected:
    bool event(QEvent* event) override;

private:
    std::mutex mutex_;
    std::deque<std::function<void()>> told_; ///< one per posted event; guarded by the mutex
};

} // namespace umpire::desk
