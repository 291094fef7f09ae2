#pragma once

#include "app/eye/camera/capture.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace umpire {

/// The clock of live cameras. Tests replace it, so that they need not wait.
struct LiveClock {
    using Moment = std::chrono::steady_clock::time_point;
    std::function<Moment()> now;
    /// Waits for the duration, or until the token requests a stop.
    std::function<void(std::chrono::milliseconds, const std::stop_token&)> pause;
};
LiveClock steadyClock();

/// The kind of device that sends the pictures, which messages name. A telephone may connect only
/// after the start, and may disconnect and connect again.
enum class Sender { Camera, Telephone };

struct LiveOptions {
    Sender sender = Sender::Camera;
    /// Minimum time without a frame after which the camera counts as stalled. Webcams give at least
    /// 5 frames per second in the dark. If frames come more slowly, the camera counts as stalled
    /// after twice the longest recent interval between two frames.
    std::chrono::milliseconds stallAfter{1000};
    /// Maximum of the interval that is used for that rule, in case a camera is merely slow.
    std::chrono::milliseconds longestWait{5000};
    /// First and longest delay between two attempts to reconnect; each delay is twice the previous
    /// delay. A webcam that is plugged in again returns within half a second, and a phone needs a
    /// minute to restart. Frequent attempts for a broken camera are useless.
    std::chrono::milliseconds firstRetry{250};
    std::chrono::milliseconds longestRetry{5000};
    LiveClock clock = steadyClock();
};

/// Reads a camera in a separate thread. Stores only the newest picture. So the frame that `next`
/// returns is at most one frame interval old, even if the caller is slow. Pictures are decoded in
/// the caller's thread, so dropped pictures cost no time. An exception in either thread is reported
/// as news: the camera is lost for a while, or a frame is dropped.
class LiveSource final : public FrameSource {
public:
    /// Opens the camera, and opens it again whenever the connection is lost. Error: the error of
    /// the first attempt.
    static Expected<std::unique_ptr<FrameSource>> start(const OpenCapture& open,
                                                        const LiveOptions& options = {});
    ~LiveSource() override;

    FromSource next(std::chrono::milliseconds patience) override;
    [[nodiscard]] SourceDescription description() const override;

private:
    struct Arrived {
        CapturedPicture picture;
        StreamTime time{};
        std::int64_t number = 0;
    };
    enum class Presence { There, Stalled, Gone };

    LiveSource(OpenCapture open, LiveOptions options);

    Expected<void> begin();
    void run(const std::stop_token& stop);
    Message readAll(const std::stop_token& stop);
    void reopen(const std::stop_token& stop);
    void keep(CapturedPicture picture);
    void lose(const Message& why);
    void giveUp(const Message& why);
    void tellOfGivingUp();
    void say(SourceEvent event);
    void noticeStall();
    [[nodiscard]] Silent silent() const;
    std::optional<FromSource> frameOf(const Arrived& arrived);
    [[nodiscard]] StreamTime time() const;

    OpenCapture open_;
    LiveOptions options_;
    LiveClock::Moment begin_;
    std::unique_ptr<Capture> capture_; // used by the reading thread
    // The frame of a new size, used by the caller's thread. It is returned after the news of its
    // size.
    std::optional<CameraFrame> resized_;
    cv::Size size_; // size of the last frame; used by the caller's thread

    mutable std::mutex mutex_; // guards all members below
    std::condition_variable arrived_;
    std::optional<Arrived> newest_;
    std::deque<SourceNews> news_;
    Presence presence_ = Presence::There;
    Silent silent_ = Silent::Camera; ///< the sender of the last stall
    LiveClock::Moment lastArrival_;
    /// Decaying maximum of the recent intervals between frames.
    LiveClock::Moment::duration wait_{};
    /// Why the reading thread gave up; empty: not given up or already reported.
    Message gaveUp_;
    DamageCount damaged_;
    std::int64_t count_ = 0;
    SourceDescription description_;

    std::stop_source stop_; ///< ends a waiting read, also during the first connection
    std::thread reader_;
};

} // namespace umpire
