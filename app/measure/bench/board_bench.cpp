#include "app/measure/bench/board_bench.h"

#include "app/measure/bench/sample_pictures.h"
#include "app/measure/bench/stopwatch.h"

#include <algorithm>
#include <map>
#include <opencv2/aruco.hpp>
#include <opencv2/imgproc.hpp>
#include <ZXing/ReadBarcode.h>

namespace umpire {
namespace {

/// Measurements of one board, or of all boards of one size. Each list has one value per repetition
/// unless noted.
struct BoardTimes {
    int pictures = 0;
    int stones = 0;
    std::vector<double> registering, stage, look, aruco;
    std::vector<double> looksOverAruco; ///< one value per picture

    /// Adds the measurements of another picture.
    void add(const BoardTimes& picture) {
        ++pictures;
        stones += picture.stones;
        const auto append = [](std::vector<double>& all, const std::vector<double>& more) {
            all.insert(all.end(), more.begin(), more.end());
        };
        append(registering, picture.registering);
        append(stage, picture.stage);
        append(look, picture.look);
        append(aruco, picture.aruco);
        looksOverAruco.push_back(medianOf(picture.look) / medianOf(picture.aruco));
    }
};

Expected<void> timeBoard(const LookRequest& request, int repetitions,
                         std::map<cv::Size, BoardTimes, BySize>& bySize) {
    return readLookInputs(request).and_then([&](const LookInputs& inputs) -> Expected<void> {
        const ObserveOptions options = observeOptions(request, inputs);
        BoardTimes times;
        for (int i = 0; i < repetitions; ++i) {
            Stopwatch watch;
            const Expected<FoundTable> found = findTable(inputs);
            if (!found) {
                return tl::make_unexpected(found.error());
            }
            const double registering = watch.lap();
            const auto stones = observeTable(inputs.frame, found->view, options).stones.size();
            const double stage = watch.lap();
            times.stones = int(stones);
            times.registering.push_back(registering);
            times.stage.push_back(stage);
            times.look.push_back(registering + stage);
            times.aruco.push_back(millisecondsOf([&] { detectWithAruco(inputs.frame.image); }));
        }
        bySize[inputs.frame.image.size()].add(times);
        return {};
    });
}

cv::Mat grayOf(const cv::Mat& image) {
    cv::Mat gray;
    cv::cvtColor(image, gray, cv::COLOR_BGR2GRAY);
    return gray;
}

} // namespace

Expected<std::vector<BenchBoards>> benchBoards(const BenchOptions& options) {
    std::map<cv::Size, BoardTimes, BySize> bySize;
    for (const LookRequest& request : sampleBoards(options.samples)) {
        if (const Expected<void> timed = timeBoard(request, options.repetitions, bySize); !timed) {
            return tl::make_unexpected(timed.error());
        }
    }
    std::vector<BenchBoards> boards;
    for (auto& [size, times] : bySize) {
        std::ranges::sort(times.looksOverAruco);
        boards.push_back({size, times.pictures, times.stones, medianOf(times.registering),
                          medianOf(times.stage), medianOf(times.look), times.looksOverAruco,
                          medianOf(times.aruco)});
    }
    return boards;
}

std::size_t detectWithAruco(const cv::Mat& image) {
    static const auto kDictionary =
        cv::aruco::getPredefinedDictionary(cv::aruco::DICT_APRILTAG_36h11);
    std::vector<std::vector<cv::Point2f>> corners;
    std::vector<int> ids;
    cv::aruco::detectMarkers(image, kDictionary, corners, ids);
    return ids.size();
}

std::size_t detectWithLsd(const cv::Mat& image) {
    std::vector<cv::Vec4f> lines;
    cv::createLineSegmentDetector()->detect(grayOf(image), lines);
    return lines.size();
}

std::size_t detectWithZxing(const cv::Mat& image) {
    const cv::Mat gray = grayOf(image);
    const ZXing::ImageView view(gray.data, gray.cols, gray.rows, ZXing::ImageFormat::Lum,
                                int(gray.step));
    const auto hints = ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::DataMatrix |
                                                       ZXing::BarcodeFormat::QRCode);
    return ZXing::ReadBarcodes(view, hints).size();
}

} // namespace umpire
