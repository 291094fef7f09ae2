#include "vision/codes/code_reading.h"

#include "vision/codes/options.h"

#include <algorithm>
#include <exception>
#include <opencv2/imgproc.hpp>
#define ZX_USE_UTF8 // makes Result::text() return std::string
#include <ZXing/ReadBarcode.h>

namespace umpire::codes {

namespace {

/// Converts the line ends of a code's text to LF.
std::string withLineFeeds(std::string text) {
    for (std::size_t at = 0; (at = text.find("\r\n", at)) != std::string::npos;) {
        text.erase(at, 1);
    }
    return text;
}

constexpr int kQuiet = 2 * kOptions.pixelsAModule;

bool isSensible(const cv::Mat& gray) {
    return gray.type() == CV_8UC1 && std::min(gray.cols, gray.rows) >= kSmallestCodeCrop &&
           std::max(gray.cols, gray.rows) <= kLargestCodeCrop;
}

ZXing::DecodeHints hintsFor(int most, CodeThreshold threshold) {
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::DataMatrix | ZXing::BarcodeFormat::QRCode);
    hints.setTryDownscale(false);
    hints.setReturnErrors(true);
    hints.setMaxNumberOfSymbols(std::uint8_t(std::clamp(most, 1, 255)));
    hints.setBinarizer(threshold == CodeThreshold::Local ? ZXing::Binarizer::LocalAverage
                                                         : ZXing::Binarizer::GlobalHistogram);
    return hints;
}

CodeRead readOf(const ZXing::Result& result) {
    CodeRead read;
    if (result.isValid()) {
        read.text = withLineFeeds(result.text());
    }
    read.format = result.format() == ZXing::BarcodeFormat::DataMatrix ? "DataMatrix" : "QRCode";
    const ZXing::Position& at = result.position();
    for (std::size_t k = 0; k < 4; ++k) {
        read.corners[k] = {double(at[k].x), double(at[k].y)};
    }
    read.mirrored = result.isMirrored();
    return read;
}

} // namespace

std::vector<CodeRead> readCodes(const cv::Mat& gray, int most, CodeThreshold threshold) {
    std::vector<CodeRead> reads;
    if (!isSensible(gray)) {
        return reads;
    }
    try {
        const ZXing::ImageView view(gray.data, gray.cols, gray.rows, ZXing::ImageFormat::Lum,
                                    int(gray.step));
        for (const ZXing::Result& result : ZXing::ReadBarcodes(view, hintsFor(most, threshold))) {
            if (result.format() != ZXing::BarcodeFormat::None) {
                reads.push_back(readOf(result));
            }
        }
        std::stable_partition(reads.begin(), reads.end(),
                              [](const CodeRead& r) { return !r.text.empty(); });
    } catch (const std::exception&) {
        reads.clear(); // if ZXing throws, none of its results is used
    }
    return reads;
}

std::string readModules(const cv::Mat& modules) {
    const int fewest = std::min(modules.cols, modules.rows);
    if (modules.type() != CV_8UC1 || fewest < 8 || std::max(modules.cols, modules.rows) > 144) {
        return {};
    }
    cv::Mat picture;
    cv::resize(modules != 0, picture, {}, kOptions.pixelsAModule, kOptions.pixelsAModule,
               cv::INTER_NEAREST);
    cv::copyMakeBorder(picture, picture, kQuiet, kQuiet, kQuiet, kQuiet, cv::BORDER_CONSTANT,
                       cv::Scalar::all(255));
    try {
        const ZXing::ImageView view(picture.data, picture.cols, picture.rows,
                                    ZXing::ImageFormat::Lum, int(picture.step));
        ZXing::DecodeHints hints;
        hints.setFormats(ZXing::BarcodeFormat::DataMatrix);
        hints.setIsPure(true);
        hints.setBinarizer(ZXing::Binarizer::FixedThreshold);
        const ZXing::Result result = ZXing::ReadBarcode(view, hints);
        return result.isValid() ? withLineFeeds(result.text()) : std::string();
    } catch (const std::exception&) {
        return {};
    }
}

} // namespace umpire::codes
