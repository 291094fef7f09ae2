#include "tests/app/desk/played_table.h"

#include <algorithm>
#include <opencv2/imgcodecs.hpp>

namespace umpire::desk {
namespace {

/// The phone sends a picture every 10 ms.
constexpr int kCallsAPicture = 8;
/// While the table waits for a player, its last pictures repeat forwards and backwards, because a
/// sensor's noise is never the same twice.
constexpr std::size_t kRest = 4;

} // namespace

films::FilmOptions filmFor(int width, double pixelsPerMillimetre) {
    return {.framesPerSecond = 12,
            .restFrames = 4,
            .dwellFrames = 1,
            .reachFrames = 1,
            .pixelsPerMillimetre = pixelsPerMillimetre,
            .focalPixels = 0.86 * width,
            .noise = 1.5};
}

PlayedTable::PlayedTable(const std::vector<films::Still>& stills,
                         const films::FilmOptions& options) {
    const auto listed = [&stills](std::size_t index) {
        return index < stills.size() ? std::optional(stills[index]) : std::nullopt;
    };
    films::makeFilm(listed, options, [this](const cv::Mat& frame, const films::FrameLabel& label) {
        pictures_.emplace_back();
        cv::imencode(".jpg", frame, pictures_.back(), {cv::IMWRITE_JPEG_QUALITY, 97});
        stillOf_.push_back(label.phase == films::Phase::Hand ? label.still + 1 : label.still);
    });
    phone_.stream([this](int) { return next(); });
}

PlayedTable::Picture PlayedTable::next() {
    if (calls_++ % kCallsAPicture != 0) {
        return {};
    }
    const bool isLast = shown_ + 1 == pictures_.size() || stillOf_[shown_ + 1] > until_;
    const std::size_t first = shown_ + 1 - std::min(shown_ + 1, kRest);
    if (!isLast) {
        ++shown_;
        return pictures_[shown_];
    }
    rests_ = true;
    back_ = !back_;
    const std::size_t other = std::max(first, shown_ - std::min<std::size_t>(shown_, 2));
    return pictures_[back_ && stillOf_[other] == stillOf_[shown_] ? other : shown_];
}

} // namespace umpire::desk
