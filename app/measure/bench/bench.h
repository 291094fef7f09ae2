#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Compares the time of `look` with that of the detectors of OpenCV and ZXing-cpp on the same
/// frames, in one process and one thread. Times are medians in milliseconds unless noted.
namespace umpire {

struct BenchOptions {
    std::filesystem::path samples; ///< folder with the sample pictures (`sample_images`)
    int repetitions = 5; ///< number of times that each measurement is repeated, per picture
};

/// Times of `look` with an earlier picture, for the pictures of one size that have one.
struct BenchBefore {
    double look = 0.0;
    double aruco = 0.0;                 ///< time of ArUco on the same pictures
    std::vector<double> looksOverAruco; ///< as in BenchFrame
};

/// Results for all sample pictures of one size.
struct BenchFrame {
    cv::Size size;
    int pictures = 0;
    /// Time to register the table and to observe the pieces; the picture is in memory.
    double look = 0.0;
    std::vector<double> looksOverAruco; ///< time of `look` divided by the time of ArUco, one value
                                        ///< per picture, ascending
    /// Time of each stage, in order of execution.
    std::vector<std::pair<std::string, double>> stages;
    std::optional<BenchBefore> before;
    std::optional<double> decode; ///< time to read the picture file; not part of `look`
    double live = 0.0;            ///< time for one frame of a live game while the table is at rest
    /// Time of cv::aruco::detectMarkers with AprilTag 36h11 and default parameters.
    double aruco = 0.0;
    double lsd = 0.0; ///< time of cv::createLineSegmentDetector with default parameters
    /// Time of ZXing::ReadBarcodes for Data Matrix and QR code, default parameters.
    double zxing = 0.0;
};

/// Time of `look` on a picture of an empty table in which `painted` matches are drawn.
struct BenchGrowth {
    int painted = 0;
    int found = 0;
    double look = 0.0;
};

/// Times and results for the sample pictures with coded counters, of one size.
struct BenchCodes {
    cv::Size size;
    int pictures = 0;
    int read = 0; ///< number of codes that `look` read, in all pictures
    double codes = 0.0;
    int zxingRead = 0;
    double zxing = 0.0; ///< time of ZXing::ReadBarcodes on the whole frame
};

/// Times of `look` for pictures of a board with stones, of one size. The table file is given.
struct BenchBoards {
    cv::Size size;
    int pictures = 0;
    int stones = 0; ///< number of stacks that were found, in all pictures
    double registering = 0.0;
    double stage = 0.0;
    double look = 0.0;                  ///< time of `registering` and `stage` together
    std::vector<double> looksOverAruco; ///< as in BenchFrame
    double aruco = 0.0;
};

struct BenchReport {
    double peakRssMb = 0.0; ///< peak memory of `look` in MiB, measured before another detector ran
    std::vector<BenchFrame> frames;
    std::vector<BenchGrowth> growth;
    std::vector<BenchCodes> codes;
    std::vector<BenchBoards> boards;
};

/// Runs all measurements of `look`. Error CannotRead: the folder has no sample pictures.
Expected<BenchReport> runBench(const BenchOptions& options);

} // namespace umpire
