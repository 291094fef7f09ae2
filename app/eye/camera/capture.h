#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/camera/frame_source.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

/// One connection to a camera or one pass over a file; below it is a library or a driver.
namespace umpire {

/// As it came: decoded, or a JPEG that is decoded only if somebody wants it.
struct CapturedPicture {
    cv::Mat image;                   ///< CV_8UC3; empty where it is coded
    std::vector<std::uint8_t> coded; ///< one JPEG picture, perhaps cut off
    std::optional<StreamTime> time;  ///< where the stream says it
};

/// The stream goes on after it.
struct DamagedPicture {
    Message why;
};

/// `why` is empty at a regular end.
struct CaptureClosed {
    Message why;
};

using Captured = std::variant<CapturedPicture, DamagedPicture, CaptureClosed>;

/// For one thread, except for the stop token it was opened with, which also ends a `read`.
class Capture {
public:
    virtual ~Capture() = default;
    /// Waits for the next picture.
    virtual Captured read() = 0;
    [[nodiscard]] virtual SourceDescription description() const = 0;
};

/// Opens one; called again for each attempt. Error: CannotWrite (a device or stream failed) or
/// CannotRead (a file).
using OpenCapture = std::function<Expected<std::unique_ptr<Capture>>(const std::stop_token& stop)>;

/// Counts the frames that are left out.
class DamageCount {
public:
    /// None where it is not told of.
    std::optional<FrameDamaged> add(Message why);

private:
    std::int64_t count_ = 0;
    std::int64_t told_ = 1;
};

/// The picture as CV_8UC3, decoded where it is coded. Error: CannotRead; cut off, damaged,
/// or there is not enough memory.
Expected<cv::Mat> imageOf(const CapturedPicture& picture, const Message& name);

} // namespace umpire
