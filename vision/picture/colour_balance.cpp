#include "vision/picture/colour_balance.h"

#include "vision/picture/options.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <vector>

namespace umpire::picture {

namespace {

// Evidence for all limits. 62 rendered tosses (brightness of the paper 137 to 255, red 0.93 to 1.10
// of green, blue 0.88 to 1.05, black 15 to 54) stay unchanged; 0.99 of the matches are found. The
// same tosses were read with changed colours. The shares of matches found without and with this
// correction are: 0.90 and 0.98 in lamp light (red 1.2, blue 0.7), 0.93 and 0.99 in daylight (blue
// 1.2, red 0.75), 0.72 and 0.97 with a contrast of 0.35, 0.83 and 0.97 with a third of the light.
// Of 12 boards with a contrast of 0.35, 1 and 12 are read completely. With the correction by range,
// on seven photographs of 72 sticks, 64 and 72 sticks are found with a third of the light (71 in
// the unchanged pictures), and 49 and 70 with the low contrast. A larger `few` of 0.005 would
// change white tables with few things on them, too.

/// The usual range of a value. A value outside this range comes from the light or the camera. It is
/// mirrored at the end of the range, but at most to the middle, so the mapping is continuous at the
/// ends.
struct Usual {
    double least;
    double middle;
    double most;

