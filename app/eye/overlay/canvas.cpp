#include "app/eye/overlay/canvas.h"

#include "app/eye/overlay/lettering.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

/// Number of fractional bits of coordinates. OpenCV draws with a resolution of 1/16 pixel.
constexpr int kShift = 4;
constexpr double kDiscRim = 1.6; ///< width of a disc's rim, in units
/// Opacity at which white text has a contrast above 7:1 on a white table.
constexpr double kBoxOpacity = 0.72;
constexpr double kDashLength = 11.0; ///< length of a dash, in units
constexpr double kDashGap = 7.0;     ///< gap between two dashes, in units
constexpr double kDotDistance = 7.5; ///< distance between two dots, in units

cv::Point fixedPoint(cv::Point2d point) {
    // Limits coordinates far outside the picture, because fixed-point numbers would overflow.
    constexpr double kFarthest = 1e5;
    return {cvRound(std::clamp(point.x, -kFarthest, kFarthest) * (1 << kShift)),
            cvRound(std::clamp(point.y, -kFarthest, kFarthest) * (1 << kShift))};
}

std::vector<cv::Point> fixedPoints(std::span<const cv::Point2d> points) {
    std::vector<cv::Point> fixed(points.size());
    std::transform(points.begin(), points.end(), fixed.begin(), fixedPoint);
    return fixed;
}

/// Mixes a colour into the masked pixels with the given opacity.
void blend(cv::Mat picture, const cv::Mat& mask, cv::Scalar colour, double opacity) {
    picture.forEach<cv::Vec3b>([&](cv::Vec3b& pixel, const int* at) {
        const double share = opacity * mask.at<std::uint8_t>(at[0], at[1]) / 255.0;
        for (int channel = 0; channel < 3; ++channel) {
            pixel[channel] = cv::saturate_cast<std::uint8_t>(pixel[channel] * (1.0 - share) +
                                                             colour[channel] * share);
        }
    });
}

} // namespace

std::vector<cv::Point2d> resampled(std::span<const cv::Point2d> points, double step) {
    std::vector<cv::Point2d> result;
    if (points.empty()) {
        return result;
    }
    result.push_back(points.front());
    double left = step;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const cv::Point2d along = points[i] - points[i - 1];
        const double length = std::hypot(along.x, along.y);
        for (; left <= length && length > 0.0; left += step) {
            result.push_back(points[i - 1] + along * (left / length));
        }
        left -= length;
    }
    result.push_back(points.back());
    return result;
}

Canvas::Canvas(const cv::Mat& picture) : picture_(picture.clone()), unit_(unitOf(picture.size())) {}

void Canvas::solid(std::span<const cv::Point2d> points, palette::Rgb colour, double width) {
    const std::vector<cv::Point> fixed = fixedPoints(points);
    cv::polylines(picture_, fixed, false, scalarOf(colour), std::max(1, cvRound(width)),
                  cv::LINE_AA, kShift);
}

void Canvas::dots(std::span<const cv::Point2d> points, const Pen& pen) {
    for (const cv::Point2d& point : resampled(points, kDotDistance * unit_)) {
        disc(point, pen.width * 0.75 * unit_, pen.colour);
    }
}

void Canvas::dashes(std::span<const cv::Point2d> points, const Pen& pen) {
    constexpr double kStep = 1.0; // resolution of dashes, in units
    const std::vector<cv::Point2d> fine = resampled(points, kStep * unit_);
    const auto period = std::size_t(kDashLength + kDashGap);
    for (std::size_t start = 0; start < fine.size(); start += period) {
        const std::size_t length =
            std::min<std::size_t>(std::size_t(kDashLength), fine.size() - start);
        path(std::span(fine).subspan(start, length), {pen.colour, pen.width});
    }
}

void Canvas::path(std::span<const cv::Point2d> points, const Pen& pen) {
    if (points.size() < 2) {
        return;
    }
    switch (pen.stroke) {
    case Stroke::Solid:
        solid(points, palette::kRim, (pen.width + 2.0 * pen.rim) * unit_);
        solid(points, pen.colour, pen.width * unit_);
        return;
    case Stroke::Dashed:
        return dashes(points, pen);
    case Stroke::Dotted:
        return dots(points, pen);
    }
}

void Canvas::outline(std::span<const cv::Point2d> corners, const Pen& pen) {
    std::vector<cv::Point2d> closed(corners.begin(), corners.end());
    closed.push_back(corners.front());
    path(closed, pen);
}

