#include "app/game/live/last_moments.h"

#include "app/record/journal/journal_rows.h"
#include "app/record/moments/moments_film.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

constexpr StreamTime kPlace = std::chrono::microseconds(1'000'000 / kMomentsPlacesASecond);
/// Maximum width in pixels; a match of 42 mm then has 60 pixels on a table of 90 cm.
constexpr int kWidest = 1280;
/// Maximum size of all frames, in bytes. 20 s of 1280 x 720 need 8 to 14 MiB. The film has one more
/// frame, and still stays below its own limit.
constexpr std::size_t kMostBytes = 24U << 20U;
/// JPEG quality that preserves the colour of a match's head. A frame has 80 to 140 kB.
constexpr int kQuality = 75;

cv::Size filmSize(cv::Size camera) {
    return camera.width <= kWidest
               ? camera
               : cv::Size(kWidest, std::max(1, camera.height * kWidest / camera.width));
}

} // namespace

LastMoments::Frame LastMoments::frameOf(const cv::Mat& image, StreamTime time) const {
    cv::Mat small = image;
    if (const cv::Size size = filmSize(size_); size != image.size()) {
        cv::resize(image, small, size, 0, 0, cv::INTER_LINEAR); // INTER_AREA would take 13 ms more
    }
    std::vector<uchar> bytes;
    cv::imencode(".jpg", small, bytes, {cv::IMWRITE_JPEG_QUALITY, kQuality});
    Frame frame{std::string(bytes.begin(), bytes.end()), {}, time};
    frame.hash = sha256(frame.jpeg);
    return frame;
}

void LastMoments::take(const cv::Mat& image, StreamTime time, When when) {
    const bool isOther = image.size() != size_ || (!frames_.empty() && time < frames_.back().time);
    if (isOther) {
        frames_.clear();
        bytes_ = 0;
        size_ = image.size();
    }
    const StreamTime since = frames_.empty() ? kPlace : time - frames_.back().time;
    const bool isDue = when == When::Now ? since > StreamTime(0) : since >= kPlace;
    if (length_ <= std::chrono::seconds(0) || image.empty() || !isDue) {
        return;
    }
    frames_.push_back(frameOf(image, time));
    bytes_ += frames_.back().jpeg.size();
    while (bytes_ > kMostBytes || time - frames_.front().time > length_) {
        bytes_ -= frames_.front().jpeg.size();
        frames_.pop_front();
    }
}

std::optional<MomentsFilm> LastMoments::film(const cv::Mat& marked) const {
    if (frames_.empty()) {
        return std::nullopt;
    }
    std::vector<MomentsFrame> frames;
    std::vector<std::string> hashes;
    const Frame last = frameOf(marked, frames_.back().time);
    const auto add = [&](const Frame& frame) {
        const auto place = int((frame.time - frames_.front().time) / kPlace);
        frames.push_back(
            {frame.jpeg, frames.empty() ? 0 : std::max(place, frames.back().place + 1)});
        hashes.push_back(frame.hash);
    };
    std::ranges::for_each(frames_, add);
    add(last);
    const cv::Size size = filmSize(size_);
    return MomentsFilm{
        sha256(momentsLines(frames, hashes)),
        std::make_shared<const std::string>(momentsFilm(frames, size.width, size.height))};
}

} // namespace umpire