    double nearest(double seen) const {
        if (seen < least) {
            return std::min(2 * least - seen, middle);
        }
        return seen > most ? std::max(2 * most - seen, middle) : seen;
    }
};

constexpr Usual kPaper{135, 190, 255};    ///< brightness of white paper, in grey levels
constexpr Usual kBlack{0, 25, 54};        ///< brightness of black, in grey levels
constexpr Usual kTint{0.885, 1.00, 1.11}; ///< ratio of one channel of the paper to the mean of the
                                          ///< three channels

struct Levels {
    cv::Vec3d black;
    cv::Vec3d white;
};

/// Returns the rectified picture of the tag's square, without its paper.
cv::Mat tagPicture(const cv::Mat& image, const TableView& view, const cv::Vec4d& tag) {
    const auto side = Millimetres(tag[2] / kTagPaperShare);
    const Hull square =
        hullOf({Millimetres(tag[0]), Millimetres(tag[1])}, Radians(tag[3]), side, side);
    constexpr float kEnd = kOptions.tagPixels - 1;
    const std::array<cv::Point2f, 4> to = {{{0, 0}, {kEnd, 0}, {kEnd, kEnd}, {0, kEnd}}};
    std::array<cv::Point2f, 4> from;
    std::ranges::transform(square, from.begin(), [&](TablePoint corner) {
        const ImagePoint q = imageFromTable(view, {corner.x, corner.y, 0_mm});
        return cv::Point2f(float(q.x.value()), float(q.y.value()));
    });
    cv::Mat picture;
    cv::warpPerspective(image, picture, cv::getPerspectiveTransform(from.data(), to.data()),
                        {kOptions.tagPixels, kOptions.tagPixels});
    return picture;
}

double brightness(const cv::Vec3d& colour) {
    return colour[0] + colour[1] + colour[2];
}

/// Tells whether almost the whole border of a tag is black, in the middle of its outer cells.
bool hasBlackBorder(const cv::Mat_<cv::Vec3b>& tag, const Levels& levels) {
    const double middle = (brightness(levels.black) + brightness(levels.white)) / 2;
    constexpr int kLast = kOptions.tagPixels - 1 - kOptions.border;
    int light = 0;
    for (int k = kOptions.border; k <= kLast; ++k) {
        for (const cv::Point at :
             {cv::Point(k, kOptions.border), {k, kLast}, {kOptions.border, k}, {kLast, k}}) {
            light += int(brightness(tag(at)) > middle);
        }
    }
    return light < kOptions.maxLightBorder * 4 * (kLast - kOptions.border + 1);
}

/// Returns the black and the white level of a tag, or none if the tag is covered.
std::optional<Levels> levelsOf(const cv::Mat_<cv::Vec3b>& tag) {
    std::vector<cv::Vec3d> colours(tag.begin(), tag.end());
    std::ranges::sort(colours, {}, brightness);
    const auto count = std::ptrdiff_t(colours.size());
    const Levels levels{
        medianColour<double>({colours.begin(), colours.begin() + count / kOptions.blackOneIn}),
        medianColour<double>({colours.end() - count / kOptions.whiteOneIn, colours.end()})};
    return hasBlackBorder(tag, levels) ? std::optional(levels) : std::nullopt;
}

/// Returns the medians over all tags, because single tags may be in a shadow or a reflection.
/// Returns none if no tag is uncovered.
std::optional<Levels> levelsOfTags(const cv::Mat& image, const TableView& view) {
    std::vector<cv::Vec3d> blacks, whites;
    for (const cv::Vec4d& tag : view.tagFootprints) {
        if (const std::optional<Levels> levels = levelsOf(tagPicture(image, view, tag))) {
            blacks.push_back(levels->black);
            whites.push_back(levels->white);
        }
    }
    if (blacks.empty()) {
        return std::nullopt;
    }
    return Levels{medianColour(blacks), medianColour(whites)};
}

/// Returns the range of grey levels that contains almost all pixels, as equal values for the three
/// channels.
Levels rangeOf(const cv::Mat& image) {
    cv::Mat gray;
    cv::resize(image, gray, {}, 0.25, 0.25, cv::INTER_NEAREST);
    cv::cvtColor(gray, gray, cv::COLOR_BGR2GRAY);
    std::vector<uchar> levels(gray.begin<uchar>(), gray.end<uchar>());
    const auto few = std::ptrdiff_t(double(levels.size()) * kOptions.few);
    std::ranges::nth_element(levels, levels.begin() + few);
    const double black = levels[std::size_t(few)];
    std::ranges::nth_element(levels, levels.end() - 1 - few);
    const double white = *(levels.end() - 1 - few);
    return {cv::Vec3d::all(black), cv::Vec3d::all(white)};
}

Levels wantedFor(const Levels& seen) {
    Levels wanted;
    const double mean =
        std::accumulate(std::begin(seen.white.val), std::end(seen.white.val), 0.0) / 3;
    const double bright = kPaper.nearest(mean);
    for (int c = 0; c < 3; ++c) {
        wanted.white[c] = bright * kTint.nearest(seen.white[c] / mean);
        wanted.black[c] = kBlack.nearest(seen.black[c] * wanted.white[c] / seen.white[c]);
    }
    return wanted;
}

bool isSame(const Levels& a, const Levels& b) {
    return cv::norm(a.white - b.white, cv::NORM_INF) < 1 &&
           cv::norm(a.black - b.black, cv::NORM_INF) < 1;
}

cv::Mat mapped(const cv::Mat& image, const Levels& seen) {
    const cv::Vec3d contrast = seen.white - seen.black;
    if (*std::ranges::min_element(contrast.val) < kOptions.minContrast) {
        return image;
    }
    const Levels wanted = wantedFor(seen);
    if (isSame(seen, wanted)) {
        return image;
    }
    cv::Mat table(1, 256, CV_8UC3);
    for (int level = 0; level < 256; ++level) {
        for (int c = 0; c < 3; ++c) {
            table.at<cv::Vec3b>(level)[c] = cv::saturate_cast<uchar>(
                wanted.black[c] +
                (level - seen.black[c]) * (wanted.white[c] - wanted.black[c]) / contrast[c]);
        }
    }
    cv::Mat balanced;
    cv::LUT(image, table, balanced);
    return balanced;
}

} // namespace

cv::Mat balancedByTags(const cv::Mat& image, const TableView& view) {
    const std::optional<Levels> seen = levelsOfTags(image, view);
    return seen ? mapped(image, *seen) : image;
}

cv::Mat balancedByRange(const cv::Mat& image) {
    return mapped(image, rangeOf(image));
}

cv::Mat balanced(const cv::Mat& image, const TableView& view) {
    return isByPieces(view.registration) ? balancedByRange(image) : balancedByTags(image, view);
}

} // namespace umpire::picture
