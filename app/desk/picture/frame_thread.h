#pragma once

#include "app/common/failure/failure.h"
#include "app/desk/parts/handover.h"

#include <atomic>
#include <functional>
#include <opencv2/core.hpp>
#include <QObject>
#include <thread>

namespace umpire::desk {

/// Examines the frames of a source in the background, one after the other.
class FrameThread : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// The result of an examination: a function that runs in the window's thread.
    using Answer = std::function<void()>;
    /// A function that examines a frame (CV_8UC3) in the background. It must not share data with
    /// the window.
    using Examine = std::function<Answer(const cv::Mat& image)>;
    /// A function that reads the inputs in the background and returns the function that examines
    /// frames, or an error.
    using Prepare = std::function<Expected<Examine>()>;

    /// Stops the running source and starts another. `source`: in the form that app/eye/camera
    /// accepts. Only the background thread waits for the old source, so the window stays responsive
    /// even if an address does not answer.
    void start(const std::string& source, const Prepare& prepare);
    /// Asks the thread to stop, and returns without waiting.
    void stop();
    /// Permits the examination of the next frame. To be called when the last result is shown. A
    /// recording waits for this call, so none of its frames is dropped; a camera's frames are
    /// dropped meanwhile.
    void askForNext() { wanted_ = true; }

Q_SIGNALS:
    /// Emitted when the source ends. `failure`: empty if a recording ended or the source was
    /// stopped.
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
