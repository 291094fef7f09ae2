#include "vision/codes/code_in_crop.h"

#include "vision/codes/code_blurred.h"
#include "vision/codes/code_fit.h"
#include "vision/codes/options.h"

#include <opencv2/imgproc.hpp>
#include <utility>
#include <vector>

namespace umpire::codes {

namespace {

bool isRead(const std::optional<CodeInCrop>& reading) {
    return reading && !reading->code.text.empty();
}

/// Reads a Data Matrix by its sides and modules; this method is made for small codes. Returns none
/// if no sides or no grid are found. The text of the result is empty if the code cannot be read.
std::optional<CodeInCrop> readByGrid(const StraightCrop& straight) {
    const cv::Mat& gray = straight.crop.gray;
    const auto outlined = dataMatrixWithin(gray, straight.corners);
    if (!outlined) {
        return std::nullopt;
    }
    CodeInCrop reading{straight.crop, *outlined, {}};
    reading.grid = fitCodeGrid(gray, reading.code, straight.crop.imageFromCrop);
    if (!reading.grid) {
        return std::nullopt;
    }
    reading.code.text = readModules(reading.grid->modules);
    if (reading.code.text.empty()) {
        BlurredCode sharp = sharpened(gray, *reading.grid, straight.crop.imageFromCrop);
        reading.code.text = std::move(sharp.text);
        if (!reading.code.text.empty()) {
            reading.grid = std::move(sharp.grid);
        }
    }
    return reading;
}

std::optional<CodeInCrop> readByBlurredSides(const StraightCrop& straight) {
    auto blurred = readBlurred(straight.crop.gray, straight.corners, straight.crop.imageFromCrop);
    if (!blurred) {
        return std::nullopt;
    }
    return CodeInCrop{straight.crop,
                      {std::move(blurred->text), "DataMatrix", blurred->grid.corners},
                      std::move(blurred->grid)};
}

/// Reads a code by ZXing's own search in the crop. Returns none if no code is read.
std::optional<CodeInCrop> readBySearch(const CodeCrop& crop) {
    for (const CodeThreshold threshold : {CodeThreshold::Local, CodeThreshold::Whole}) {
        const std::vector<CodeRead> reads = readCodes(crop.gray, 1, threshold);
        if (!reads.empty() && !reads.front().text.empty()) {
            return CodeInCrop{crop, reads.front(),
                              fitCodeGrid(crop.gray, reads.front(), crop.imageFromCrop)};
        }
    }
    return std::nullopt;
}

/// Returns the smallest rectangle around the candidate, in pixels of the crop.
cv::RotatedRect outlineIn(const CodeCrop& crop, const Patch& patch) {
    Patch inCrop;
    cv::perspectiveTransform(patch, inCrop, crop.imageFromCrop.inv());
    return cv::minAreaRect(inCrop);
}

} // namespace

std::optional<CodeInCrop> readCrop(const cv::Mat& image, const CodeCrop& rough,
                                   const Patch& patch) {
    std::optional<CodeInCrop> unread; // a probable code that could not be read
    const CodeOutlines outlines(rough.gray);
    std::vector<StraightCrop> crops;
    for (const CodeOutline kind :
         {CodeOutline::AllDark, CodeOutline::DarkSides, CodeOutline::BlackSides}) {
        const auto outline = outlines.of(kind);
        if (!outline) {
            continue;
        }
        crops.push_back(straightened(image, rough, *outline));
        auto reading = readByGrid(crops.back());
        if (isRead(reading)) {
            return reading;
        }
        if (reading && reading->grid->agreement >= kOptions.surelyCode) {
            unread = std::move(reading);
        }
    }
    if (!crops.empty()) {
        if (auto reading = readBySearch(crops.front().crop)) {
            return reading;
        }
    }
    if (auto reading = readBySearch(rough)) {
        return reading;
    }
    crops.push_back(straightened(image, rough, outlineIn(rough, patch)));
    for (const StraightCrop& crop : crops) {
        if (auto reading = readByBlurredSides(crop)) {
            return reading;
        }
    }
    return unread;
}

} // namespace umpire::codes
