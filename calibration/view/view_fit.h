#pragma once

#include "calibration/view/lens.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire {

/// A point on a printed edge, and a point of that edge in the picture. Only the distance along the
/// normal counts, because an edge looks the same along its length.
struct SeenEdge {
    cv::Point3d onTable; ///< millimetres
    cv::Point2d seen;    ///< pixels
    cv::Point2d normal;  ///< unit vector in the picture, from black to white
};

/// The result of a fit. Its parameters, in the covariance's order, are a small rotation in the
/// camera's frame (3, rad), translation (3, mm), bleed (px), log f (the distance scales with it),
/// k1 k2 p1 p2, cx, cy (px).
inline constexpr int kViewParameters = 14;
struct ViewFit {
    CameraIntrinsics camera;
    cv::Matx33d rotation; ///< camera from table
    cv::Vec3d translation;
    double bleedPixels = 0.0; ///< width by which white extends into black
    double rmsPixels = 0.0;   ///< root mean square of the distances along the normals
    double cost = 0.0;        ///< the minimised cost; comparable between fits of the same edges
    cv::Matx<double, kViewParameters, kViewParameters> covariance;
};

/// The options of a fit: the unknowns, and the edges' standard deviation.
struct FitOptions {
    CameraUnknowns unknowns = CameraUnknowns::None;
    double edgeSpreadPixels = 0.2; ///< one standard deviation of a distance along a normal
};

/// Projects a point of the table's frame (mm) to pixels.
cv::Point2d projected(const ViewFit& fit, cv::Point3d onTable);

/// Returns the edge's distance from its expected place along the normal, in pixels.
double distanceTo(const SeenEdge& edge, const ViewFit& fit);

/// Fits pose, bleed and the camera's unknowns to all edges at once, from a start, by robust
/// Levenberg-Marquardt. None if there is no solution in front of the camera.
std::optional<ViewFit> fitView(const std::vector<SeenEdge>& edges, const ViewFit& start,
                               const FitOptions& options);

/// Returns the standard deviation, in mm per axis, of the plane's point (z = const) that the fit
/// assigns to a pixel.
double planeSigma(const ViewFit& fit, cv::Point3d point);

/// Returns the mean over the area of `valueAt(right, up)`, at shares of its width and height.
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

/// Returns the scatter of the distances along the normals, in pixels, robustly from their median.
double edgeScatter(const std::vector<SeenEdge>& edges, const ViewFit& fit);

} // namespace umpire
