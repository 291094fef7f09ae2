#pragma once

#include "calibration/view/lens.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire {

/// A point on a printed edge, and where the picture shows that edge: only the distance along the
/// normal counts, since an edge looks the same all along.
struct SeenEdge {
    cv::Point3d onTable; ///< millimetres
    cv::Point2d seen;    ///< pixels
    cv::Point2d normal;  ///< unit vector in the picture, from black to white
};

/// The result of a fit. Its parameters, in the covariance's order: a small turn in the camera's
/// frame (3, rad), translation (3, mm), bleed (px), log f with the distance growing alike, k1 k2 p1
/// p2, cx, cy (px).
inline constexpr int kViewParameters = 14;
struct ViewFit {
    CameraIntrinsics camera;
    cv::Matx33d rotation; ///< camera from table
    cv::Vec3d translation;
    double bleedPixels = 0.0; ///< how far white reaches into black
    double rmsPixels = 0.0;   ///< of the distances along the normals
    double cost = 0.0;        ///< what was minimised; comparable between fits of the same edges
    cv::Matx<double, kViewParameters, kViewParameters> covariance;
};

/// What a fit is told.
struct FitOptions {
    CameraUnknowns unknowns = CameraUnknowns::None;
    double edgeSpreadPixels = 0.2; ///< one standard deviation of a distance along a normal
};

/// Where the fit sees a point of the table's frame (mm), in pixels.
cv::Point2d projected(const ViewFit& fit, cv::Point3d onTable);

/// How far an edge is seen from where the fit expects it, along its normal, in pixels.
double distanceTo(const SeenEdge& edge, const ViewFit& fit);

/// Fits pose, bleed and what is unknown of the camera to all edges at once, from a start: robust
/// Levenberg-Marquardt. None where there is no solution in front of the camera.
std::optional<ViewFit> fitView(const std::vector<SeenEdge>& edges, const ViewFit& start,
                               const FitOptions& options);

/// One standard deviation, in millimetres and per axis, of where the fit puts what it sees at a
/// point (mm) of the plane z = const.
double planeSigma(const ViewFit& fit, cv::Point3d point);

/// Mean over the area of what `valueAt(right, up)` says at shares of its width and height.
template <class ValueAt>
double meanOverArea(ValueAt valueAt) {
    constexpr int kSteps = 4;
    double sum = 0.0;
    for (int row = 0; row <= kSteps; ++row) {
        for (int column = 0; column <= kSteps; ++column) {
            sum += valueAt(double(column) / kSteps, double(row) / kSteps);
        }
    }
    return sum / ((kSteps + 1) * (kSteps + 1));
}

/// How far the distances along the normals scatter, in pixels: robustly, from their median.
double edgeScatter(const std::vector<SeenEdge>& edges, const ViewFit& fit);

} // namespace umpire
