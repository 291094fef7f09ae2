#include "calibration/view/camera_intrinsics.h"

#include <cmath>

namespace umpire {

cv::Point2d distorted(const CameraIntrinsics& camera, cv::Point2d p) {
    const auto& [k1, k2, p1, p2, k3] = camera.distortion;
    const double r2 = p.dot(p);
    const double radial = 1.0 + r2 * (k1 + r2 * (k2 + r2 * k3));
    return {p.x * radial + 2 * p1 * p.x * p.y + p2 * (r2 + 2 * p.x * p.x),
            p.y * radial + p1 * (r2 + 2 * p.y * p.y) + 2 * p2 * p.x * p.y};
}

BentPoint distortedWithDerivatives(const CameraIntrinsics& camera, cv::Point2d p) {
    const auto& [k1, k2, p1, p2, k3] = camera.distortion;
    const double r2 = p.dot(p);
    const double radial = 1.0 + r2 * (k1 + r2 * (k2 + r2 * k3));
    const double growth = 2 * (k1 + r2 * (2 * k2 + 3 * r2 * k3)); // twice d(radial)/d(r2)
    const double mixed = growth * p.x * p.y + 2 * p1 * p.x + 2 * p2 * p.y;
    return {distorted(camera, p),
            {radial + growth * p.x * p.x + 2 * p1 * p.y + 6 * p2 * p.x, mixed, mixed,
             radial + growth * p.y * p.y + 6 * p1 * p.y + 2 * p2 * p.x},
            {p.x * r2, p.x * r2 * r2, 2 * p.x * p.y, r2 + 2 * p.x * p.x, //
             p.y * r2, p.y * r2 * r2, r2 + 2 * p.y * p.y, 2 * p.x * p.y}};
}

std::optional<cv::Point2d> undistorted(const CameraIntrinsics& camera, cv::Point2d pixel) {
    constexpr int kMaxRounds = 50;
    constexpr double kSettled =
        1e-24; // squared error, in focal lengths: far below a millionth of a pixel
    const cv::Point2d target((pixel.x - camera.cx) / camera.fx, (pixel.y - camera.cy) / camera.fy);
    cv::Point2d guess = target;
    for (int round = 0; round < kMaxRounds; ++round) {
        const BentPoint bent = distortedWithDerivatives(camera, guess);
        const cv::Point2d error = target - bent.point;
        if (error.dot(error) < kSettled) {
            return guess;
        }
        // Uses Newton's step. Near the fold of the lens model it uses the simple step instead,
        // which does not cross the fold.
        constexpr double kNearFold = 0.1;
        const bool regular = cv::determinant(bent.byPoint) > kNearFold;
        const cv::Vec2d step(error.x, error.y);
        guess += cv::Point2d(regular ? bent.byPoint.inv() * step : step);
    }
    return std::nullopt;
}

Lens lensOf(const std::optional<CameraIntrinsics>& camera, cv::Size size) {
    if (camera) {
        return {*camera, CameraUnknowns::None};
    }
    CameraIntrinsics start;
    start.name = "estimated from the table's tags";
    start.size = size;
    start.fx = start.fy = kUsualFocalShare * size.width;
    start.cx = (size.width - 1) / 2.0;
    start.cy = (size.height - 1) / 2.0;
    return {start, CameraUnknowns::All};
}

} // namespace umpire
