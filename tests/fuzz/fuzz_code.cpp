#include "tests/fuzz/fuzz_target.h"
#include "vision/codes/code_reading.h"

#include <opencv2/imgproc.hpp>

/// Fuzzes the call of ZXing with a drawing of modules, one bit each. The first byte gives the
/// modules per row, the second how they are drawn and read.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace umpire;
    if (size < 3) {
        return 0;
    }
    const int columns = 1 + bytes[0] % 150;
    const int pixels = 1 + bytes[1] % 8;
    const auto threshold =
        (bytes[1] & 8) != 0 ? codes::CodeThreshold::Whole : codes::CodeThreshold::Local;
    const int quiet = (bytes[1] & 16) != 0 ? 0 : 2;
    const int rows = int(std::min<std::size_t>(150, (size - 2) * 8 / std::size_t(columns)));
    cv::Mat modules(rows, columns, CV_8UC1);
    for (int k = 0; k < rows * columns; ++k) {
        const bool light = (bytes[2 + k / 8] >> (7 - k % 8) & 1) == 0;
        modules.at<uchar>(k / columns, k % columns) = light ? 255 : 0;
    }
    if (rows == 0) {
        return 0;
    }
    codes::readModules(modules);
    cv::Mat crop;
    cv::copyMakeBorder(modules, crop, quiet, quiet, quiet, quiet, cv::BORDER_CONSTANT,
                       cv::Scalar::all(255));
    cv::resize(crop, crop, {}, pixels, pixels, cv::INTER_NEAREST);
    for (const codes::CodeRead& read : codes::readCodes(crop, 1 + bytes[1] / 64, threshold)) {
        fuzz::require(read.format == "DataMatrix" || read.format == "QRCode",
                      "only what the kit prints is read");
    }
    return 0;
}
