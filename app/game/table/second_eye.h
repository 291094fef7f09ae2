#pragma once

#include "app/eye/camera/frame_source.h"
#include "app/game/table/live_table.h"

#include <functional>
#include <memory>

namespace umpire {

/// Another camera at the same table. It finds the table by the tags that the first camera measured,
/// and reports everything in the first camera's frame.
class SecondEye {
public:
    /// `remark` receives messages about the camera for people. `camera`: at its own resolution.
    SecondEye(std::unique_ptr<FrameSource> source, std::optional<CameraIntrinsics> camera,
              std::function<void(const Message&)> remark);

    /// Takes the newest frame; from a recording, the newest frame up to `now`. `first` must have
    /// found the table.
    void follow(const LiveTable& first, StreamTime now);
    /// Returns the newest frame's facts; none: the table is not found in it, or no frame came.
    [[nodiscard]] const std::optional<FrameFacts>& facts() const { return facts_; }
    /// Examines the table in that frame. facts() must not be empty.
    [[nodiscard]] std::optional<TableObservation> look(const LookWanted& wanted) {
        return table_->look(frame_, wanted);
    }

private:
    [[nodiscard]] bool takeNewest(StreamTime now);
    void take(const FromSource& next);
    void find(const LiveTable& first, StreamTime now);

    std::unique_ptr<FrameSource> source_;
    std::optional<CameraIntrinsics> camera_;
    std::function<void(const Message&)> remark_;
    bool isRecording_ = false;
    bool hasEnded_ = false;
    std::optional<CameraFrame> pending_; ///< a recording's next frame, not due yet
    cv::Mat frame_;
    std::optional<LiveTable> table_; ///< none: the first camera has not measured the tags
    std::optional<StreamTime> tried_;
    Message whyNot_;
    std::optional<FrameFacts> facts_;
};

/// Which of the two cameras see the table at rest.
struct AtRest {
    bool first = true;
    bool second = false;
};

/// Combines the facts of both cameras at one time. A hand that only one camera sees for a second is
/// in front of that lens, and hinders only that camera.
class JoinedFacts {
public:
    FrameFacts of(const FrameFacts& first, const std::optional<FrameFacts>& second, StreamTime now);
    [[nodiscard]] AtRest atRest() const { return atRest_; }

private:
    std::optional<StreamTime> apartSince_; ///< time since which only one camera has been at rest
    AtRest atRest_;
};

} // namespace umpire
