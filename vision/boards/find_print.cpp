#include "vision/boards/find_print.h"

#include "vision/boards/options.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace umpire::boards {

namespace {

/// A resolution of the search: the length of the print's longer side in pixels, and the headings to
/// try.
struct PrintLevel {
    double longSide = 0.0;
    double step = 0.0;  ///< between two headings, in degrees
    double reach = 0.0; ///< maximum difference from the heading of the former level, in degrees
};
constexpr PrintLevel kFirstLevel{110.0, 2.0, 0.0};
constexpr PrintLevel kFinerLevels[] = {{220.0, 0.5, 1.5}, {480.0, 0.1, 0.3}};

struct Candidate {
    double degrees = 0.0;
    TablePoint corner; ///< lower left corner of the print
    TablePoint middle;
    double likeness = -1.0;
};

cv::Point2d moved(const cv::Matx23d& by, const cv::Point2d& p) {
    return {by(0, 0) * p.x + by(0, 1) * p.y + by(0, 2), by(1, 0) * p.x + by(1, 1) * p.y + by(1, 2)};
}

/// The table and the print at the same resolution.
class PrintScale {
public:
    PrintScale(const cv::Mat& image, const TableView& view, const Print& print,
               const std::pair<double, Millimetres>& scale)
        : grid_(gridOver(view, scale.first, 0_mm, scale.second)) {
        plane_ = rectify(image, view, grid_);
        cv::GaussianBlur(plane_, plane_, {}, kOptions.soft);
        const double factor = scale.first / print.pixelsPerMm;
        cv::resize(print.picture, print_, {}, factor, factor, cv::INTER_AREA);
        cv::GaussianBlur(print_, print_, {}, kOptions.soft);
        side_ = int(std::ceil(std::hypot(plane_.cols, plane_.rows)));
    }

    /// Returns the best place of the print with that heading, on the whole table or only near
    /// `middle`. `likeness` is -1 if the print is larger than the table.
    [[nodiscard]] Candidate at(double degrees, const std::optional<TablePoint>& middle) const {
        Candidate best{degrees, {}, {}, -1.0};
        if (print_.cols > side_ || print_.rows > side_) {
            return best;
        }
        cv::Matx23d upright = cv::getRotationMatrix2D(
            cv::Point2f(float(plane_.cols - 1) / 2, float(plane_.rows - 1) / 2), -degrees, 1.0);
        const cv::Rect shown =
            middle ? around(moved(upright, grid_.gridAt(*middle)))
                   : cv::Rect((plane_.cols - side_) / 2, (plane_.rows - side_) / 2, side_, side_);
        upright(0, 2) -= shown.x;
        upright(1, 2) -= shown.y;
        cv::Mat turned;
        cv::warpAffine(plane_, turned, upright, shown.size());
        cv::Mat likeness;
        cv::matchTemplate(turned, print_, likeness, cv::TM_CCOEFF_NORMED);
        cv::patchNaNs(likeness, -1.0);
        cv::Point peak;
        cv::minMaxLoc(likeness, nullptr, &best.likeness, nullptr, &peak);
        const cv::Point2d left = exactPeak(likeness, peak) + cv::Point2d(-0.5, print_.rows - 0.5);
        cv::Matx23d back;
        cv::invertAffineTransform(upright, back);
        best.corner = onTable(moved(back, left));
        best.middle =
            onTable(moved(back, left + cv::Point2d(print_.cols / 2.0, -print_.rows / 2.0)));
        return best;
    }

private:
    [[nodiscard]] TablePoint onTable(const cv::Point2d& p) const { return grid_.tableAt(p.x, p.y); }

    /// Returns the rectangle of the print around `middle`, enlarged by the search distance, in
    /// pixels.
    [[nodiscard]] cv::Rect around(const cv::Point2d& middle) const {
        const cv::Point first(cvRound(middle.x - (print_.cols - 1) / 2.0) - kOptions.moved,
                              cvRound(middle.y - (print_.rows - 1) / 2.0) - kOptions.moved);
        return {first, print_.size() + cv::Size(2 * kOptions.moved, 2 * kOptions.moved)};
    }

    /// Interpolates the place of the peak by a parabola through the neighbouring values, in each
    /// direction.
    static cv::Point2d exactPeak(const cv::Mat& values, cv::Point peak) {
        const auto top = [](double before, double here, double after) {
            const double bend = before - 2 * here + after;
            return bend < -1e-9 ? std::clamp((before - after) / (2 * bend), -0.5, 0.5) : 0.0;
        };
        const auto value = [&](int x, int y) {
            return double(values.at<float>(std::clamp(y, 0, values.rows - 1),
                                           std::clamp(x, 0, values.cols - 1)));
        };
        const double here = value(peak.x, peak.y);
        return {peak.x + top(value(peak.x - 1, peak.y), here, value(peak.x + 1, peak.y)),
                peak.y + top(value(peak.x, peak.y - 1), here, value(peak.x, peak.y + 1))};
    }

    RectifiedGrid grid_;
    cv::Mat plane_;
    cv::Mat print_;
    int side_ = 0;
};

/// Returns the best candidate with a heading near `degrees`. `near`: the middle of the print on a
/// coarser level.
Candidate bestAround(const PrintScale& scale, const PrintLevel& level, double degrees,
                     const std::optional<TablePoint>& near) {
    Candidate best;
    const int steps = int(std::lround(level.reach / level.step));
    for (int step = -steps; step <= steps; ++step) {
        const Candidate here = scale.at(degrees + step * level.step, near);
        best = here.likeness > best.likeness ? here : best;
    }
    return best;
}

double turnOf(const Candidate& candidate) {
    return std::abs(degreesFromRadians(normalized(radiansFromDegrees(candidate.degrees))));
}

} // namespace

std::optional<PrintPlace> findPrint(const cv::Mat& image, const TableView& view, const Print& print,
                                    const FindPrintOptions& options) {
    const double longSide =
        std::max(print.picture.cols, print.picture.rows) / print.pixelsPerMm; // in millimetres
    const auto scaleOf = [&](const PrintLevel& level) {
        return PrintScale(image, view, print, {level.longSide / longSide, options.around});
    };
    const PrintScale coarse = scaleOf(kFirstLevel);
    PrintLevel first = kFirstLevel;
    first.reach = degreesFromRadians(options.askew);
    std::vector<Candidate> ways;
    for (const double way : {0.0, 90.0, 180.0, 270.0}) {
        ways.push_back(bestAround(coarse, first, way, std::nullopt));
    }
    for (const PrintLevel& level : kFinerLevels) {
        const PrintScale scale = scaleOf(level);
        std::ranges::sort(ways, std::ranges::greater{}, &Candidate::likeness);
        // Two candidates, because a map may be symmetric.
        ways.resize(std::min<std::size_t>(ways.size(), 2));
        for (Candidate& way : ways) {
            way = bestAround(scale, level, way.degrees, way.middle);
        }
        std::ranges::sort(ways, std::ranges::greater{}, &Candidate::likeness);
        if (&level == std::end(kFinerLevels) - 1 && turnOf(ways[1]) < turnOf(ways[0]) &&
            ways[1].likeness > ways[0].likeness - options.asAlike) {
            std::swap(ways[0], ways[1]);
        }
    }
    const Candidate& found = ways.front();
    return found.likeness < options.leastLikeness
               ? std::nullopt
               : std::optional(PrintPlace{
                     found.corner, normalized(radiansFromDegrees(found.degrees)), found.likeness});
}

} // namespace umpire::boards
