#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// How long `look` takes beside OpenCV's and ZXing-cpp's detectors on the same frames, in one
/// process and one thread. Figures are medians, in milliseconds unless said otherwise.
namespace umpire {

struct BenchOptions {
    std::filesystem::path samples; ///< the folder `sample_images`
    int repetitions = 5;           ///< of everything on each picture
};

/// `look` with the picture before, over the pictures of one size that have one.
struct BenchBefore {
    double look = 0.0;
    double aruco = 0.0;                 ///< on those pictures alone
    std::vector<double> looksOverAruco; ///< as of BenchFrame
};

/// All sample pictures of one size together.
struct BenchFrame {
    cv::Size size;
    int pictures = 0;
    double look = 0.0;                  ///< register and observe, picture in memory
    std::vector<double> looksOverAruco; ///< of each picture by itself, the least first
    std::vector<std::pair<std::string, double>> stages; ///< in the order they run
    std::optional<BenchBefore> before;
    std::optional<double> decode; ///< reading the file, not part of `look`
    double live = 0.0;  ///< each frame of a live game costs that while the table is at rest
    double aruco = 0.0; ///< cv::aruco::detectMarkers, AprilTag 36h11, its defaults
    double lsd = 0.0;   ///< cv::createLineSegmentDetector, its defaults
    double zxing = 0.0; ///< ZXing::ReadBarcodes, Data Matrix and QR code, its defaults
};

/// `look` on an empty table on which so many matches were painted.
struct BenchGrowth {
    int painted = 0;
    int found = 0;
    double look = 0.0;
};

/// Reading coded counters, on the sample pictures that show some.
struct BenchCodes {
    cv::Size size;
    int pictures = 0;
    int read = 0; ///< codes, on all of them
    double codes = 0.0;
    int zxingRead = 0;
    double zxing = 0.0; ///< ZXing::ReadBarcodes over the whole frame
};

/// `look` at a board with stones, by its table file.
struct BenchBoards {
    cv::Size size;
    int pictures = 0;
    int stones = 0; ///< stacks seen, on all of them
    double registering = 0.0;
    double stage = 0.0;
    double look = 0.0;                  ///< both
    std::vector<double> looksOverAruco; ///< as of BenchFrame
    double aruco = 0.0;
};

struct BenchReport {
    double peakRssMb = 0.0; ///< of `look` on all pictures, before any other detector ran
    std::vector<BenchFrame> frames;
    std::vector<BenchGrowth> growth;
    std::vector<BenchCodes> codes;
    std::vector<BenchBoards> boards;
};

/// Error: CannotRead, where the folder has no sample pictures.
Expected<BenchReport> runBench(const BenchOptions& options);

} // namespace umpire
