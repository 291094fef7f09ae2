#pragma once

#include "app/eye/camera/capture.h"

/// Reads streams and video files with FFmpeg's libraries. cv::VideoCapture is unsuitable: with
/// OpenCV 4.6 and FFmpeg 5.1 it returned a truncated frame as complete, with a false lower half,
/// and after a change of resolution it repeated the last old frame forever.
namespace umpire {

/// Limit of a camera's data for one picture: a webcam's largest JPEG has 10 MB.
inline constexpr std::int64_t kMaxPartBytes = 64 << 20;

enum class Timing {
    Live, ///< a camera: minimal buffering
    File, ///< a recording
};

struct StreamAddress {
    std::string url; ///< an address or a file's path
    Timing timing = Timing::Live;
    /// Phones in a home network answer within a second, and wake up within three.
    std::chrono::milliseconds openTimeout{5000};
    /// LiveSource reports a stall much earlier; after this time the connection is closed.
    std::chrono::milliseconds readTimeout{5000};
};

/// Connects, and finds the video stream and its decoder. Returns Motion-JPEG as coded pictures; for
/// other codecs, drops frames that the decoder calls corrupt. Applies a display rotation. Opens
/// only the address itself: reads no playlist and follows no redirection. A part over kMaxPartBytes
/// ends the connection. A video with larger pictures than read_picture.h allows is refused; if
/// their size is known too late, the pictures are dropped. Error: CannotWrite for a stream,
/// CannotRead for a file.
Expected<std::unique_ptr<Capture>> openStream(const StreamAddress& address,
                                              const std::stop_token& stop);

/// Returns the address without a password, for messages.
std::string withoutPassword(const std::string& url);

} // namespace umpire
