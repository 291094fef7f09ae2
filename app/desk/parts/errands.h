#pragma once

#include "app/desk/parts/handover.h"

#include <functional>
#include <QObject>
#include <thread>
#include <vector>

namespace umpire::desk {

/// Reads and writes files in the background. If several jobs are running, only the newest one's
/// answer counts.
class Errands : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Waits for running jobs.
    ~Errands() override;

    /// The function to run in the window's thread with the job's result.
    using Answer = std::function<void()>;
    /// Runs `errand` in a separate thread. The errand must share nothing with the window. If it
    /// throws, the window shows the exception's text.
    void send(std::function<Answer()> errand);
    /// Discards the answers of running jobs.
    void forget();
    [[nodiscard]] bool isBusy() const { return busy_; }

private:
    void take(int errand, const Answer& answer);
    void showFailure(const QString& why);

    int newest_ = 0;
    bool busy_ = false;
    int home_ = 0; ///< number of finished threads_
    Handover window_;
    std::vector<std::jthread> threads_;
};

} // namespace umpire::desk
