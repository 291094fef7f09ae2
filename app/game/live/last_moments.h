#pragma once

#include "app/eye/camera/frame_source.h"

#include <deque>

/// What the camera saw last.
namespace umpire {

/// A film of it, as app/record/moments names and reads it.
struct MomentsFilm {
    std::string hash;
    std::shared_ptr<const std::string> bytes;
};

/// The frames of the last seconds, as JPEGs: at most kMomentsPlacesASecond a second, at most 1280
/// pixels wide, and at most 24 MiB together.
class LastMoments {
public:
    /// `length`: so long they are kept, at most 60 s; 0: none is.
    explicit LastMoments(std::chrono::seconds length) : length_(length) {}

    enum class When { IfDue, Now };
    /// `image`: CV_8UC3. Where frames of another size come, or of an earlier time, all before are
    /// forgotten.
    void take(const cv::Mat& image, StreamTime time, When when = When::IfDue);
    /// All of them, and `marked` as the last frame: CV_8UC3, of the size of the frames before. None
    /// where there is no frame.
    [[nodiscard]] std::optional<MomentsFilm> film(const cv::Mat& marked) const;

private:
    struct Frame {
        std::string jpeg;
        std::string hash;
        StreamTime time{};
    };
    [[nodiscard]] Frame frameOf(const cv::Mat& image, StreamTime time) const;

    std::chrono::seconds length_;
    cv::Size size_; ///< of the camera's frames
    std::deque<Frame> frames_;
    std::size_t bytes_ = 0;
};

} // namespace umpire
