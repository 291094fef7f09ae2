#include "app/eye/certificate/sheet_plane.h"

#include "calibration/view/upper_median.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace umpire {
namespace {

constexpr MarkOptions kOptions;

/// Returns the grey level at a place, interpolated between pixels. Outside the picture, returns the
/// level at its nearest edge.
double grayAt(const cv::Mat& gray, cv::Point2d at) {
    const double x = std::clamp(at.x, 0.0, gray.cols - 1.001);
    const double y = std::clamp(at.y, 0.0, gray.rows - 1.001);
    const int column = int(x);
    const int row = int(y);
    const double right = x - column;
    const double down = y - row;
    const auto value = [&](int r, int c) { return double(gray.at<uchar>(r, c)); };
    return (1 - down) * ((1 - right) * value(row, column) + right * value(row, column + 1)) +
           down * ((1 - right) * value(row + 1, column) + right * value(row + 1, column + 1));
}

/// Calls `visit(offset in mm, pixel)` for each pixel whose distance from a place is between the two
/// radii (in mm).
template <class Visit>
void forRing(const SheetPlane& plane, TablePoint middle, std::array<double, 2> radii, Visit visit) {
    const cv::Point2d center = plane.grid.gridAt(middle);
    const double unit = plane.grid.pixelsPerMm;
    const int reach = int(radii[1] * unit) + 1;
    for (int row = int(center.y) - reach; row <= int(center.y) + reach; ++row) {
        for (int column = int(center.x) - reach; column <= int(center.x) + reach; ++column) {
            const double right = (column - center.x) / unit;
            const double up = (center.y - row) / unit;
            const double far = std::hypot(right, up);
            if (far >= radii[0] && far < radii[1] && row >= 0 && column >= 0 &&
                row < plane.gray.rows && column < plane.gray.cols) {
                visit(cv::Point2d(right, up), cv::Point(column, row));
            }
        }
    }
}

/// Returns the value below which `share` of the values lie; 0 without values.
double levelOf(std::vector<double> values, double share) {
    if (values.empty()) {
        return 0.0;
    }
    const auto at = values.begin() + std::ptrdiff_t(share * double(values.size() - 1));
    std::ranges::nth_element(values, at);
    return *at;
}

/// The grey levels of the ink of a mark and of the paper around the mark.
struct Levels {
    double paper = 0.0;
    double ink = 0.0;

    [[nodiscard]] bool tellApart() const {
        return paper - ink >= std::max(kOptions.minContrast, kOptions.minContrastShare * paper);
    }
    /// Converts a grey level to a darkness from 0 (paper) to 1 (ink). Levels close to paper or ink
    /// give exactly 0 or 1, which suppresses noise and slow shadows.
    [[nodiscard]] double darkness(double gray) const {
        constexpr double kNoise = 0.15;
        return std::clamp(((paper - gray) / (paper - ink) - kNoise) / (1 - 2 * kNoise), 0.0, 1.0);
    }
};

Levels levelsAround(const SheetPlane& plane, TablePoint middle, double radiusMm) {
    std::vector<double> paper;
    std::vector<double> ink;
    const auto into = [&](std::vector<double>& values) {
        return [&](cv::Point2d, cv::Point pixel) { values.push_back(plane.gray.at<uchar>(pixel)); };
    };
    forRing(plane, middle, {1.5 * radiusMm, 2.1 * radiusMm}, into(paper));
    forRing(plane, middle, {0.0, 0.6 * radiusMm}, into(ink));
    return {levelOf(std::move(paper), 0.7), levelOf(std::move(ink), 0.3)};
}

/// Returns the middle of the ink along a profile across a bar, as an offset from `at` in mm.
/// Returns none if the contrast is too small.
std::optional<double> middleAcross(const SheetPlane& plane, TablePoint at, TablePoint across,
                                   double halfWidthMm) {
    constexpr double kStep = 0.2;
    const double reach = halfWidthMm + 3.0;
    std::vector<double> values;
    std::vector<double> sides;
    const int steps = int(reach / kStep);
    for (int i = -steps; i <= steps; ++i) {
        const double gray = grayAt(plane.gray, plane.grid.gridAt(at + across * (i * kStep)));
        values.push_back(gray);
        if (std::abs(i * kStep) > halfWidthMm + 1.2) {
            sides.push_back(gray);
        }
    }
    const Levels levels{levelOf(sides, 0.5), std::ranges::min(values)};
    if (!levels.tellApart()) {
        return std::nullopt;
    }
    double sum = 0.0;
    double moment = 0.0;
    for (int i = -steps; i <= steps; ++i) {
        const double dark = levels.darkness(values[std::size_t(i + steps)]);
        sum += dark;
        moment += dark * i * kStep;
    }
    return moment / sum;
}

/// A line with the equation t = offset + slope * s.
struct Slope {
    double offset = 0.0;
    double slope = 0.0;
    [[nodiscard]] double at(double s) const { return offset + slope * s; }
};

Slope fitted(const std::vector<cv::Point2d>& points) {
    cv::Point2d mean;
    for (const cv::Point2d& p : points) {
        mean += p / double(points.size());
    }
    double square = 0.0;
    double product = 0.0;
    for (const cv::Point2d& p : points) {
        square += (p.x - mean.x) * (p.x - mean.x);
        product += (p.x - mean.x) * (p.y - mean.y);
    }
    const double slope = square > 0 ? product / square : 0.0;
    return {mean.y - slope * mean.x, slope};
}

/// Removes the points that deviate too much from the fitted line, because the profiles where the
/// bar is covered are wrong.
std::vector<cv::Point2d> withoutOutliers(std::vector<cv::Point2d> points) {
    constexpr double kLeast = 0.1; // minimum of the permitted deviation, in mm
    const Slope all = fitted(points);
    std::vector<double> off;
    off.reserve(points.size());
    for (const cv::Point2d& p : points) {
        off.push_back(std::abs(p.y - all.at(p.x)));
    }
    const double limit = std::max(kLeast, 3 * 1.4826 * upperMedian(off));
    std::erase_if(points,
                  [&](const cv::Point2d& p) { return std::abs(p.y - all.at(p.x)) > limit; });
    return points;
}

} // namespace

