#pragma once

#include "app/eye/camera/frame_source.h"

#include <deque>

/// Stores the last seconds of the camera's frames.
namespace umpire {

/// A film of the last seconds, in the format of app/record/moments.
struct MomentsFilm {
    std::string hash;
    std::shared_ptr<const std::string> bytes;
    bool isOfToss = false; ///< true if the event is a toss, whose lines the last frame shows
};

/// The frames of the last seconds as JPEGs: at most kMomentsPlacesASecond per second, 1280 pixels
/// wide, and 24 MiB in total.
class LastMoments {
public:
    /// `length`: for how long frames are stored, at most 60 s; 0: no frames are stored.
    explicit LastMoments(std::chrono::seconds length) : length_(length) {}

    enum class When { IfDue, Now };
    /// Stores a frame. When::IfDue skips a frame that follows the last one too soon. A frame of
    /// another size, or of an earlier time, first discards all stored frames. `image`: CV_8UC3.
    void take(const cv::Mat& image, StreamTime time, When when = When::IfDue);
    /// Returns a film of all stored frames, with `marked` (CV_8UC3, of the same size) as its last
    /// frame. Returns none if no frame is stored.
    [[nodiscard]] std::optional<MomentsFilm> film(const cv::Mat& marked) const;

private:
    struct Frame {
        std::string jpeg;
        std::string hash;
        StreamTime time{};
    };
    [[nodiscard]] Frame frameOf(const cv::Mat& image, StreamTime time) const;

    std::chrono::seconds length_;
    cv::Size size_;
    std::deque<Frame> frames_;
    std::size_t bytes_ = 0;
};

} // namespace umpire
