#include "tests/app/web/telephone/browser_film.h"

#include <cmath>
#include <fstream>
#include <opencv2/imgcodecs.hpp>

namespace umpire::testing {
namespace {

constexpr double kRate = 30.0; ///< Chromium's frame rate for films of JPEGs
constexpr double kDark = 3.0;
constexpr double kLead = 12.0;
constexpr double kTail = 40.0;
constexpr int kQuality = 88;

class FilmFile {
public:
    explicit FilmFile(const std::filesystem::path& file) : out_(file, std::ios::binary) {}

    void show(const cv::Mat& picture, double seconds) {
        cv::Mat stamped = picture.clone();
        for (int bit = 0; bit < kStampBits; ++bit) {
            const cv::Rect square(bit * kStampSide, 0, kStampSide, kStampSide);
            stamped(square).setTo(cv::Scalar::all((stamp_ >> bit & 1U) != 0 ? 255 : 0));
        }
        std::vector<std::uint8_t> jpeg;
        cv::imencode(".jpg", stamped, jpeg, {cv::IMWRITE_JPEG_QUALITY, kQuality});
        wanted_ += seconds * kRate;
        for (; frames_ < std::lround(wanted_); ++frames_) {
            out_.write(reinterpret_cast<const char*>(jpeg.data()), std::streamsize(jpeg.size()));
        }
    }
    /// Sets the number that is drawn into the following frames.
    void stamp(std::size_t number) { stamp_ = number; }
    [[nodiscard]] double length() const { return double(frames_) / kRate; }

private:
    std::ofstream out_;
    std::size_t stamp_ = 0;
    double wanted_ = 0.0;
    long frames_ = 0;
};

} // namespace

BrowserFilm browserFilm(const std::vector<films::Still>& stills, const films::FilmOptions& options,
                        std::map<std::size_t, double> rests, const std::filesystem::path& folder) {
    BrowserFilm film;
    film.file = folder / "camera.mjpeg";
    film.begins.assign(stills.size(), 0.0);
    rests[0] += kLead;
    rests[stills.size() - 1] += kTail;
    FilmFile file(film.file);
    file.show(cv::Mat(stills.front().picture.size(), CV_8UC3, cv::Scalar::all(2)), kDark);
    const auto listed = [&stills](std::size_t index) {
        return index < stills.size() ? std::optional(stills[index]) : std::nullopt;
    };
    const double frame = 1.0 / options.framesPerSecond;
    std::map<std::size_t, double> left = rests;
    std::size_t last = stills.size();
    films::makeFilm(listed, options, [&](const cv::Mat& picture, const films::FrameLabel& label) {
        const bool isRest = label.phase == films::Phase::Still;
        if (label.still != last && (isRest || label.phase == films::Phase::Settling)) {
            last = label.still;
            film.begins[last] = file.length();
            file.stamp(last + 1);
        }
        const double more =
            isRest ? std::min(left[label.still], rests[label.still] / options.restFrames) : 0.0;
        left[label.still] -= more;
        file.show(picture, frame + more);
    });
    return film;
}

} // namespace umpire::testing
