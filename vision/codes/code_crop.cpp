#include "vision/codes/code_crop.h"

#include "vision/codes/code_fit.h"
#include "vision/codes/options.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <opencv2/imgproc.hpp>

namespace umpire::codes {

namespace {

/// Returns the upper left, upper right, lower right and lower left corner of a rectangle that is
/// rotated little.
Corners cornersOf(const cv::RotatedRect& place) {
    std::array<cv::Point2f, 4> p;
    place.points(p.data());
    return {p[1], p[2], p[3], p[0]};
}

/// Returns the corners of the patch's rectangle with a margin.
Corners cornersAround(const Patch& patch) {
    cv::RotatedRect place = cv::minAreaRect(patch);
    const float margin = float(2 * kOptions.margin) * std::max(place.size.width, place.size.height);
    place.size += cv::Size2f(margin, margin);
    return cornersOf(place);
}

CodeCrop cropBetween(const cv::Mat& image, const Corners& corners, cv::Size size,
                     cv::InterpolationFlags between) {
    const double w = size.width - 1, h = size.height - 1;
    const std::array<cv::Point2f, 4> from{
        {{0, 0}, {float(w), 0}, {float(w), float(h)}, {0, float(h)}}};
    std::array<cv::Point2f, 4> to;
    std::ranges::copy(corners, to.begin());
    const cv::Rect part =
        (cv::boundingRect(to) + cv::Size(4, 4) - cv::Point(2, 2)) & cv::Rect({}, image.size());
    CodeCrop crop;
    crop.gray = cv::Mat(size, CV_8UC1, cv::Scalar::all(0));
    crop.imageFromCrop = cv::Matx33d(cv::getPerspectiveTransform(from, to));
    if (part.empty()) {
        return crop;
    }
    cv::Mat gray;
    cv::cvtColor(image(part), gray, cv::COLOR_BGR2GRAY);
    const cv::Matx33d partFromImage(1, 0, -part.x, 0, 1, -part.y, 0, 0, 1);
    cv::warpPerspective(gray, crop.gray, partFromImage * crop.imageFromCrop, size,
                        between | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    return crop;
}

cv::Size sizeFor(double width, double height, double enlarged) {
    const double longer = std::max(width, height);
    const double scale =
        std::clamp(enlarged, kOptions.smallestSide / longer, kOptions.largestSide / longer);
    return {std::max(24, int(std::lround(width * scale))),
            std::max(24, int(std::lround(height * scale)))};
}

/// Returns the first and the last set pixel of each row. Other pixels do not change the convex
/// outline.
std::vector<cv::Point> endsOfRows(const cv::Mat& mask) {
    std::vector<cv::Point> ends;
    for (int y = 0; y < mask.rows; ++y) {
        const uchar* row = mask.ptr(y);
        const uchar* first = std::find(row, row + mask.cols, uchar(255));
        if (first == row + mask.cols) {
            continue;
        }
        int last = mask.cols - 1;
        while (row[last] != 255) {
            --last;
        }
        ends.emplace_back(int(first - row), y);
        ends.emplace_back(last, y);
    }
    return ends;
}

/// Returns Otsu's threshold between dark and light.
double darkEnds(const cv::Mat& gray) {
    cv::Mat light;
    return cv::threshold(gray, light, 0, 255, cv::THRESH_BINARY | cv::THRESH_OTSU);
}

/// Returns Otsu's threshold among the pixels up to `level`. It separates black from grey.
double blackEnds(const cv::Mat& gray, double level) {
    std::vector<uchar> darker;
    for (int y = 0; y < gray.rows; ++y) {
        std::copy_if(gray.ptr(y), gray.ptr(y) + gray.cols, std::back_inserter(darker),
                     [&](uchar value) { return value <= level; });
    }
    return darker.empty() ? level : darkEnds(cv::Mat(darker));
}

/// Returns a mask of the pixels up to `level` that are not connected to the crop's edge by such
/// pixels.
cv::Mat darkInside(const cv::Mat& gray, double level) {
    cv::Mat dark = gray <= level;
    const cv::Point last(gray.cols - 1, gray.rows - 1);
    const auto clear = [&](cv::Point p) {
        if (dark.at<uchar>(p) != 0) {
            cv::floodFill(dark, p, cv::Scalar::all(0), nullptr, {}, {}, 8);
        }
    };
    for (int x = 0; x <= last.x; ++x) {
        clear({x, 0});
        clear({x, last.y});
    }
    for (int y = 0; y <= last.y; ++y) {
        clear({0, y});
        clear({last.x, y});
    }
    return dark;
}

/// Returns the largest connected part of the mask.
cv::Mat largestPart(const cv::Mat& mask) {
    cv::Mat labels, stats, centroids;
    const int parts = cv::connectedComponentsWithStats(mask, labels, stats, centroids, 8);
    const auto area = [&](int part) { return stats.at<int>(part, cv::CC_STAT_AREA); };
    int largest = 0;
    for (int part = 1; part < parts; ++part) {
        if (largest == 0 || area(part) > area(largest)) {
            largest = part;
        }
    }
    return largest == 0 ? mask : labels == largest;
}

/// Returns the smallest rectangle around the mask, or none if the mask does not have the shape and
/// size of a code.
std::optional<cv::RotatedRect> rectangleAround(const cv::Mat& mask) {
    const std::vector<cv::Point> ends = endsOfRows(mask);
    if (ends.size() < 16) {
        return std::nullopt;
    }
    cv::RotatedRect around = cv::minAreaRect(ends);
    around.size += cv::Size2f(1, 1); // the rectangle goes through the pixels' centres
    const float shorter = std::min(around.size.width, around.size.height);
    const float longer = std::max(around.size.width, around.size.height);
    return shorter < kOptions.minDarkSquareness * longer ||
                   longer < kOptions.minDarkSpan * float(mask.cols)
               ? std::nullopt
               : std::optional(around);
}

cv::Point2d vectorOf(TablePoint p) {
    return {p.x.value(), p.y.value()};
}

} // namespace

std::optional<CodeCrop> cropOnTable(const cv::Mat& image, const TableView& view,
                                    const Patch& patch) {
    const cv::Point2f middle = middleOf(patch);
    const auto center = tableFromImage(view, {Pixels(middle.x), Pixels(middle.y)});
    std::vector<cv::Point2f> onTable;
    double finest = 0.0; // pixels per millimetre in the direction with the highest resolution
    for (const cv::Point2f& corner : patch) {
        const auto p = tableFromImage(view, {Pixels(corner.x), Pixels(corner.y)});
        if (!p || !center) {
            return std::nullopt;
        }
        onTable.emplace_back(vectorOf(*p));
        finest = std::max(finest, cv::norm(corner - middle) /
                                      std::max(1e-6, distance(*p, *center).value()));
    }
    // The rectangle is computed on the table, because a square on the table is not square in a
    // slanted picture.
    Corners corners = cornersAround(onTable);
    if ((corners[1] - corners[0]).cross(corners[3] - corners[0]) > 0) {
        std::swap(corners[1], corners[3]); // the table's y axis points up, the crop's down
    }
    const double width = cv::norm(corners[1] - corners[0]);
    const double height = cv::norm(corners[3] - corners[0]);
    for (cv::Point2d& corner : corners) {
        const ImagePoint p =
            imageFromTable(view, {Millimetres(corner.x), Millimetres(corner.y), {}});
        corner = {p.x.value(), p.y.value()};
    }
    return cropBetween(image, corners, sizeFor(width, height, finest * kOptions.roughly),
                       cv::INTER_LINEAR);
}

CodeCrop cropInPicture(const cv::Mat& image, const Patch& patch) {
    const Corners corners = cornersAround(patch);
    const cv::Size size = sizeFor(cv::norm(corners[1] - corners[0]),
                                  cv::norm(corners[3] - corners[0]), kOptions.roughly);
    return cropBetween(image, corners, size, cv::INTER_LINEAR);
}

CodeOutlines::CodeOutlines(const cv::Mat& gray)
    : gray_(gray), level_(darkEnds(gray)), dark_(darkInside(gray, level_)) {}

std::optional<cv::RotatedRect> CodeOutlines::of(CodeOutline kind) const {
    if (kind == CodeOutline::AllDark) {
        return rectangleAround(dark_);
    }
    return rectangleAround(largestPart(
        kind == CodeOutline::DarkSides ? dark_ : darkInside(gray_, blackEnds(gray_, level_))));
}

StraightCrop straightened(const cv::Mat& image, const CodeCrop& rough,
                          const cv::RotatedRect& around) {
    const float longer = std::max(around.size.width, around.size.height);
    const float margin = longer * kOptions.straightMargin;
    cv::RotatedRect wider = around;
    wider.size += cv::Size2f(2 * margin, 2 * margin);
    Corners corners = cornersOf(wider);
    for (cv::Point2d& corner : corners) {
        corner = imageFromCrop(rough, corner);
    }
    const double finest = std::max(cv::norm(corners[1] - corners[0]) / wider.size.width,
                                   cv::norm(corners[3] - corners[0]) / wider.size.height);
    const cv::Size size = sizeFor(wider.size.width, wider.size.height, finest * kOptions.finely);
    const double scale = double(size.width) / double(wider.size.width);
    StraightCrop straight{cropBetween(image, corners, size, cv::INTER_CUBIC), {}};
    const double left = margin * scale - 0.5, right = size.width - 0.5 - margin * scale;
    const double bottom = size.height - 0.5 - margin * scale;
    straight.corners = {{{left, left}, {right, left}, {right, bottom}, {left, bottom}}};
    return straight;
}

cv::Point2d imageFromCrop(const CodeCrop& crop, cv::Point2d pixel) {
    return mapped(crop.imageFromCrop, pixel);
}

} // namespace umpire::codes
