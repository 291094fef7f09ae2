#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/camera/frame_source.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

/// A capture is one connection to a camera, or one reading of a file from beginning to end.
namespace umpire {

/// A captured picture: decoded, or as a JPEG that is decoded only on demand.
struct CapturedPicture {
    cv::Mat image; ///< CV_8UC3; empty if the picture is coded
    /// One JPEG picture, which may be truncated; empty if `image` is set.
    std::vector<std::uint8_t> coded;
    std::optional<StreamTime> time; ///< time in the stream; none if the stream gives no time
};

/// Reports a picture that is damaged. The stream continues after it.
struct DamagedPicture {
    Message why;
};

/// Reports the end of a capture. `why` gives the reason; it is empty at the regular end.
struct CaptureClosed {
    Message why;
};

using Captured = std::variant<CapturedPicture, DamagedPicture, CaptureClosed>;

/// The interface to a library or driver that reads pictures. One thread uses a capture. The stop
/// token that was given at the opening ends a waiting `read`.
class Capture {
public:
    virtual ~Capture() = default;
    /// Waits for the next picture, and returns it.
    virtual Captured read() = 0;
    [[nodiscard]] virtual SourceDescription description() const = 0;
};

/// Opens a capture. The function is called again for each attempt to reconnect. Error: CannotWrite
/// for a device or stream, CannotRead for a file.
using OpenCapture = std::function<Expected<std::unique_ptr<Capture>>(const std::stop_token& stop)>;

/// Counts the dropped frames, and decides which of them are reported: the 1st, the 10th, the 100th
/// and so on.
class DamageCount {
public:
    /// Counts a dropped frame. Returns the report; none if this frame is not reported.
    std::optional<FrameDamaged> add(Message why);

private:
    std::int64_t count_ = 0;
    std::int64_t told_ = 1;
};

/// Returns the picture as CV_8UC3. Decodes the picture if it is coded. Error: CannotRead if the
/// picture is truncated or damaged, or if there is not enough memory.
Expected<cv::Mat> imageOf(const CapturedPicture& picture, const Message& name);

} // namespace umpire
