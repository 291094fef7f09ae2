#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/camera/frame_source.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

/// One connection to a camera or one pass over a file, implemented by a library or a driver.
namespace umpire {

/// A captured picture: decoded, or as a JPEG that is decoded only on demand.
struct CapturedPicture {
    cv::Mat image;                   ///< CV_8UC3; empty if the picture is coded
    std::vector<std::uint8_t> coded; ///< one JPEG picture, possibly truncated
    std::optional<StreamTime> time;  ///< time, if the stream gives one
};

/// A damaged picture; the stream continues after it.
struct DamagedPicture {
    Message why;
};

/// The end of a capture. `why` is empty at a regular end.
struct CaptureClosed {
    Message why;
};

using Captured = std::variant<CapturedPicture, DamagedPicture, CaptureClosed>;

/// Used by one thread. Only the stop token given at the opening may also end a `read`.
class Capture {
public:
    virtual ~Capture() = default;
    /// Waits for the next picture.
    virtual Captured read() = 0;
    [[nodiscard]] virtual SourceDescription description() const = 0;
};

/// Opens a capture; called again for each attempt. Error: CannotWrite (a device or stream failed)
/// or CannotRead (a file).
using OpenCapture = std::function<Expected<std::unique_ptr<Capture>>(const std::stop_token& stop)>;

/// Counts the dropped frames.
class DamageCount {
public:
    /// Returns none if this fault is not reported.
    std::optional<FrameDamaged> add(Message why);

private:
    std::int64_t count_ = 0;
    std::int64_t told_ = 1;
};

/// Returns the picture as CV_8UC3, decoding it if necessary. Error: CannotRead if it is truncated
/// or damaged, or if memory is insufficient.
Expected<cv::Mat> imageOf(const CapturedPicture& picture, const Message& name);

} // namespace umpire
