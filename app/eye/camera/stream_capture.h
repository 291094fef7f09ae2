#pragma once

#include "app/eye/camera/capture.h"

/// Reads streams and video files with FFmpeg's libraries. cv::VideoCapture is unsuitable. With
/// OpenCV 4.6 and FFmpeg 5.1 it returned a truncated frame as complete, with a wrong lower half.
/// After a change of resolution it repeated the last old frame forever.
namespace umpire {

/// Maximum number of bytes that a camera sends for one picture. The largest JPEG of a webcam has 10
/// MB.
inline constexpr std::int64_t kMaxPartBytes = 64 << 20;

enum class Timing {
    Live, ///< a camera; frames are buffered as little as possible
    File, ///< a recording
};

struct StreamAddress {
    std::string url; ///< an address (Live) or a file's path (File)
    Timing timing = Timing::Live;
    /// Maximum time for the connection. Phones in a home network answer within a second, and wake
    /// up within three seconds.
    std::chrono::milliseconds openTimeout{5000};
    /// Maximum time for reading one part of the stream. After this time the connection is closed.
    /// LiveSource reports a stall much earlier.
    std::chrono::milliseconds readTimeout{5000};
};

/// Opens a stream or a file, and finds the video stream and its decoder. The capture returns
/// Motion-JPEG as coded pictures. For other codecs it drops frames that the decoder calls corrupt,
/// and frames that depend on them. It turns pictures as the stream asks. Only the address itself is
/// opened: no playlist is read, and no redirection is followed. A part over kMaxPartBytes ends the
/// connection. A video with larger pictures than read_picture.h allows is refused; if their size is
/// known only later, the pictures are dropped. Error: CannotWrite for a stream, CannotRead for a
/// file.
Expected<std::unique_ptr<Capture>> openStream(const StreamAddress& address,
                                              const std::stop_token& stop);

/// Returns the address without its password, for messages.
std::string withoutPassword(const std::string& url);

} // namespace umpire
