#include "calibration/view_fit.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>

namespace umpire {

namespace {

constexpr int kParameters = 9;
using Parameters = cv::Vec<double, kParameters>;
using Normal = cv::Matx<double, kParameters, kParameters>;

/// What is known before the picture is seen, as a mean and a standard deviation.
/// Bleed: 40 rendered scenes gave 0.55 px at the corners of cv::aruco; sharp pictures have none.
constexpr double kUsualBleedPixels = 0.3;
constexpr double kBleedSpreadPixels = 0.4;
/// Webcams and phones see 50 to 75 degrees across: f is 0.65 to 1.07 of the picture's width.
constexpr double kUsualFocalShare = 0.85;
constexpr double kFocalSpread = 0.15; ///< of log f
constexpr double kUsualBend = -0.05;  ///< k1
constexpr double kBendSpread = 0.08;
/// Distances along an edge's normal scatter by this much: 0.05 to 0.3 px in rendered scenes.
constexpr double kEdgeSpreadPixels = 0.2;
/// Huber's bend, in standard deviations: 95 % as good as least squares on clean edges.
constexpr double kHuber = 1.345;
constexpr int kMostRounds = 40;

/// Residuals, their derivatives and the sums they enter.
struct Linearised {
    double cost = 0.0;
    double squares = 0.0; ///< of the distances, px²
    Normal curvature = Normal::zeros();
    Parameters gradient;
    bool inFront = true;
};

cv::Matx33d focalMatrix(const ViewFit& fit) {
    return fit.camera.matrix();
}

void addPrior(Linearised& sums, int parameter, double offset, double spread) {
    sums.cost += 0.5 * offset * offset / (spread * spread);
    sums.gradient[parameter] += offset / (spread * spread);
    sums.curvature(parameter, parameter) += 1.0 / (spread * spread);
}

void addPriors(Linearised& sums, const ViewFit& fit, CameraUnknowns unknowns) {
    addPrior(sums, 6, fit.bleedPixels - kUsualBleedPixels, kBleedSpreadPixels);
    if (unknowns == CameraUnknowns::None) {
        sums.curvature(7, 7) = sums.curvature(8, 8) = 1e12; // fixed
        return;
    }
    addPrior(sums, 7, std::log(fit.camera.fx / (kUsualFocalShare * fit.camera.size.width)),
             kFocalSpread);
    addPrior(sums, 8, fit.camera.distortion[0] - kUsualBend, kBendSpread);
}

/// d(distance)/d(parameters) from two rows of OpenCV's Jacobian.
Parameters derivatives(const SeenEdge& edge, const ViewFit& fit, const double* u, const double* v) {
    const auto alongNormal = [&](int column) {
        return edge.normal.x * u[column] + edge.normal.y * v[column];
    };
    Parameters d;
    for (int i = 0; i < 6; ++i)
        d[i] = alongNormal(i);
    d[6] = -1.0;
    d[7] = alongNormal(6) * fit.camera.fx + alongNormal(7) * fit.camera.fy;
    d[8] = alongNormal(10);
    return d;
}

Linearised linearise(const std::vector<SeenEdge>& edges, const ViewFit& fit,
                     CameraUnknowns unknowns) {
    std::vector<cv::Point3d> points;
    for (const SeenEdge& edge : edges)
        points.push_back(edge.onTable);
    std::vector<cv::Point2d> projected;
    cv::Mat jacobian;
    cv::projectPoints(points, fit.rotation, fit.translation, focalMatrix(fit),
                      cv::Mat(fit.camera.distortion), projected, jacobian);
    cv::Matx33d rotation;
    cv::Rodrigues(fit.rotation, rotation);
    Linearised sums;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const SeenEdge& edge = edges[i];
        const cv::Vec3d inCamera = rotation * cv::Vec3d(edge.onTable) + fit.translation;
        sums.inFront = sums.inFront && inCamera[2] > 0;
        const double distance = (projected[i] - edge.seen).dot(edge.normal) - fit.bleedPixels;
        const double r = distance / kEdgeSpreadPixels;
        const double weight = std::abs(r) <= kHuber ? 1.0 : kHuber / std::abs(r);
        Parameters d = derivatives(edge, fit, jacobian.ptr<double>(int(2 * i)),
                                   jacobian.ptr<double>(int(2 * i + 1)));
        d *= 1.0 / kEdgeSpreadPixels;
        sums.cost += std::abs(r) <= kHuber ? 0.5 * r * r : kHuber * (std::abs(r) - kHuber / 2);
        sums.squares += distance * distance;
        sums.gradient += d * (weight * r);
        sums.curvature += (d * d.t()) * weight;
    }
    addPriors(sums, fit, unknowns);
    return sums;
}

ViewFit moved(const ViewFit& fit, const Parameters& step, CameraUnknowns unknowns) {
    ViewFit next = fit;
    next.rotation += cv::Vec3d(step[0], step[1], step[2]);
    next.translation += cv::Vec3d(step[3], step[4], step[5]);
    next.bleedPixels += step[6];
    if (unknowns == CameraUnknowns::FocalLengthAndBend) {
        next.camera.fx *= std::exp(std::clamp(step[7], -0.5, 0.5));
        next.camera.fy = next.camera.fx;
        next.camera.distortion[0] += step[8];
    }
    return next;
}

std::optional<Parameters> newtonStep(const Linearised& sums, double damping) {
    Normal damped = sums.curvature;
    for (int i = 0; i < kParameters; ++i)
        damped(i, i) *= 1.0 + damping;
    Parameters step;
    if (!cv::solve(damped, -sums.gradient, step, cv::DECOMP_CHOLESKY))
        return std::nullopt;
    return step;
}

} // namespace

