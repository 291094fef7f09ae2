#pragma once

#include "app/eye/camera/capture.h"

/// Streams and video files through FFmpeg's libraries. Not through cv::VideoCapture: with OpenCV
/// 4.6 and FFmpeg 5.1 it gave a frame cut in mid-picture as a whole one with a false lower half,
/// and after a change of resolution it repeated the last old frame for ever.
namespace umpire {

/// What a camera may send until a picture is whole: a webcam's largest JPEG has 10 MB.
inline constexpr std::int64_t kMaxPartBytes = 64 << 20;

enum class Timing {
    Live, ///< a camera: as little is buffered as can be
    File, ///< a recording
};

struct StreamAddress {
    std::string url; ///< or a file's path
    Timing timing = Timing::Live;
    /// Phones in a home network answer within a second, and wake up within three.
    std::chrono::milliseconds openTimeout{5000};
    /// LiveSource says a stall long before; then the connection is given up.
    std::chrono::milliseconds readTimeout{5000};
};

/// Connects, finds the video stream and its decoder. Motion-JPEG is given as coded pictures; of
/// other codecs what the decoder calls corrupt is left out. A display rotation is applied.
/// Only the address itself is opened: no playlist is read and no redirection followed. A part over
/// kMaxPartBytes ends the connection; a video whose pictures are larger than read_picture.h allows
/// is refused, or its pictures are left out where it says so too late.
/// Error: CannotWrite for a stream, CannotRead for a file.
Expected<std::unique_ptr<Capture>> openStream(const StreamAddress& address,
                                              const std::stop_token& stop);

/// The address without a password in it, for messages.
std::string withoutPassword(const std::string& url);

} // namespace umpire
