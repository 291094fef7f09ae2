#pragma once

#include "app/desk/parts/handover.h"

#include <functional>
#include <QObject>
#include <thread>
#include <vector>

namespace umpire::desk {

/// Runs jobs, such as reading and writing files, in the background. If several jobs are running,
/// only the result of the newest job is used.
class Errands : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Waits until all running jobs have finished.
    ~Errands() override;

    /// The result of a job: a function that runs in the window's thread.
    using Answer = std::function<void()>;
    /// Runs `errand` in a new thread. `errand` must not share data with the window. If it throws an
    /// exception, the window shows the exception's text.
    void send(std::function<Answer()> errand);
    /// Ignores the results of all running jobs.
    void forget();
    [[nodiscard]] bool isBusy() const { return busy_; }

private:
    void take(int errand, const Answer& answer);
    void showFailure(const QString& why);

    int newest_ = 0;
    bool busy_ = false;
    int home_ = 0; ///< number of threads in `threads_` that have finished
    Handover window_;
    std::vector<std::jthread> threads_;
};

} // namespace umpire::desk
