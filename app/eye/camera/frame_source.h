#pragma once

#include "rules/table/message.h"
#include "rules/table/units.h"

#include <chrono>
#include <cstdint>
#include <opencv2/core.hpp>
#include <string>
#include <variant>
#include <vector>

/// Frames with their times, and events, from a camera or from a recording in its place.
namespace umpire {

/// Time since the source began: a recording's own time, or the arrival time of a camera's
/// frames.
using StreamTime = std::chrono::microseconds;

using FramesPerSecond = Quantity<struct FrameRateUnit>;

/// `image`: CV_8UC3, BGR, upright. `number` counts all frames before this frame, including dropped
/// frames.
struct CameraFrame {
    cv::Mat image;
    StreamTime time{};
    std::int64_t number = 0;
};

/// The sender that gives no frames.
enum class Silent {
    Camera,         ///< a camera that is connected
    NoTelephoneYet, ///< no phone has sent a picture yet
    Telephone,      ///< a telephone that has sent some
};
/// The source sent no frame for some time.
struct SourceStalled {
    Silent who = Silent::Camera;
};
/// The camera or its stream is lost; the source retries until it returns.
struct SourceVanished {
    Message why;
};
/// Frames come again after a stall or a loss, or for the first time from a telephone.
struct SourceReturned {
    Silent who = Silent::Camera;
};
/// The frames from now on have another size.
struct ResolutionChanged {
    cv::Size before;
    cv::Size now;
};
/// A frame was unusable (truncated, damaged) and is dropped. A broken camera sends thousands, so
/// only the 1st, the 10th, the 100th and so on are reported.
struct FrameDamaged {
    Message why;
    std::int64_t count = 1; ///< number of dropped frames so far
};
/// The recording is over; no frame follows.
struct SourceEnded {};

using SourceEvent = std::variant<SourceStalled, SourceVanished, SourceReturned, ResolutionChanged,
                                 FrameDamaged, SourceEnded>;

struct SourceNews {
    SourceEvent event;
    StreamTime time{};
};

/// Neither a frame nor news came within `patience`. Only from cameras.
struct NothingYet {};

using FromSource = std::variant<CameraFrame, SourceNews, NothingYet>;

enum class SourceKind { Device, Stream, Video, Pictures };

/// Describes a source. `size` is empty and `rate` 0 if unknown before the first frame.
struct SourceDescription {
    SourceKind kind = SourceKind::Video;
    std::string name;
    cv::Size size;
    FramesPerSecond rate;
    std::string format;            ///< "MJPG", "h264", "pictures"
    std::vector<Message> warnings; ///< requests that were not fulfilled
};

/// The interface to the hardware. One thread uses it.
class FrameSource {
public:
    virtual ~FrameSource() = default;
    /// For a camera, returns news first, then the newest frame not returned yet, for which it waits
    /// at most `patience`. For a recording, returns the next frame, without a time limit. After
    /// SourceEnded it returns only SourceEnded.
    virtual FromSource next(std::chrono::milliseconds patience) = 0;
    [[nodiscard]] virtual SourceDescription description() const = 0;
};

/// Formats one line for people, such as "the camera is gone (No such device); trying again".
Message describe(const SourceEvent& event);

/// Formats "1920 x 1080 px, 30 a second, MJPG".
std::string describeMode(const SourceDescription& source);

} // namespace umpire
