#include "vision/frame_facts.h"

#include "vision/picture/lighting.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <opencv2/imgproc.hpp>

namespace umpire {

namespace {

constexpr int kAround = 13; ///< size in pixels of the surroundings of a figure: 24 mm on each side
constexpr Millimetres kMargin = 12_mm; ///< width of the strip outside the area that a hand must
                                       ///< cross

double partOf(const cv::Mat& mask, const cv::Rect& area) {
    return double(cv::countNonZero(mask(area))) / area.area();
}

/// Returns the median grey level of a CV_8U picture.
double medianOf(const cv::Mat& grey) {
    std::vector<std::uint8_t> levels(grey.total());
    cv::Mat flat(grey.size(), CV_8U, levels.data());
    grey.copyTo(flat);
    const auto middle = levels.begin() + std::ptrdiff_t(levels.size() / 2);
    std::nth_element(levels.begin(), middle, levels.end());
    return *middle;
}

/// Returns a mask of the skin colours, in lamplight and daylight. The bounds of both chroma
/// channels hold for light and dark skin; they are from Chai and Ngan, "Face segmentation using
/// skin-color map in videophone applications" (IEEE Transactions on Circuits and Systems for Video
/// Technology 9, 1999).
cv::Mat skinIn(const cv::Mat& colours) {
    cv::Mat chroma, skin;
    cv::cvtColor(colours, chroma, cv::COLOR_BGR2YCrCb);
    cv::inRange(chroma, cv::Scalar(30, 133, 77), cv::Scalar(255, 173, 127), skin);
    return skin;
}

/// Returns the colour difference between a figure and its surroundings. It is larger for an object
/// than for the bare table.
double standsOut(const cv::Mat& colours, const cv::Mat& figure) {
    cv::Mat around;
    cv::dilate(figure, around, cv::Mat::ones(kAround, kAround, CV_8U));
    around &= ~figure;
    return cv::norm(cv::mean(colours, figure) - cv::mean(colours, around));
}

/// Returns the places of the tags. Without tags, returns places near the area's corners, because
/// the area's edges have enough texture.
std::vector<TablePoint> fixedPoints(const TableView& view) {
    std::vector<TablePoint> points;
    for (const cv::Vec4d& tag : view.tagFootprints) {
        points.push_back({Millimetres(tag[0]), Millimetres(tag[1])});
    }
    if (points.empty()) {
        for (const double x : {0.05, 0.95}) {
            for (const double y : {0.05, 0.95}) {
                points.push_back(view.areaOrigin +
                                 TablePoint{view.areaWidth * x, view.areaHeight * y});
            }
        }
    }
    return points;
}

} // namespace

FrameFactsMeter::FrameFactsMeter(const TableView& view, const cv::Mat& reference,
                                 const FrameFactsOptions& options)
    : options_(options) {
    const RectifiedGrid grid = gridOver(view, options.pixelsPerMm, 0_mm, kMargin);
    mapX_.create(grid.size, CV_32F);
    mapY_.create(grid.size, CV_32F);
    for (int row = 0; row < grid.size.height; ++row) {
        for (int column = 0; column < grid.size.width; ++column) {
            const TablePoint point = grid.tableAt(column, row);
            const ImagePoint pixel = imageFromTable(view, {point.x, point.y, 0_mm});
            mapX_.at<float>(row, column) = float(pixel.x.value());
            mapY_.at<float>(row, column) = float(pixel.y.value());
        }
    }
    const int margin = int(kMargin.value() * options.pixelsPerMm);
    area_ = cv::Rect(margin, margin, grid.size.width - 2 * margin, grid.size.height - 2 * margin);
    cv::Mat shown;
    cv::Mat inner;
    cv::inRange(mapX_, 0, reference.cols - 1, shown);
    cv::inRange(mapY_, 0, reference.rows - 1, inner);
    shown &= inner;
    cv::erode(shown, inner, cv::Mat::ones(3, 3, CV_8U), {-1, -1}, 1, cv::BORDER_CONSTANT, 0);
    outermost_ = shown & ~inner;
    cv::createHanningWindow(window_, {options.patch, options.patch}, CV_32F);
    const cv::Rect inside({}, reference.size());
    for (const TablePoint point : fixedPoints(view)) {
        const ImagePoint pixel = imageFromTable(view, {point.x, point.y, 0_mm});
        const cv::Rect where(int(pixel.x.value()) - options.patch / 2,
                             int(pixel.y.value()) - options.patch / 2, options.patch,
                             options.patch);
        if ((where & inside) == where) {
            patches_.push_back({where, patchOf(reference, where)});
        }
    }
    const cv::Mat colours = sampled(reference);
    cv::inRange(colours, cv::Scalar::all(options.saturated), cv::Scalar::all(255), burnt_);
    now_ = shadesOf(colours);
    rest_ = now_;
}

/// Computes grey and tint. Both are needed, because a brown hand may be as bright as a blue cloth,
/// but their tints differ by 70.
FrameFactsMeter::Shades FrameFactsMeter::shadesOf(const cv::Mat& colours) {
    Shades shades;
    shades.colours = colours;
    cv::cvtColor(colours, shades.grey, cv::COLOR_BGR2GRAY);
    cv::blur(shades.grey, shades.grey, {3, 3});
    cv::transform(colours, shades.tint, cv::Matx14f(0.5F, 0.0F, -0.5F, 128.0F));
    cv::blur(shades.tint, shades.tint, {3, 3});
    return shades;
}

cv::Mat FrameFactsMeter::sampled(const cv::Mat& image) const {
    cv::Mat colours;
    const bool trembles = cv::norm(shift_) > options_.steadyAbove;
    const cv::Mat x = trembles ? cv::Mat(mapX_ + shift_.x) : mapX_;
    const cv::Mat y = trembles ? cv::Mat(mapY_ + shift_.y) : mapY_;
    cv::remap(image, colours, x, y, cv::INTER_LINEAR, cv::BORDER_CONSTANT);
    return colours;
}

cv::Mat FrameFactsMeter::patchOf(const cv::Mat& image, const cv::Rect& where) const {
    cv::Mat grey, patch;
    cv::cvtColor(image(where), grey, cv::COLOR_BGR2GRAY);
    // The mean is subtracted; otherwise the window function would dominate the correlation.
    grey.convertTo(patch, CV_32F, 1.0, -cv::mean(grey)[0]);
    return patch;
}

/// Returns the absolute change of the small picture, CV_16S, after subtraction of the light's
/// drift.
cv::Mat FrameFactsMeter::change(const cv::Mat& before, const cv::Mat& now) const {
    cv::Mat difference;
    cv::subtract(now, before, difference, cv::noArray(), CV_16S);
    cv::Mat shifted;
    difference(area_).convertTo(shifted, CV_8U, 1.0, 128.0);
    const double drift = medianOf(shifted) - 128.0;
    return cv::abs(difference - drift);
}

/// Returns the larger of the changes of grey and tint, CV_16S.
cv::Mat FrameFactsMeter::changeSince(const Shades& rest) const {
    return cv::max(change(rest.grey, now_.grey), change(rest.tint, now_.tint));
}

/// Returns a mask, CV_8U, of a large altered region with an arm that crosses the outermost strip.
/// Empty if there is no such region. The arm may be faint, such as brown skin on brown wood.
cv::Mat FrameFactsMeter::reachingIn(const cv::Mat& since) const {
    cv::Mat clear, closed, labels, stats, centres;
    cv::morphologyEx(since > options_.alteredLevels, clear, cv::MORPH_CLOSE,
                     cv::Mat::ones(3, 3, CV_8U));
    cv::morphologyEx(since > options_.faintLevels, closed, cv::MORPH_CLOSE,
                     cv::Mat::ones(3, 3, CV_8U));
    const int count = cv::connectedComponentsWithStats(closed, labels, stats, centres);
    const double arm = options_.armLeast.value() * options_.pixelsPerMm;
    for (int label = 1; label < count; ++label) {
        const double least = options_.handPart * area_.area();
        if (stats.at<int>(label, cv::CC_STAT_AREA) > least &&
            cv::countNonZero((labels == label) & clear) > least &&
            cv::countNonZero((labels == label) & outermost_) >= arm) {
            return (labels == label) & clear;
        }
    }
    return {};
}

/// Tells whether a region that reaches into the area is a hand; `still` is how long nothing has
/// moved. When an object that was taken for a piece is removed, this looks like reaching in, too. A
/// comparison with the frame before that object distinguishes its removal from a hand.
bool FrameFactsMeter::isHand(const cv::Mat& sinceRest, std::chrono::microseconds still) const {
    const cv::Mat reaching = reachingIn(sinceRest);
    if (reaching.empty() || (!bare_.grey.empty() && reachingIn(changeSince(bare_)).empty())) {
        return false;
    }
    if (!restKnown_ || still < options_.absorbed) {
        return still < (restKnown_ ? options_.absorbed : options_.firstAbsorbed);
    }
    const double skin = cv::countNonZero(skinIn(now_.colours) & reaching);
    return skin > options_.skinPart * cv::countNonZero(reaching) && still < options_.handAbsorbed &&
           standsOut(now_.colours, reaching) > standsOut(rest_.colours, reaching);
}

/// Returns the displacement of the median square (by the length of the displacement; the smaller of
/// two middle values), averaged with the squares that moved together with it. Returns none if no
/// square is usable. A sleeve or shadow moves only some of the squares, a knock moves all.
std::optional<cv::Point2d> FrameFactsMeter::displacement(const cv::Mat& image) const {
    std::vector<cv::Point2d> shifts;
    for (const Patch& patch : patches_) {
        double response = 0.0;
        // OpenCV 4.6 multiplies both input pictures by the window in place, so copies are passed.
        const cv::Point2d shift = cv::phaseCorrelate(
            patch.reference.clone(), patchOf(image, patch.where), window_, &response);
        if (response > options_.patchResponse) {
            shifts.push_back(shift);
        }
    }
    if (shifts.empty()) {
        return std::nullopt;
    }
    std::ranges::sort(shifts, {}, [](const cv::Point2d& shift) { return cv::norm(shift); });
    const cv::Point2d middle = shifts[(shifts.size() - 1) / 2];
    std::erase_if(shifts, [&](const cv::Point2d& shift) {
        return cv::norm(shift - middle) > options_.likeOthers;
    });
    return std::accumulate(shifts.begin(), shifts.end(), cv::Point2d()) / double(shifts.size());
}

void FrameFactsMeter::noteShift(const cv::Point2d& shift, std::chrono::microseconds stamp,
                                FrameFacts& facts) {
    std::erase_if(shifts_, [&](const auto& before) {
        return before.first > stamp || stamp - before.first > options_.meanOf;
    });
    shifts_.emplace_back(stamp, shift);
    cv::Point2d sum;
    double squares = 0.0, least = cv::norm(shift);
    for (const auto& [when, each] : shifts_) {
        sum += each;
        squares += each.dot(each);
        least = std::min(least, cv::norm(each));
    }
    const double count = double(shifts_.size());
    const cv::Point2d mean = sum / count;
    const bool isYoung = stamp - shifts_.front().first < options_.meanOf / 2;
    // An object over a tag also causes a displacement, but only for a frame or two.
    const double lasting = isYoung ? least : std::min(cv::norm(shift), cv::norm(mean));
    facts.displacement = Pixels(cv::norm(shift) > options_.steadyBelow ? cv::norm(shift) : lasting);
    facts.tremor = Pixels(std::sqrt(std::max(0.0, squares / count - mean.dot(mean))));
}

void FrameFactsMeter::noteGlare(const cv::Mat& colours, FrameFacts& facts) const {
    cv::Mat saturated;
    cv::inRange(colours, cv::Scalar::all(options_.saturated), cv::Scalar::all(255), saturated);
    facts.burnt = partOf(saturated, area_);
    saturated.setTo(0, burnt_); // ignores what was saturated from the start
    facts.glare = partOf(saturated, area_);
}

FrameFacts FrameFactsMeter::see(const cv::Mat& image, std::chrono::microseconds stamp) {
    const auto shift = displacement(image);
    if (shift && cv::norm(*shift) <= options_.steadyBelow) {
        shift_ = *shift;
    }
    const cv::Mat colours = sampled(image);
    before_ = now_;
    now_ = shadesOf(colours);
    const cv::Mat sinceRest = changeSince(rest_);
    FrameFacts facts;
    facts.moving = partOf(change(before_.grey, now_.grey) > options_.movedLevels, area_);
    facts.altered = partOf(sinceRest > options_.alteredLevels, area_);
    facts.brightness = medianOf(now_.grey(area_));
    noteGlare(colours, facts);
    facts.colourless = picture::isColourless(colours(area_));
    if (!restless_ || facts.moving > options_.restlessPart) {
        restless_ = stamp;
    }
    facts.handInView = isHand(sinceRest, stamp - *restless_);
    if (shift) {
        noteShift(*shift, stamp, facts);
    }
    const bool calm = facts.moving <= options_.restlessPart;
    if (!facts.displacement && calm && facts.altered > options_.lostPart) {
        // Larger than any displacement that the squares can measure.
        facts.displacement = Pixels(double(options_.patch));
        facts.handInView = false;
    }
    return facts;
}

void FrameFactsMeter::atRest() {
    if (restKnown_ && bare_.grey.empty() && !reachingIn(changeSince(rest_)).empty()) {
        bare_ = rest_;
    } else if (!bare_.grey.empty() && reachingIn(changeSince(bare_)).empty()) {
        bare_ = {};
    }
    rest_ = now_;
    restKnown_ = true;
}

TableView FrameFactsMeter::steadied(TableView view) const {
    if (cv::norm(shift_) > options_.steadyAbove) {
        view.camera.cx += shift_.x;
        view.camera.cy += shift_.y;
    }
    return view;
}

} // namespace umpire
