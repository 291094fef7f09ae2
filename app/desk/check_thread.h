#pragma once

#include "app/desk/table_check.h"
#include "app/live/live_game.h"

#include <atomic>
#include <memory>
#include <QObject>
#include <thread>

namespace umpire::desk {

/// Checks a camera's frames one after another beside the window.
class CheckThread : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    ~CheckThread() override;

    /// By the request's source, table and camera. One that runs is stopped before.
    void start(const LiveRequest& request);
    void stop();
    /// The last answer is shown; the next frame may be checked.
    void askForNext() { wanted_ = true; }

Q_SIGNALS:
    void checked(const std::shared_ptr<const umpire::desk::TableCheck>& check);
    /// `failure` is empty where a film is over or the check was stopped.
    void ended(const QString& failure);

private:
    Expected<void> watch(int run, const LiveRequest& request, const std::stop_token& stop);
    template <typename Told>
    void tell(int run, Told told);

    int run_ = 0;
    std::atomic<bool> wanted_{true};
    std::jthread thread_;
};

} // namespace umpire::desk