void Canvas::fill(std::span<const cv::Point2d> corners, palette::Rgb colour, double opacity) {
    const std::vector<cv::Point> fixed = fixedPoints(corners);
    cv::Mat mask(picture_.size(), CV_8UC1, cv::Scalar(0));
    cv::fillConvexPoly(mask, fixed, cv::Scalar(255), cv::LINE_AA, kShift);
    const cv::Rect bounds = cv::boundingRect(mask);
    if (!bounds.empty()) {
        blend(picture_(bounds), mask(bounds), scalarOf(colour), opacity);
    }
}

void Canvas::disc(cv::Point2d center, double radius, palette::Rgb colour) {
    const auto fixedRadius = [](double value) {
        return std::max(1, cvRound(value * (1 << kShift)));
    };
    cv::circle(picture_, fixedPoint(center), fixedRadius(radius + kDiscRim * unit_),
               scalarOf(palette::kRim), cv::FILLED, cv::LINE_AA, kShift);
    cv::circle(picture_, fixedPoint(center), fixedRadius(radius), scalarOf(colour), cv::FILLED,
               cv::LINE_AA, kShift);
}

void Canvas::mark(Symbol symbol, cv::Point2d center, palette::Rgb colour) {
    const double r = markRadius();
    const double width = 2.4 * unit_;
    disc(center, r, colour);
    const auto at = [&](double x, double y) { return center + cv::Point2d(x * r, y * r); };
    switch (symbol) {
    case Symbol::Check:
        solid(std::array{at(-0.5, 0.05), at(-0.12, 0.45), at(0.52, -0.42)}, palette::kRim, width);
        return;
    case Symbol::Cross:
        solid(std::array{at(-0.42, -0.42), at(0.42, 0.42)}, palette::kRim, width);
        solid(std::array{at(-0.42, 0.42), at(0.42, -0.42)}, palette::kRim, width);
        return;
    case Symbol::Question: {
        std::vector<cv::Point2d> hook;
        for (double degrees = 190.0; degrees <= 405.0; degrees += 15.0) {
            const double angle = degrees * CV_PI / 180.0;
            hook.push_back(at(0.36 * std::cos(angle), -0.25 + 0.36 * std::sin(angle)));
        }
        hook.push_back(at(0.0, 0.2));
        solid(hook, palette::kRim, width);
        cv::circle(picture_, fixedPoint(at(0.0, 0.55)), cvRound(0.15 * r * (1 << kShift)),
                   scalarOf(palette::kRim), cv::FILLED, cv::LINE_AA, kShift);
        return;
    }
    }
}

void Canvas::arrowHead(cv::Point2d from, cv::Point2d tip, palette::Rgb colour) {
    const cv::Point2d along = tip - from;
    const double length = std::hypot(along.x, along.y);
    if (length < 1.0) {
        return;
    }
    const cv::Point2d ahead = along / length;
    const cv::Point2d aside(-ahead.y, ahead.x);
    const double size = 11.0 * unit_;
    const std::array corners = {tip, tip - ahead * size + aside * (0.5 * size),
                                tip - ahead * size - aside * (0.5 * size)};
    outline(corners, {palette::kRim, 0.5});
    fill(corners, colour, 1.0);
}

void Canvas::box(cv::Rect2d area) {
    const double radius = std::min(5.0 * unit_, area.height / 2.0);
    std::vector<cv::Point2d> corners;
    const std::array<cv::Point2d, 4> centers = {
        cv::Point2d(area.x + area.width - radius, area.y + area.height - radius),
        cv::Point2d(area.x + radius, area.y + area.height - radius),
        cv::Point2d(area.x + radius, area.y + radius),
        cv::Point2d(area.x + area.width - radius, area.y + radius)};
    for (int corner = 0; corner < 4; ++corner) {
        for (int step = 0; step <= 6; ++step) {
            const double angle = (corner + step / 6.0) * CV_PI / 2.0;
            corners.push_back(centers[corner] +
                              cv::Point2d(std::cos(angle), std::sin(angle)) * radius);
        }
    }
    fill(corners, palette::kRim, kBoxOpacity);
}

void Canvas::text(const std::string& text, cv::Point2d left, double height) {
    letter(picture_, text, {cvRound(left.x), cvRound(left.y)}, height * unit_);
}

double Canvas::textWidth(const std::string& text, double height) const {
    return letteringSize(text, height * unit_).width;
}

} // namespace umpire
