#pragma once

#include <deque>
#include <functional>
#include <mutex>
#include <QObject>

namespace umpire::desk {

/// Hands values from any thread to the window's: what is posted runs there, in its order, while the
/// window does nothing else. Under a mutex of its own, so that ThreadSanitizer sees each change of
/// hands; Qt's queue is not instrumented.
class Handover : public QObject {
public:
    /// Made in the window's thread. What was not run when it goes is forgotten.
    using QObject::QObject;

    /// From any thread.
    void post(std::function<void()> told);

protected:
    bool event(QEvent* event) override;

private:
    std::mutex mutex_;
    std::deque<std::function<void()>> told_; ///< one for each event on its way; under the mutex
};

} // namespace umpire::desk
