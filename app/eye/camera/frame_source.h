#pragma once

#include "rules/table/message.h"
#include "rules/table/units.h"

#include <chrono>
#include <cstdint>
#include <opencv2/core.hpp>
#include <string>
#include <variant>
#include <vector>

/// What a camera, or a recording in its place, gives: frames with their times, and what befalls it.
namespace umpire {

/// Since the source began. Of a recording it comes from the recording, of a camera from its frames'
/// arrival.
using StreamTime = std::chrono::microseconds;

using FramesPerSecond = Quantity<struct FrameRateUnit>;

/// `image`: CV_8UC3, BGR, upright. `number`: how many the source gave before; gaps were dropped.
struct CameraFrame {
    cv::Mat image;
    StreamTime time{};
    std::int64_t number = 0;
};

/// Who sends no frames.
enum class Silent {
    Camera,         ///< though it is there
    NoTelephoneYet, ///< none has sent a picture so far
    Telephone,      ///< that sent some
};
/// No frame for a while.
struct SourceStalled {
    Silent who = Silent::Camera;
};
/// The camera or its stream is gone; it is tried again until it returns.
struct SourceVanished {
    Message why;
};
/// Frames come again after a stall or an absence, or for the first time from a telephone.
struct SourceReturned {
    Silent who = Silent::Camera;
};
/// The frames from now on are of another size.
struct ResolutionChanged {
    cv::Size before;
    cv::Size now;
};
/// A frame could not be used (cut off, damaged) and is left out. A broken camera brings thousands:
/// told of are the 1st, the 10th, the 100th and so on.
struct FrameDamaged {
    Message why;
    std::int64_t count = 1; ///< so many by now
};
/// A recording is over; nothing comes any more.
struct SourceEnded {};

using SourceEvent = std::variant<SourceStalled, SourceVanished, SourceReturned, ResolutionChanged,
                                 FrameDamaged, SourceEnded>;

struct SourceNews {
    SourceEvent event;
    StreamTime time{};
};

/// The patience was spent without a frame or news. Of cameras only.
struct NothingYet {};

using FromSource = std::variant<CameraFrame, SourceNews, NothingYet>;

enum class SourceKind { Device, Stream, Video, Pictures };

/// What a source gives. `size` is empty and `rate` 0 where it is not known before the first frame.
struct SourceDescription {
    SourceKind kind = SourceKind::Video;
    std::string name;
    cv::Size size;
    FramesPerSecond rate;
    std::string format;            ///< "MJPG", "h264", "pictures"
    std::vector<Message> warnings; ///< what was asked for and not given
};

/// The hardware's seam. For one thread.
class FrameSource {
public:
    virtual ~FrameSource() = default;
    /// Of a camera: news first, else the newest frame that was not given yet, waited for as long as
    /// `patience`. Of a recording: the next frame, however long it takes. After SourceEnded only
    /// that.
    virtual FromSource next(std::chrono::milliseconds patience) = 0;
    [[nodiscard]] virtual SourceDescription description() const = 0;
};

/// One line for people: "the camera is gone (No such device); trying again".
Message describe(const SourceEvent& event);

/// "1920 x 1080 px, 30 a second, MJPG".
std::string describeMode(const SourceDescription& source);

} // namespace umpire
