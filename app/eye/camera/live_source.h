#pragma once

#include "app/eye/camera/capture.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace umpire {

/// The time of cameras, so that tests need not wait.
struct LiveClock {
    using Moment = std::chrono::steady_clock::time_point;
    std::function<Moment()> now;
    /// Returns after the duration, or when the token says stop.
    std::function<void(std::chrono::milliseconds, const std::stop_token&)> pause;
};
LiveClock steadyClock();

/// Who sends the pictures, for people. A telephone comes and goes, and comes late.
enum class Sender { Camera, Telephone };

struct LiveOptions {
    Sender sender = Sender::Camera;
    /// Webcams give at least 5 frames a second in the dark. Where the frames come more slowly than
    /// one a second, the camera stalls once twice the longest wait of late has passed.
    std::chrono::milliseconds stallAfter{1000};
    /// No wait is longer for a camera that is merely slow.
    std::chrono::milliseconds longestWait{5000};
    /// A replugged webcam is there within half a second; a rebooting phone takes a minute, and a
    /// dead one should not be asked all the time. The delay doubles from the first to the longest.
    std::chrono::milliseconds firstRetry{250};
    std::chrono::milliseconds longestRetry{5000};
    LiveClock clock = steadyClock();
};

/// A camera, read in a thread of its own. Only the newest picture is kept, so the frame that `next`
/// gives is at most as old as one frame of the camera, however slow its caller. What is coded is
/// decoded by the caller's thread: pictures that are dropped cost nothing. Whatever is thrown in
/// either, the camera is gone for a while or a frame is left out, and both are news.
class LiveSource final : public FrameSource {
public:
    /// Opens it once, and then again whenever it is gone. Error: that of the first attempt.
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
    std::unique_ptr<Capture> capture_;   // of the reading thread
    std::optional<CameraFrame> resized_; // of the caller's thread: given after the news of its size
    cv::Size size_;                      // of the caller's thread: the last frame's

    mutable std::mutex mutex_; // for all below
    std::condition_variable arrived_;
    std::optional<Arrived> newest_;
    std::deque<SourceNews> news_;
    Presence presence_ = Presence::There;
    Silent silent_ = Silent::Camera; ///< who was, the last time
    LiveClock::Moment lastArrival_;
    LiveClock::Moment::duration wait_{}; ///< between frames, the longest of late
    Message gaveUp_;                     ///< why; empty: it did not
    DamageCount damaged_;
    std::int64_t count_ = 0;
    SourceDescription description_;

    std::stop_source stop_; ///< ends a read under way, of the first connection too
    std::thread reader_;
};

} // namespace umpire
