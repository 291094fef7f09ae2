#include "calibration/view_fit.h"

#include "calibration/plumb_bob.h"

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
constexpr int kMostRounds = 100;

/// Residuals, their derivatives and the sums they enter.
struct Linearised {
    double cost = 0.0;
    double squares = 0.0; ///< of the distances, px²
    Normal curvature = Normal::zeros();
    Parameters gradient;
    bool inFront = true;
};

/// Where a point of the table is seen, and how that moves with the parameters and with the point.
struct Projected {
    cv::Point2d pixel;
    double depth = 0.0;
    cv::Matx<double, 2, kParameters> byParameter;
    cv::Matx<double, 2, 3> byPoint;
};

Projected project(const ViewFit& fit, cv::Point3d onTable) {
    const cv::Vec3d turned = fit.rotation * cv::Vec3d(onTable);
    const cv::Vec3d p = turned + fit.translation;
    const cv::Point2d normalised(p[0] / p[2], p[1] / p[2]);
    const BentPoint bent = distortedWithDerivatives(fit.camera, normalised);
    const CameraIntrinsics& k = fit.camera;
    const cv::Matx22d focal(k.fx, 0, 0, k.fy);
    const cv::Matx<double, 2, 3> perspective(1 / p[2], 0, -normalised.x / p[2], 0, 1 / p[2],
                                             -normalised.y / p[2]);
    const cv::Matx<double, 2, 3> byCamera = focal * bent.byPoint * perspective;
    const cv::Matx33d byTurn(0, turned[2], -turned[1], -turned[2], 0, turned[0], turned[1],
                             -turned[0], 0);
    const auto byRotation = byCamera * byTurn;
    Projected result{{bent.point.x * k.fx + k.cx, bent.point.y * k.fy + k.cy},
                     p[2],
                     cv::Matx<double, 2, kParameters>::zeros(),
                     byCamera * fit.rotation};
    const cv::Vec2d byFocal(bent.point.x * k.fx, bent.point.y * k.fy);
    for (int row = 0; row < 2; ++row) {
        for (int axis = 0; axis < 3; ++axis) {
            result.byParameter(row, axis) = byRotation(row, axis);
            result.byParameter(row, 3 + axis) = byCamera(row, axis);
        }
        result.byParameter(row, 7) = byFocal[row] + byCamera(row, 2) * fit.translation[2];
        result.byParameter(row, 8) = focal(row, row) * bent.byK1[row];
    }
    return result;
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

void addEdge(Linearised& sums, const SeenEdge& edge, const ViewFit& fit) {
    const Projected there = project(fit, edge.onTable);
    sums.inFront = sums.inFront && there.depth > 0;
    const double distance = (there.pixel - edge.seen).dot(edge.normal) - fit.bleedPixels;
    Parameters d = there.byParameter.t() * cv::Vec2d(edge.normal.x, edge.normal.y);
    d[6] = -1.0;
    d *= 1.0 / kEdgeSpreadPixels;
    const double r = distance / kEdgeSpreadPixels;
    const bool core = std::abs(r) <= kHuber;
    const double weight = core ? 1.0 : kHuber / std::abs(r);
    sums.cost += core ? 0.5 * r * r : kHuber * (std::abs(r) - kHuber / 2);
    sums.squares += distance * distance;
    sums.gradient += d * (weight * r);
    sums.curvature += (d * d.t()) * weight;
}

Linearised linearise(const std::vector<SeenEdge>& edges, const ViewFit& fit,
                     CameraUnknowns unknowns) {
    Linearised sums;
    for (const SeenEdge& edge : edges)
        addEdge(sums, edge, fit);
    addPriors(sums, fit, unknowns);
    return sums;
}

ViewFit moved(const ViewFit& fit, const Parameters& step, CameraUnknowns unknowns) {
    ViewFit next = fit;
    cv::Matx33d turn;
    cv::Rodrigues(cv::Vec3d(step[0], step[1], step[2]), turn);
    next.rotation = turn * fit.rotation;
    next.translation += cv::Vec3d(step[3], step[4], step[5]);
    next.bleedPixels += step[6];
    if (unknowns == CameraUnknowns::FocalLengthAndBend) {
        // A longer lens looks the same from further away: distance goes with f, so that the one
        // thing that a view from straight above cannot tell is one parameter and not a valley of
        // two.
        const double ratio = std::exp(std::clamp(step[7], -0.5, 0.5));
        next.translation[2] = (fit.translation[2] + step[5]) * ratio;
        next.camera.fx *= ratio;
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
    const Projected seen = project(fit, {point.x, point.y, 0.0});
    const cv::Matx22d byTable = seen.byPoint.get_minor<2, 2>(0, 0);
    const auto onTable = byTable.inv() * seen.byParameter;
    const cv::Matx22d covariance = onTable * fit.covariance * onTable.t();
    return std::sqrt(std::max(0.0, (covariance(0, 0) + covariance(1, 1)) / 2));
}

} // namespace umpire
