#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Measures `look` against OpenCV's and ZXing-cpp's detectors on the same frames, in one process
/// and one thread. Figures are medians, in milliseconds unless noted.
namespace umpire {

struct BenchOptions {
    std::filesystem::path samples; ///< the folder `sample_images`
    int repetitions = 5;           ///< number of repetitions of every measurement, per picture
};

/// Times of `look` with an earlier picture, for the pictures of one size that have one.
struct BenchBefore {
    double look = 0.0;
    double aruco = 0.0;                 ///< time of ArUco on the same pictures
    std::vector<double> looksOverAruco; ///< see BenchFrame
};

/// The results for all sample pictures of one size.
struct BenchFrame {
    cv::Size size;
    int pictures = 0;
    double look = 0.0;                                  ///< register and observe, picture in memory
    std::vector<double> looksOverAruco;                 ///< ratio for each picture, ascending
    std::vector<std::pair<std::string, double>> stages; ///< in order of execution
    std::optional<BenchBefore> before;
    std::optional<double> decode; ///< reading the file, which is not part of `look`
    double live = 0.0;            ///< cost of each live frame while the table is at rest
    double aruco = 0.0;           ///< cv::aruco::detectMarkers, AprilTag 36h11, default parameters
    double lsd = 0.0;             ///< cv::createLineSegmentDetector, default parameters
    double zxing = 0.0;           ///< ZXing::ReadBarcodes, Data Matrix and QR code, defaults
};

/// Times of `look` on an empty table with `painted` matches drawn on it.
struct BenchGrowth {
    int painted = 0;
    int found = 0;
    double look = 0.0;
};

/// Reading coded counters in the sample pictures that have some.
struct BenchCodes {
    cv::Size size;
    int pictures = 0;
    int read = 0; ///< number of codes, in all pictures
    double codes = 0.0;
    int zxingRead = 0;
    double zxing = 0.0; ///< ZXing::ReadBarcodes on the whole frame
};

/// Times of `look` at a board with stones, with its table file.
struct BenchBoards {
    cv::Size size;
    int pictures = 0;
    int stones = 0; ///< number of stacks seen, in all pictures
    double registering = 0.0;
    double stage = 0.0;
    double look = 0.0;                  ///< `registering` and `stage` together
    std::vector<double> looksOverAruco; ///< see BenchFrame
    double aruco = 0.0;
};

struct BenchReport {
    double peakRssMb = 0.0; ///< peak memory of `look`, before any other detector ran
    std::vector<BenchFrame> frames;
    std::vector<BenchGrowth> growth;
    std::vector<BenchCodes> codes;
    std::vector<BenchBoards> boards;
};

/// Error: CannotRead if the folder has no sample pictures.
Expected<BenchReport> runBench(const BenchOptions& options);

} // namespace umpire
