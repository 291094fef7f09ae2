#pragma once

#include "app/eye/camera/capture.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace umpire {

/// The clock of cameras, replaceable so that tests need not wait.
struct LiveClock {
    using Moment = std::chrono::steady_clock::time_point;
    std::function<Moment()> now;
    /// Returns after the duration, or when the token requests a stop.
    std::function<void(std::chrono::milliseconds, const std::stop_token&)> pause;
};
LiveClock steadyClock();

/// The kind of sender, for messages. A telephone connects late, and may come and go.
enum class Sender { Camera, Telephone };

struct LiveOptions {
    Sender sender = Sender::Camera;
    /// Webcams give at least 5 frames a second in the dark. If frames are more than a second apart,
    /// the camera has stalled after twice the longest recent wait.
    std::chrono::milliseconds stallAfter{1000};
    /// Upper limit of that wait, for a camera that is merely slow.
    std::chrono::milliseconds longestWait{5000};
    /// A replugged webcam returns within half a second; a phone needs a minute to restart; a dead
    /// camera should not be tried too often. So the delay doubles from the first to the longest.
    std::chrono::milliseconds firstRetry{250};
    std::chrono::milliseconds longestRetry{5000};
    LiveClock clock = steadyClock();
};

/// Reads a camera in a separate thread. Stores only the newest picture, so the frame that `next`
/// returns is at most one frame interval old, however slow the caller is. The caller's thread
/// decodes, so dropped pictures cost nothing. An exception in either thread becomes news: the
/// camera is lost for a while, or a frame is dropped.
class LiveSource final : public FrameSource {
public:
    /// Opens the camera once, and again whenever it is lost. Error: that of the first attempt.
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
    // used by the caller's thread; returned after the news of its size
    std::optional<CameraFrame> resized_;
    cv::Size size_; // used by the caller's thread: of the last frame

    mutable std::mutex mutex_; // guards all members below
    std::condition_variable arrived_;
    std::optional<Arrived> newest_;
    std::deque<SourceNews> news_;
    Presence presence_ = Presence::There;
    Silent silent_ = Silent::Camera; ///< the last silent sender
    LiveClock::Moment lastArrival_;
    LiveClock::Moment::duration wait_{}; ///< the longest recent wait between frames
    Message gaveUp_;                     ///< why reading ended; empty: reading goes on
    DamageCount damaged_;
    std::int64_t count_ = 0;
    SourceDescription description_;

    std::stop_source stop_; ///< ends a running read, also during the first connection
    std::thread reader_;
};

} // namespace umpire
