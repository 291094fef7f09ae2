#pragma once

#include "app/eye/camera/frame_source.h"
#include "app/game/table/live_table.h"

#include <functional>
#include <memory>

namespace umpire {

/// Another camera at the same table. It finds the table by the tags that the first one measured,
/// and sees all in the first one's frame.
class SecondEye {
public:
    /// `remark`: for people, what befalls the camera. `camera`: at its own resolution.
    SecondEye(std::unique_ptr<FrameSource> source, std::optional<CameraIntrinsics> camera,
              std::function<void(const Message&)> remark);

    /// Takes the newest frame; of a recording the newest one up to `now`. `first` has found the
    /// table.
    void follow(const LiveTable& first, StreamTime now);
    /// Of the newest frame; none: the table is not found in it, or no frame comes.
    [[nodiscard]] const std::optional<FrameFacts>& facts() const { return facts_; }
    /// The table in that frame. There are facts of it.
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
    std::optional<CameraFrame> pending_; ///< of a recording, that is not due yet
    cv::Mat frame_;
    std::optional<LiveTable> table_; ///< none: the first one has not measured its own
    std::optional<StreamTime> tried_;
    Message whyNot_;
    std::optional<FrameFacts> facts_;
};

/// Which of two cameras sees the table at rest.
struct AtRest {
    bool first = true;
    bool second = false;
};

/// What both cameras tell of a moment. A hand that only one of them sees for a second hinders that
/// one alone: it is before its lens.
class JoinedFacts {
public:
    FrameFacts of(const FrameFacts& first, const std::optional<FrameFacts>& second, StreamTime now);
    [[nodiscard]] AtRest atRest() const { return atRest_; }

private:
    std::optional<StreamTime> apartSince_; ///< one is at rest and the other is not
    AtRest atRest_;
};

} // namespace umpire
