#include "vision/frame_facts.h"

#include <algorithm>
#include <array>
#include <opencv2/imgproc.hpp>

namespace umpire {

namespace {

constexpr Millimetres kMargin = 12_mm; ///< beyond the area's edge, over which a hand reaches

double partOf(const cv::Mat& mask, const cv::Rect& area) {
    return double(cv::countNonZero(mask(area))) / area.area();
}

/// The middle grey level of a CV_8U picture.
double medianOf(const cv::Mat& grey) {
    std::vector<std::uint8_t> levels(grey.total());
    cv::Mat flat(grey.size(), CV_8U, levels.data());
    grey.copyTo(flat);
    const auto middle = levels.begin() + std::ptrdiff_t(levels.size() / 2);
    std::nth_element(levels.begin(), middle, levels.end());
    return *middle;
}

/// Tags, or where there are none the area's corners, whose edges are texture enough.
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

/// A brown hand may be as bright as a blue cloth; their tints are 70 levels apart.
FrameFactsMeter::Shades FrameFactsMeter::shadesOf(const cv::Mat& colours) {
    Shades shades;
    cv::cvtColor(colours, shades.grey, cv::COLOR_BGR2GRAY);
    cv::blur(shades.grey, shades.grey, {3, 3});
    cv::transform(colours, shades.tint, cv::Matx14f(0.5F, 0.0F, -0.5F, 128.0F));
    cv::blur(shades.tint, shades.tint, {3, 3});
    return shades;
}

cv::Mat FrameFactsMeter::sampled(const cv::Mat& image) const {
    cv::Mat colours;
    cv::remap(image, colours, mapX_, mapY_, cv::INTER_LINEAR, cv::BORDER_CONSTANT);
    return colours;
}

cv::Mat FrameFactsMeter::patchOf(const cv::Mat& image, const cv::Rect& where) const {
    cv::Mat grey, patch;
    cv::cvtColor(image(where), grey, cv::COLOR_BGR2GRAY);
    grey.convertTo(patch, CV_32F, 1.0, -cv::mean(grey)[0]); // else the window itself is found
    return patch;
}

/// By how much the small picture differs, once the light's drift is taken off. CV_16S.
cv::Mat FrameFactsMeter::change(const cv::Mat& before, const cv::Mat& now) const {
    cv::Mat difference;
    cv::subtract(now, before, difference, cv::noArray(), CV_16S);
    cv::Mat shifted;
    difference(area_).convertTo(shifted, CV_8U, 1.0, 128.0);
    const double drift = medianOf(shifted) - 128.0;
    return cv::abs(difference - drift);
}

/// Something large that an arm belongs to. The arm may be faint: brown skin on brown wood.
bool FrameFactsMeter::reachesIn(const cv::Mat& altered, const cv::Mat& faint) const {
    cv::Mat clear, closed, labels, stats, centres;
    cv::morphologyEx(altered, clear, cv::MORPH_CLOSE, cv::Mat::ones(3, 3, CV_8U));
    cv::morphologyEx(faint, closed, cv::MORPH_CLOSE, cv::Mat::ones(3, 3, CV_8U));
    const int count = cv::connectedComponentsWithStats(closed, labels, stats, centres);
    const double arm = options_.armLeast.value() * options_.pixelsPerMm;
    for (int label = 1; label < count; ++label) {
        const double least = options_.handPart * area_.area();
        if (stats.at<int>(label, cv::CC_STAT_AREA) > least &&
            cv::countNonZero((labels == label) & clear) > least &&
            cv::countNonZero((labels == label) & outermost_) >= arm) {
            return true;
        }
    }
    return false;
}

/// The middle one of the patches that are seen, or of two the lower: a sleeve beside two of four
/// tags (or its shadow) moves these, a blow moves all.
std::optional<Pixels> FrameFactsMeter::displacement(const cv::Mat& image) const {
    std::vector<double> lengths;
    for (const Patch& patch : patches_) {
        double response = 0.0;
        // It multiplies both pictures by the window where they lie (OpenCV 4.6).
        const cv::Point2d shift = cv::phaseCorrelate(
            patch.reference.clone(), patchOf(image, patch.where), window_, &response);
        if (response > options_.patchResponse) {
            lengths.push_back(std::hypot(shift.x, shift.y));
        }
    }
    if (lengths.empty()) {
        return std::nullopt;
    }
    std::ranges::sort(lengths);
    return Pixels(lengths[(lengths.size() - 1) / 2]);
}

double FrameFactsMeter::glare(const cv::Mat& colours) const {
    cv::Mat saturated;
    cv::inRange(colours, cv::Scalar::all(options_.saturated), cv::Scalar::all(255), saturated);
    saturated.setTo(0, burnt_); // white paper, and a lamp that is always there
    return partOf(saturated, area_);
}

FrameFacts FrameFactsMeter::see(const cv::Mat& image, std::chrono::microseconds stamp) {
    const cv::Mat colours = sampled(image);
    before_ = now_;
    now_ = shadesOf(colours);
    const cv::Mat sinceRest = cv::max(change(rest_.grey, now_.grey), change(rest_.tint, now_.tint));
    const cv::Mat altered = sinceRest > options_.alteredLevels;
    FrameFacts facts;
    facts.moving = partOf(change(before_.grey, now_.grey) > options_.movedLevels, area_);
    facts.altered = partOf(altered, area_);
    facts.brightness = medianOf(now_.grey(area_));
    facts.glare = glare(colours);
    if (!restless_ || facts.moving > options_.restlessPart) {
        restless_ = stamp;
    }
    facts.handInView =
        reachesIn(altered, sinceRest > options_.faintLevels) &&
        stamp - *restless_ < (restKnown_ ? options_.absorbed : options_.firstAbsorbed);
    facts.displacement = displacement(image);
    const bool calm = facts.moving <= options_.restlessPart;
    if (!facts.displacement && calm && facts.altered > options_.lostPart) {
        facts.displacement = Pixels(double(options_.patch)); // farther than the patches tell
        facts.handInView = false;
    }
    return facts;
}

void FrameFactsMeter::atRest() {
    rest_ = now_;
    restKnown_ = true;
}

} // namespace umpire
