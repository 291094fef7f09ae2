#include "app/measure/bench/sample_pictures.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

LookRequest requestFor(const std::filesystem::path& picture, const std::filesystem::path& samples) {
    const auto beside = [&](const char* ending) {
        return picture.parent_path() / (picture.stem().string() + ending);
    };
    LookRequest request;
    request.picture = picture;
    const std::filesystem::path own = beside("-table.yaml");
    request.table = std::filesystem::exists(own) ? own : samples / "table.yaml";
    request.camera = beside("-camera.yaml");
    if (std::filesystem::exists(beside("-before.jpg"))) {
        request.before = beside("-before.jpg");
    }
    return request;
}

void paintStick(cv::Mat& image, cv::Point2d from, cv::Point2d to, const cv::Scalar& colour) {
    constexpr int kShift = 4;
    constexpr int kOne = 1 << kShift;
    // a match is 2 mm wide and 42 mm long
    const int width = std::max(2, cvRound(cv::norm(to - from) / 21.0));
    cv::line(image, cv::Point(from * kOne), cv::Point(to * kOne), colour, width, cv::LINE_AA,
             kShift);
}

std::vector<LookRequest> samplesOf(const std::string& folder,
                                   const std::filesystem::path& samples) {
    std::vector<LookRequest> requests;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(samples / folder, error)) {
        const std::string name = entry.path().filename().string();
        if (name.ends_with(".jpg") && !name.ends_with("-before.jpg")) {
            requests.push_back(requestFor(entry.path(), samples));
        }
    }
    std::ranges::sort(requests, {}, &LookRequest::picture);
    return requests;
}

} // namespace

std::vector<LookRequest> sampleTosses(const std::filesystem::path& samples) {
    return samplesOf("toss", samples);
}

std::vector<LookRequest> sampleCodes(const std::filesystem::path& samples) {
    return samplesOf("codes", samples);
}

std::vector<LookRequest> sampleBoards(const std::filesystem::path& samples) {
    return samplesOf("board", samples);
}

cv::Mat paintMatches(const cv::Mat& image, const TableView& view, int count) {
    const cv::Scalar wood(150, 190, 215);
    const cv::Scalar head(45, 45, 150);
    cv::Mat painted = image.clone();
    const auto pixel = [&](TablePoint point) {
        const ImagePoint seen = imageFromTable(view, {point.x, point.y, 1_mm});
        return cv::Point2d(seen.x.value(), seen.y.value());
    };
    for (int i = 0; i < count; ++i) {
        constexpr int kColumns = 8;
        const TablePoint center{80_mm + 62_mm * double(i % kColumns),
                                100_mm + 54_mm * double(i / kColumns)};
        const TablePoint half = along(Radians(2.399 * i),
                                      21_mm); // the golden angle spreads the directions
        paintStick(painted, pixel(center - half), pixel(center + half), wood);
        paintStick(painted, pixel(center + half * 0.86), pixel(center + half), head);
    }
    cv::GaussianBlur(painted, painted, {}, 0.7);
    return painted;
}

Expected<LookInputs> emptySampleTable(const std::filesystem::path& samples) {
    return readLookInputs(requestFor(samples / "nothing" / "nothing-0006.jpg", samples));
}

} // namespace umpire
