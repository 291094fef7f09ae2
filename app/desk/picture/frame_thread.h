#pragma once

#include "app/common/failure/failure.h"
#include "app/desk/parts/handover.h"

#include <atomic>
#include <functional>
#include <opencv2/core.hpp>
#include <QObject>
#include <thread>

namespace umpire::desk {

/// Examines a source's frames one after another beside the window.
class FrameThread : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// What is to be done in the window's thread with what was found.
    using Answer = std::function<void()>;
    /// `image`: CV_8UC3. Runs in the thread and shares nothing with the window.
    using Examine = std::function<Answer(const cv::Mat& image)>;
    /// Reads what is needed first, in the thread too.
    using Prepare = std::function<Expected<Examine>()>;

    /// `source`: as app/eye/camera takes it. One that runs is asked to stop, and waited for in the
    /// thread: an address that does not answer keeps nobody waiting.
    void start(const std::string& source, const Prepare& prepare);
    /// Does not wait.
    void stop();
    /// The last answer is shown; the next frame may be examined. Of a recording none is left out.
    void askForNext() { wanted_ = true; }

Q_SIGNALS:
    /// `failure` is empty where a recording is over or it was stopped.
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
