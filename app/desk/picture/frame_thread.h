#pragma once

#include "app/common/failure/failure.h"
#include "app/desk/parts/handover.h"

#include <atomic>
#include <functional>
#include <opencv2/core.hpp>
#include <QObject>
#include <thread>

namespace umpire::desk {

/// Examines a source's frames in the background, one after the other.
class FrameThread : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// The function to run in the window's thread with the result.
    using Answer = std::function<void()>;
    /// Examines `image`, CV_8UC3, in the thread. Must share nothing with the window.
    using Examine = std::function<Answer(const cv::Mat& image)>;
    /// Reads the inputs first, also in the thread.
    using Prepare = std::function<Expected<Examine>()>;

    /// Starts a source, given in the form that app/eye/camera accepts. Stops a running source
    /// first; only the background thread waits for it, so an address that does not answer delays no
    /// other thread.
    void start(const std::string& source, const Prepare& prepare);
    /// Does not wait.
    void stop();
    /// Permits the next frame, after the last answer was shown. Drops no frame of a recording.
    void askForNext() { wanted_ = true; }

Q_SIGNALS:
    /// `failure` is empty if a recording ended or was stopped.
    void ended(const umpire::Message& failure);

private:
    Expected<void> watch(int run, const std::string& source, const Prepare& prepare,
                         const std::stop_token& stop);
    void tell(int run, std::function<void()> told);

    int run_ = 0;
    std::atomic<bool> wanted_{true};
    Handover window_;
    std::jthread thread_;
};

} // namespace umpire::desk
