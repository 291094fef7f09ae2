#pragma once

#include "app/eye/camera/frame_source.h"
#include "app/game/table/live_table.h"

#include <functional>
#include <memory>

namespace umpire {

/// A second camera at the same table. It finds the table by the tags that the first camera has
/// measured, and gives all positions in the first camera's frame.
class SecondEye {
public:
    /// `remark` receives messages for people about this camera. `camera`: for its own resolution.
    SecondEye(std::unique_ptr<FrameSource> source, std::optional<CameraIntrinsics> camera,
              std::function<void(const Message&)> remark);

    /// Takes the newest frame; from a recording, the newest frame up to `now`. `first` must have
    /// found the table.
    void follow(const LiveTable& first, StreamTime now);
    /// Returns the facts of the newest frame. None if the table is not found in it, or if no frame
    /// has come.
    [[nodiscard]] const std::optional<FrameFacts>& facts() const { return facts_; }
    /// Examines the table in the newest frame. facts() must not be none.
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
    std::optional<CameraFrame> pending_; ///< next frame of a recording, which is not due yet
    cv::Mat frame_;
    std::optional<LiveTable> table_; ///< none until the first camera has measured the tags
    std::optional<StreamTime> tried_;
    Message whyNot_;
    std::optional<FrameFacts> facts_;
};

/// Which of the two cameras sees the table at rest.
struct AtRest {
    bool first = true;
    bool second = false;
};

/// Combines the facts of both cameras at the same time. If only one camera sees a hand for a
/// second, the hand is near that camera's lens, and stops only the looks of that camera.
class JoinedFacts {
public:
    FrameFacts of(const FrameFacts& first, const std::optional<FrameFacts>& second, StreamTime now);
    [[nodiscard]] AtRest atRest() const { return atRest_; }

private:
    /// Time since which exactly one camera sees the table at rest.
    std::optional<StreamTime> apartSince_;
    AtRest atRest_;
};

} // namespace umpire
