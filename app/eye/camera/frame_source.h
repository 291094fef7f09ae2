#pragma once

#include "rules/table/message.h"
#include "rules/table/units.h"

#include <chrono>
#include <cstdint>
#include <opencv2/core.hpp>
#include <string>
#include <variant>
#include <vector>

/// Frames with their times, and events, from a camera or from a recording.
namespace umpire {

/// Time since the source began. In a recording it is the recording's own time; with a camera it is
/// the time when the frame arrived.
using StreamTime = std::chrono::microseconds;

using FramesPerSecond = Quantity<struct FrameRateUnit>;

/// A frame from a source. `image` is CV_8UC3 (BGR) and upright. `number` counts all earlier frames,
/// including dropped frames.
struct CameraFrame {
    cv::Mat image;
    StreamTime time{};
    std::int64_t number = 0;
};

/// The kind of sender that gives no frames.
enum class Silent {
    Camera,         ///< a connected camera
    NoTelephoneYet, ///< no phone has sent a picture yet
    Telephone,      ///< a phone that has sent pictures before
};
/// The source sent no frame for some time.
struct SourceStalled {
    Silent who = Silent::Camera;
};
/// The connection to the camera is lost. The source tries to connect again until it succeeds.
struct SourceVanished {
    Message why;
};
/// Frames come again after a stall or a loss of the connection, or for the first time from a phone.
struct SourceReturned {
    Silent who = Silent::Camera;
};
/// From now on frames have another size.
struct ResolutionChanged {
    cv::Size before;
    cv::Size now;
};
/// A frame is dropped, because it is truncated or damaged. A broken camera sends thousands of such
/// frames, so only the 1st, the 10th, the 100th and so on are reported.
struct FrameDamaged {
    Message why;
    std::int64_t count = 1; ///< number of dropped frames so far
};
/// The recording has ended; no frame follows.
struct SourceEnded {};

using SourceEvent = std::variant<SourceStalled, SourceVanished, SourceReturned, ResolutionChanged,
                                 FrameDamaged, SourceEnded>;

struct SourceNews {
    SourceEvent event;
    StreamTime time{};
};

/// Neither a frame nor news arrived within `patience`. Only live cameras return this, and
/// recordings that are played in their own time.
struct NothingYet {};

using FromSource = std::variant<CameraFrame, SourceNews, NothingYet>;

enum class SourceKind { Device, Stream, Video, Pictures };

/// Describes a source. Before the first frame, `size` may be empty and `rate` 0, which means
/// unknown.
struct SourceDescription {
    SourceKind kind = SourceKind::Video;
    std::string name;
    cv::Size size;
    FramesPerSecond rate;
    std::string format;            ///< name of the format, such as "MJPG", "h264" or "pictures"
    std::vector<Message> warnings; ///< about requests that the camera did not fulfil
};

/// The interface to cameras and recordings. One thread uses a source.
class FrameSource {
public:
    virtual ~FrameSource() = default;
    /// Returns the next news or frame. With a camera, returns news first, then the newest frame
    /// that was not returned yet. Waits at most `patience` for them. With a recording, returns the
    /// next frame or news without a time limit. After SourceEnded always returns SourceEnded.
    virtual FromSource next(std::chrono::milliseconds patience) = 0;
    [[nodiscard]] virtual SourceDescription description() const = 0;
};

/// Describes the event in one line for people, such as "the camera is gone (No such device); trying
/// again until it returns".
Message describe(const SourceEvent& event);

/// Describes size, rate and format in one line, such as "1920 x 1080 px, 30 a second, MJPG".
std::string describeMode(const SourceDescription& source);

} // namespace umpire
