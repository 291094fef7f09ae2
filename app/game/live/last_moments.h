#pragma once

#include "app/eye/camera/frame_source.h"

#include <deque>

/// Stores the camera's last seconds.
namespace umpire {

/// A film of the last moments, in the format of app/record/moments.
struct MomentsFilm {
    std::string hash;
    std::shared_ptr<const std::string> bytes;
};

/// The frames of the last seconds, as JPEGs: at most kMomentsPlacesASecond per second, 1280 pixels
/// wide, and 24 MiB together.
class LastMoments {
public:
    /// `length`: how long frames are stored, at most 60 s; 0: no frames are stored.
    explicit LastMoments(std::chrono::seconds length) : length_(length) {}

    enum class When { IfDue, Now };
    /// Stores a frame. `image`: CV_8UC3. A frame of another size, or of an earlier time, discards
    /// all frames before it.
    void take(const cv::Mat& image, StreamTime time, When when = When::IfDue);
    /// Returns a film of all stored frames, with `marked` as its last frame: CV_8UC3, of the same
    /// size. None if no frame is stored.
    [[nodiscard]] std::optional<MomentsFilm> film(const cv::Mat& marked) const;

private:
    struct Frame {
        std::string jpeg;
        std::string hash;
        StreamTime time{};
    };
    [[nodiscard]] Frame frameOf(const cv::Mat& image, StreamTime time) const;

    std::chrono::seconds length_;
    cv::Size size_; ///< size of the camera's frames
    std::deque<Frame> frames_;
    std::size_t bytes_ = 0;
};

} // namespace umpire
