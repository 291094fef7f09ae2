#pragma once

#include "calibration/view/camera_intrinsics.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire {

/// A point on a printed edge of the table, and a point of the same edge in the picture. Only the
/// distance along the normal counts, because an edge looks the same along its length.
struct SeenEdge {
    cv::Point3d onTable; ///< millimetres
    cv::Point2d seen;    ///< pixels
    cv::Point2d normal;  ///< unit vector in the picture, from black to white
};

/// Number of parameters of a fit. In the covariance's order they are a small rotation in the
/// camera's frame (3, rad), the translation (3, mm), the bleed (px), log f (the distance is scaled
/// with f), k1 k2 p1 p2, cx, cy (px).
inline constexpr int kViewParameters = 14;
struct ViewFit {
    CameraIntrinsics camera;
    cv::Matx33d rotation; ///< rotates from the table's frame to the camera's frame
    cv::Vec3d translation;
    double bleedPixels = 0.0; ///< distance by which white extends into black
    double rmsPixels = 0.0;   ///< root mean square of the edges' distances along their normals
    double cost = 0.0;        ///< the minimised cost, without unit; only fits of the same edges can
                              ///< be compared
    cv::Matx<double, kViewParameters, kViewParameters> covariance;
};

/// The options of a fit: the unknowns, and the edges' standard deviation.
struct FitOptions {
    CameraUnknowns unknowns = CameraUnknowns::None;
    double edgeSpreadPixels = 0.2; ///< standard deviation of an edge's distance along its normal
};

/// Projects a point of the table's frame (mm) to pixels.
cv::Point2d projected(const ViewFit& fit, cv::Point3d onTable);

/// Returns the distance from the edge in the picture to its projected place, along the normal, in
/// pixels; positive towards white.
double distanceTo(const SeenEdge& edge, const ViewFit& fit);

/// Fits the pose, the bleed and the camera's unknowns to all edges at once, by Levenberg-Marquardt
/// with Huber weights, starting from `start`. Returns none if the result is not in front of the
/// camera or its covariance does not exist.
std::optional<ViewFit> fitView(const std::vector<SeenEdge>& edges, const ViewFit& start,
                               const FitOptions& options);

/// Returns the standard deviation, in millimetres per axis, of the place on the plane z = point.z
/// to which the fit assigns the point's pixel.
double planeSigma(const ViewFit& fit, cv::Point3d point);

/// Returns the mean of `valueAt(right, up)` over the area; `right` and `up` are shares of its width
/// and height, from 0 to 1.
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

/// Returns the scatter of the edges' distances along their normals, in pixels, estimated robustly
/// from their median.
double edgeScatter(const std::vector<SeenEdge>& edges, const ViewFit& fit);

} // namespace umpire
