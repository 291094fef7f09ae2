#include "vision/codes/find_codes.h"

#include "rules/table/outline.h"
#include "rules/table/piece_code.h"
#include "vision/codes/code_blurred.h"
#include "vision/codes/code_candidates.h"
#include "vision/codes/code_crop.h"
#include "vision/codes/code_fit.h"
#include "vision/codes/code_grid.h"
#include "vision/codes/code_reading.h"
#include "vision/codes/options.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <utility>
#include <vector>

namespace umpire::codes {
namespace {

/// A code in a crop. It was read, or is recognised as a code only.
struct CodeInCrop {
    CodeCrop crop;
    CodeRead code; ///< `text` is empty if the code is recognised but could not be read
    std::optional<CodeGrid> grid;
};

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

/// Reads the code in a candidate's crop by several methods in turn: its sides and modules, ZXing's
/// search, its blurred sides. Returns none if no code is read or recognised. `image`: CV_8UC3.
/// `patch`: the candidate that `rough` shows.
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

using Outline = std::array<ImagePoint, 4>;

bool isKnown(const TableView& view) {
    return view.registration.method != RegistrationMethod::None;
}

bool holds(const Outline& outline, cv::Point2f pixel) {
    std::array<cv::Point2f, 4> corners;
    std::ranges::transform(outline, corners.begin(), [](ImagePoint p) {
        return cv::Point2f(float(p.x.value()), float(p.y.value()));
    });
    return cv::pointPolygonTest(corners, pixel, false) >= 0;
}

bool isInsideTag(const TableView& view, TablePoint p) {
    return std::ranges::any_of(view.tagFootprints, [&](const cv::Vec4d& tag) {
        return std::hypot(p.x.value() - tag[0], p.y.value() - tag[1]) < tag[2];
    });
}

bool isOnTable(const TableView& view, const Patch& patch) {
    const cv::Point2f middle = middleOf(patch);
    const auto p = tableFromImage(view, {Pixels(middle.x), Pixels(middle.y)});
    if (!p || isInsideTag(view, *p)) {
        return false;
    }
    return isNearArea(view, *p, kOptions.beyondArea);
}

/// Returns the resolution in pixels per millimetre, in the direction with the highest resolution.
double finestPixelsPerMm(const TableView& view, TablePoint p) {
    const ImagePoint at = imageFromTable(view, {p.x, p.y, 0_mm});
    double finest = 0.0;
    for (const double degrees : {0.0, 45.0, 90.0, 135.0}) {
        const TablePoint q = p + along(radiansFromDegrees(degrees), 1_mm);
        finest = std::max(finest, distance(at, imageFromTable(view, {q.x, q.y, 0_mm})).value());
    }
    return finest;
}

std::vector<Patch> candidatesOnTable(const cv::Mat& image, const TableView& view) {
    const TablePoint middle =
        view.areaOrigin + TablePoint{view.areaWidth * 0.5, view.areaHeight * 0.5};
    // Pixels per millimetre along the slant.
    const double coarse = pixelsPerMillimetre(view, middle);
    const double fine = finestPixelsPerMm(view, middle); // pixels per millimetre across the slant
    CodeSizes sizes;
    sizes.step = std::max(1, int(kOptions.stepMm * fine + 0.25));
    sizes.reach = std::max(1, int(std::lround(kOptions.reachMm * fine / (2 * sizes.step))));
    if (coarse < kOptions.fewPixelsPerMm) {
        sizes.leastTexture = kOptions.minTextureWhereFew;
    }
    sizes.smallest =
        // The factor allows for the far side of the table, which has a lower resolution.
        Pixels(kOptions.smallestCode.value() * coarse * 0.8);
    // The factor allows for the near side of the table, which has a higher resolution.
    sizes.largest = Pixels(kOptions.largestCode.value() * fine * 1.3);
    std::vector<Patch> patches = codeCandidates(image, sizes);
    std::erase_if(patches, [&](const Patch& p) { return !isOnTable(view, p); });
    return patches;
}

/// Finds candidates of all sizes, the largest first, because areas of codes that were read are not
/// searched again.
std::vector<Patch> candidatesInPicture(const cv::Mat& image) {
    std::vector<Patch> patches;
    int step = 1;
    while (step * 2 * kOptions.smallestInSteps < std::min(image.cols, image.rows)) {
        step *= 2;
    }
    for (; step >= 1; step /= 2) {
        const auto here = codeCandidates(image, {Pixels(kOptions.smallestInSteps * step),
                                                 Pixels(kOptions.largestInSteps * step), step});
        patches.insert(patches.end(), here.begin(), here.end());
    }
    if (std::min(image.cols, image.rows) <= kOptions.onePiece) {
        const cv::Point2f last(float(image.cols - 1), float(image.rows - 1));
        patches.push_back({{0, 0}, {last.x, 0}, last, {0, last.y}});
    }
    return patches;
}

/// Returns the direction of the code's lower edge, averaged over all four edges.
Radians headingOf(const std::array<TablePoint, 4>& c) {
    const TablePoint right = (c[1] - c[0]) + (c[2] - c[3]);
    const TablePoint up = (c[0] - c[3]) + (c[1] - c[2]);
    return Radians(std::atan2(right.y.value() - up.x.value(), right.x.value() + up.y.value()));
}

void placeOnTable(const TableView& view, CodedPiece& code) {
    std::array<TablePoint, 4> corners;
    for (std::size_t k = 0; k < 4; ++k) {
        if (const auto p = tableFromImage(view, code.outline[k])) {
            corners[k] = *p;
        }
    }
    code.center = middleOf(corners);
    code.heading = headingOf(corners);
}

/// Returns the separate parts of a patch in which no code was read. The patch may contain a code
/// and print that touches it.
std::vector<Patch> partsOfUnread(const cv::Mat& image, const Patch& patch) {
    const cv::Size2f size = cv::minAreaRect(patch).size;
    const double longer = std::max(size.width, size.height);
    CodeSizes sizes{Pixels(longer * kOptions.minPart), Pixels(longer * kOptions.maxPart), 1, 1};
    sizes.step = std::max(1, int(longer / kOptions.partSteps));
    return partsOf(image, patch, sizes);
}

CodedPiece pieceOf(const CodeInCrop& reading, const TableView& view) {
    const bool fitted = reading.grid && reading.grid->agreement >= kOptions.minAgreement;
    CodedPiece code;
    code.text = reading.code.text;
    code.format = reading.code.format;
    code.counter = isPieceCode(code.text);
    code.confidence = fitted ? reading.grid->agreement : kOptions.minAgreement;
    const auto& corners = fitted ? reading.grid->corners : reading.code.corners;
    for (std::size_t k = 0; k < 4; ++k) {
        const cv::Point2d p = imageFromCrop(reading.crop, corners[k]);
        code.outline[k] = {Pixels(p.x), Pixels(p.y)};
    }
    if (isKnown(view)) {
        placeOnTable(view, code);
    }
    return code;
}

std::optional<CodedPiece> codeAt(const cv::Mat& image, const TableView& view, const Patch& patch) {
    const std::optional<CodeCrop> crop = isKnown(view) ? cropOnTable(image, view, patch)
                                                       : std::optional(cropInPicture(image, patch));
    const auto reading = crop ? readCrop(image, *crop, patch) : std::nullopt;
    return reading ? std::optional(pieceOf(*reading, view)) : std::nullopt;
}

void addNew(CodedPiece code, std::vector<CodedPiece>& codes) {
    const ImagePoint middle = middleOf(code.outline);
    const cv::Point2f pixel(float(middle.x.value()), float(middle.y.value()));
    const auto same = std::ranges::find_if(
        codes, [&](const CodedPiece& other) { return holds(other.outline, pixel); });
    if (same == codes.end()) {
        codes.push_back(std::move(code));
    } else if (same->text.empty()) {
        *same = std::move(code);
    }
}

/// Warns about codes that cannot be read, and removes them.
void sayUnreadable(CodesSeen& seen, const TableView& view) {
    for (const CodedPiece& code : seen.codes) {
        if (!code.text.empty()) {
            continue;
        }
        const ImagePoint p = middleOf(code.outline);
        const auto whole = [](double value) { return std::to_string(std::lround(value)); };
        const std::string place =
            isKnown(view)
                ? whole(code.center.x.value()) + ", " + whole(code.center.y.value()) + " mm"
                : "pixel " + whole(p.x.value()) + ", " + whole(p.y.value());
        seen.warnings.push_back(message(
            "the code at %1 cannot be read: it is torn, covered or blurred; look what it is",
            place));
    }
    std::erase_if(seen.codes, [](const CodedPiece& code) { return code.text.empty(); });
}

void sayForeign(CodesSeen& seen) {
    const auto foreign = std::ranges::count(seen.codes, false, &CodedPiece::counter);
    if (foreign > 0) {
        seen.warnings.push_back(foreign == 1 ? message("one code in view is of another make: no "
                                                       "counter, and what it says is not followed")
                                             : message("%1 codes in view are of another make: no "
                                                       "counter, and what it says is not followed",
                                                       foreign));
    }
}

} // namespace

CodesSeen findCodes(const cv::Mat& image, const TableView& view) {
    CodesSeen seen;
    std::vector<Patch> patches =
        isKnown(view) ? candidatesOnTable(image, view) : candidatesInPicture(image);
    const std::size_t whole = patches.size();
    for (std::size_t k = 0; k < std::min(patches.size(), kOptions.maxCrops); ++k) {
        const Patch patch = patches[k];
        const auto isThere = [&](const CodedPiece& code) {
            return !code.text.empty() && holds(code.outline, middleOf(patch));
        };
        if (std::ranges::any_of(seen.codes, isThere)) {
            continue;
        }
        auto code = codeAt(image, view, patch);
        const bool isItsOwn = code && isThere(*code);
        if (code) {
            addNew(std::move(*code), seen.codes);
        }
        if (!isItsOwn && k < whole) {
            const auto parts = partsOfUnread(image, patch);
            patches.insert(patches.end(), parts.begin(), parts.end());
        }
    }
    std::ranges::sort(seen.codes, {}, [](const CodedPiece& code) {
        const ImagePoint p = middleOf(code.outline);
        return std::pair(p.x, p.y);
    });
    sayUnreadable(seen, view);
    sayForeign(seen);
    return seen;
}

} // namespace umpire::codes