TablePoint SheetPlane::expected(TablePoint onSheet) const {
    const cv::Vec3d p = tableFromSheet * cv::Vec3d(onSheet.x.value(), onSheet.y.value(), 1.0);
    return {Millimetres(p[0] / p[2]), Millimetres(p[1] / p[2])};
}

double SheetPlane::clippedShare(TablePoint middle, Millimetres radius) const {
    int all = 0;
    int lost = 0;
    forRing(*this, middle, {0.0, radius.value()}, [&](cv::Point2d, cv::Point pixel) {
        ++all;
        lost += clipped.at<uchar>(pixel) != 0 ? 1 : 0;
    });
    return all > 0 ? double(lost) / all : 0.0;
}

std::optional<TablePoint> readDot(const SheetPlane& plane, TablePoint onSheet,
                                  Millimetres diameter) {
    constexpr int kRounds = 8;
    // rounds with a wide radius, because the dot may be far from its expected place
    constexpr int kWideRounds = 3;
    constexpr double kWide = 2.0;      // wide radius, as a multiple of the dot's radius
    constexpr double kNarrow = 1.7;    // the same for the later rounds; excludes neighbouring print
    constexpr double kSettled = 0.002; // step below which the search ends, in mm
    const double radius = diameter.value() * plane.scale / 2;
    const TablePoint expected = plane.expected(onSheet);
    TablePoint middle = expected;
    double area = 0.0;
    for (int round = 0; round < kRounds; ++round) {
        const Levels levels = levelsAround(plane, middle, radius);
        if (!levels.tellApart()) {
            return std::nullopt;
        }
        double sum = 0.0;
        cv::Point2d moment;
        area = 0.0;
        const double reach = radius * (round < kWideRounds ? kWide : kNarrow);
        forRing(plane, middle, {0.0, reach}, [&](cv::Point2d from, cv::Point pixel) {
            const double gray = plane.gray.at<uchar>(pixel);
            const double dark = levels.darkness(gray);
            sum += dark;
            moment += dark * from;
            area += std::clamp((levels.paper - gray) / (levels.paper - levels.ink), 0.0, 1.0);
        });
        if (sum <= 0.0) {
            return std::nullopt;
        }
        const TablePoint step{Millimetres(moment.x / sum), Millimetres(moment.y / sum)};
        middle = middle + step;
        if (distance(expected, middle) > kOptions.reach) {
            return std::nullopt;
        }
        if (round > kWideRounds && length(step).value() < kSettled) {
            break;
        }
    }
    const double unit = plane.grid.pixelsPerMm;
    const double share = area / (std::numbers::pi * radius * radius * unit * unit);
    return share >= kOptions.minArea && share <= kOptions.maxArea ? std::optional(middle)
                                                                  : std::nullopt;
}

std::optional<ReadLine> readBar(const SheetPlane& plane, const SheetBar& bar,
                                const CertificateSheet& sheet) {
    constexpr double kStep = 0.5; // distance of the profiles along the bar, in mm
    // margin without profiles at each end, in mm; a blurred end is narrower
    constexpr double kFromItsEnd = 2.0;
    const double half = sheet.barLength.value() / 2;
    const TablePoint tip = along(bar.heading, Millimetres(half));
    const TablePoint tail = plane.expected(bar.center - tip);
    const TablePoint head = plane.expected(bar.center + tip);
    const TablePoint middle = midpoint(tail, head);
    const Radians heading = directionOf(tail, head);
    const TablePoint axis = along(heading, 1_mm);
    const TablePoint across = along(heading + 90_deg, 1_mm);
    const double reach = distance(tail, head).value() / 2;
    const int steps = int((reach - kFromItsEnd) / kStep);
    std::vector<cv::Point2d> points;
    for (int i = -steps; i <= steps; ++i) {
        const double s = i * kStep;
        if (const auto t = middleAcross(plane, middle + axis * s, across,
                                        sheet.barWidth.value() * plane.scale / 2)) {
            points.emplace_back(s, *t);
        }
    }
    const auto enough = [&] {
        return double(points.size()) >= kOptions.minProfiles * (2 * steps + 1);
    };
    if (steps < 1 || !enough()) {
        return std::nullopt;
    }
    points = withoutOutliers(std::move(points));
    if (!enough()) {
        return std::nullopt;
    }
    const Slope line = fitted(points);
    const auto at = [&](double s) { return middle + axis * s + across * line.at(s); };
    return ReadLine{at(-reach), at(reach)};
}

} // namespace umpire
