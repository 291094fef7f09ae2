#pragma once

#include "app/desk/parts/handover.h"

#include <functional>
#include <QObject>
#include <thread>
#include <vector>

namespace umpire::desk {

/// Reads and writes files beside the window. Of several that are under way, only the newest one's
/// answer counts.
class Errands : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Waits for what is under way.
    ~Errands() override;

    /// What is to be done in the window's thread with what was found.
    using Answer = std::function<void()>;
    /// `errand` runs in a thread of its own and shares nothing with the window. What it throws is
    /// shown in place of its answer.
    void send(std::function<Answer()> errand);
    /// What is under way is not told.
    void forget();
    [[nodiscard]] bool isBusy() const { return busy_; }

private:
    void take(int errand, const Answer& answer);
    void showFailure(const QString& why);

    int newest_ = 0;
    bool busy_ = false;
    int home_ = 0; ///< how many of threads_ are back
    Handover window_;
    std::vector<std::jthread> threads_;
};

} // namespace umpire::desk