std::optional<ViewFit> fitView(const std::vector<SeenEdge>& edges, const ViewFit& start,
                               CameraUnknowns unknowns) {
    ViewFit fit = start;
    Linearised here = linearise(edges, fit, unknowns);
    double damping = 1e-3;
    for (int round = 0; round < kMostRounds && damping < 1e9; ++round) {
        const auto step = newtonStep(here, damping);
        if (!step) {
            damping *= 10;
            continue;
        }
        const ViewFit next = moved(fit, *step, unknowns);
        const Linearised there = linearise(edges, next, unknowns);
        if (!(there.cost < here.cost) || !there.inFront) {
            damping *= 10;
            continue;
        }
        const bool settled = here.cost - there.cost < 1e-9 * here.cost;
        fit = next;
        here = there;
        damping = std::max(1e-9, damping / 10);
        if (settled)
            break;
    }
    if (!here.inFront || !std::isfinite(here.cost))
        return std::nullopt;
    fit.cost = here.cost;
    fit.rmsPixels = std::sqrt(here.squares / double(std::max<std::size_t>(1, edges.size())));
    bool invertible = false;
    fit.covariance = here.curvature.inv(cv::DECOMP_CHOLESKY, &invertible);
    if (!invertible)
        return std::nullopt;
    return fit;
}

double planeSigma(const ViewFit& fit, cv::Point2d point) {
    const std::vector<cv::Point3d> points{{point.x, point.y, 0.0}};
    std::vector<cv::Point2d> projected;
    cv::Mat j;
    cv::projectPoints(points, fit.rotation, fit.translation, focalMatrix(fit),
                      cv::Mat(fit.camera.distortion), projected, j);
    cv::Matx33d rotation;
    cv::Rodrigues(fit.rotation, rotation);
    cv::Matx<double, 2, kParameters> byParameter = cv::Matx<double, 2, kParameters>::zeros();
    cv::Matx22d byTable = cv::Matx22d::zeros();
    for (int row = 0; row < 2; ++row) {
        for (int i = 0; i < 6; ++i)
            byParameter(row, i) = j.at<double>(row, i);
        byParameter(row, 7) =
            j.at<double>(row, 6) * fit.camera.fx + j.at<double>(row, 7) * fit.camera.fy;
        byParameter(row, 8) = j.at<double>(row, 10);
        // A step on the table moves the point as the same step of the translation, turned.
        for (int axis = 0; axis < 2; ++axis)
            for (int i = 0; i < 3; ++i)
                byTable(row, axis) += j.at<double>(row, 3 + i) * rotation(i, axis);
    }
    const auto onTable = byTable.inv() * byParameter;
    const cv::Matx22d covariance = onTable * fit.covariance * onTable.t();
    return std::sqrt(std::max(0.0, (covariance(0, 0) + covariance(1, 1)) / 2));
}

} // namespace umpire
