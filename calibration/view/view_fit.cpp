#include "calibration/view/view_fit.h"

#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/levenberg_marquardt.h"
#include "calibration/view/upper_median.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>

namespace umpire {

namespace {

constexpr int kParameters = kViewParameters;
/// Indices of the parameters: rotation from 0 on, translation from 3 on, then the following.
constexpr int kBleed = 6;
constexpr int kFocal = 7;
constexpr int kBend = 8; ///< index of k1; k2, p1 and p2 follow
constexpr int kAxis = 12;
using Parameters = cv::Vec<double, kParameters>;
using Normal = cv::Matx<double, kParameters, kParameters>;

/// Huber's threshold, in standard deviations; it has 95 % of the efficiency of least squares on
/// edges without outliers.
constexpr double kHuber = 1.345;

/// The cost of a fit and the sums of its normal equations.
struct Linearised {
    double cost = 0.0;
    Normal curvature = Normal::zeros();
    Parameters gradient;
    bool inFront = true;
    int active = kParameters; ///< number of fitted parameters, counted from the first
};

/// The projection of a point, with its derivatives by the parameters and by the point.
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
        result.byParameter(row, kFocal) = byFocal[row] + byCamera(row, 2) * fit.translation[2];
        for (int term = 0; term < 4; ++term) {
            result.byParameter(row, kBend + term) = focal(row, row) * bent.byTerm(row, term);
        }
        result.byParameter(row, kAxis + row) = 1.0;
    }
    return result;
}

void addPrior(Linearised& sums, int parameter, double offset, double spread) {
    sums.cost += 0.5 * offset * offset / (spread * spread);
    sums.gradient[parameter] += offset / (spread * spread);
    sums.curvature(parameter, parameter) += 1.0 / (spread * spread);
}

void addPriors(Linearised& sums, const ViewFit& fit, CameraUnknowns unknowns) {
    addPrior(sums, kBleed, fit.bleedPixels - kUsualBleedPixels, kBleedSpreadPixels);
    if (unknowns == CameraUnknowns::None) {
        for (int i = kFocal; i < kParameters; ++i) {
            sums.curvature(i, i) = 1e12; // this parameter is held at its value
        }
        return;
    }
    const CameraIntrinsics& camera = fit.camera;
    const double width = camera.size.width;
    addPrior(sums, kFocal, std::log(camera.fx / (kUsualFocalShare * width)), kFocalSpread);
    addPrior(sums, kBend, camera.distortion[0] - kUsualBend, kBendSpread);
    addPrior(sums, kBend + 1, camera.distortion[1], kBend2Spread);
    addPrior(sums, kBend + 2, camera.distortion[2], kTangentialSpread);
    addPrior(sums, kBend + 3, camera.distortion[3], kTangentialSpread);
    addPrior(sums, kAxis, camera.cx - (width - 1) / 2, kAxisSpreadShare * width);
    addPrior(sums, kAxis + 1, camera.cy - (camera.size.height - 1) / 2.0, kAxisSpreadShare * width);
}

void addEdge(Linearised& sums, const SeenEdge& edge, const ViewFit& fit, double spread) {
    const Projected there = project(fit, edge.onTable);
    sums.inFront = sums.inFront && there.depth > 0;
    const double distance = (there.pixel - edge.seen).dot(edge.normal) - fit.bleedPixels;
    Parameters d = there.byParameter.t() * cv::Vec2d(edge.normal.x, edge.normal.y);
    d[kBleed] = -1.0;
    d *= 1.0 / spread;
    const double r = distance / spread;
    const bool core = std::abs(r) <= kHuber;
    const double weight = core ? 1.0 : kHuber / std::abs(r);
    sums.cost += core ? 0.5 * r * r : kHuber * (std::abs(r) - kHuber / 2);
    for (int i = 0; i < sums.active; ++i) {
        sums.gradient[i] += d[i] * weight * r;
        for (int j = 0; j <= i; ++j) {
            sums.curvature(i, j) += d[i] * d[j] * weight;
        }
    }
}

/// Copies the lower half to the upper half; only the lower half was summed.
void mirror(Normal& curvature) {
    for (int i = 0; i < kParameters; ++i) {
        for (int j = 0; j < i; ++j) {
            curvature(j, i) = curvature(i, j);
        }
    }
}

Linearised linearise(const std::vector<SeenEdge>& edges, const ViewFit& fit,
                     const FitOptions& options) {
    Linearised sums;
    sums.active = options.unknowns == CameraUnknowns::None ? kFocal : kParameters;
    for (const SeenEdge& edge : edges) {
        addEdge(sums, edge, fit, options.edgeSpreadPixels);
    }
    mirror(sums.curvature);
    addPriors(sums, fit, options.unknowns);
    return sums;
}

ViewFit moved(const ViewFit& fit, const cv::Mat1d& step, CameraUnknowns unknowns) {
    ViewFit next = fit;
    cv::Matx33d turn;
    cv::Rodrigues(cv::Vec3d(step(0), step(1), step(2)), turn);
    next.rotation = turn * fit.rotation;
    next.translation += cv::Vec3d(step(3), step(4), step(5));
    next.bleedPixels += step(kBleed);
    if (unknowns == CameraUnknowns::All) {
        // A longer focal length gives the same picture from a larger distance. So the distance is
        // scaled with f. The combination that a vertical view cannot determine is then a single
        // parameter, not a valley along two parameters.
        const double ratio = std::exp(std::clamp(step(kFocal), -0.5, 0.5));
        next.translation[2] = (fit.translation[2] + step(5)) * ratio;
        next.camera.fx *= ratio;
        next.camera.fy = next.camera.fx;
        for (int term = 0; term < 4; ++term) {
            next.camera.distortion[std::size_t(term)] += step(kBend + term);
        }
        next.camera.cx += step(kAxis);
        next.camera.cy += step(kAxis + 1);
    }
    return next;
}

double rmsOf(const std::vector<SeenEdge>& edges, const ViewFit& fit) {
    double squares = 0.0;
    for (const SeenEdge& edge : edges) {
        squares += std::pow(distanceTo(edge, fit), 2);
    }
    return std::sqrt(squares / double(std::max<std::size_t>(1, edges.size())));
}

} // namespace

std::optional<ViewFit> fitView(const std::vector<SeenEdge>& edges, const ViewFit& start,
                               const FitOptions& options) {
    const auto quadraticAt = [&](const ViewFit& fit) {
        const Linearised sums = linearise(edges, fit, options);
        return Quadratic{sums.cost, cv::Mat(sums.curvature), cv::Mat(sums.gradient), sums.inFront};
    };
    auto [fit, here] =
        minimised(start, quadraticAt, [&](const ViewFit& from, const cv::Mat1d& step) {
            return moved(from, step, options.unknowns);
        });
    if (!here.usable || !std::isfinite(here.cost)) {
        return std::nullopt;
    }
    fit.cost = here.cost;
    fit.rmsPixels = rmsOf(edges, fit);
    bool invertible = false;
    fit.covariance = Normal(here.curvature.ptr<double>()).inv(cv::DECOMP_CHOLESKY, &invertible);
    if (!invertible) {
        return std::nullopt;
    }
    return fit;
}

double distanceTo(const SeenEdge& edge, const ViewFit& fit) {
    return (projected(fit, edge.onTable) - edge.seen).dot(edge.normal) - fit.bleedPixels;
}

cv::Point2d projected(const ViewFit& fit, cv::Point3d onTable) {
    const cv::Vec3d p = fit.rotation * cv::Vec3d(onTable) + fit.translation;
    const cv::Point2d bent = distorted(fit.camera, {p[0] / p[2], p[1] / p[2]});
    return {bent.x * fit.camera.fx + fit.camera.cx, bent.y * fit.camera.fy + fit.camera.cy};
}

double edgeScatter(const std::vector<SeenEdge>& edges, const ViewFit& fit) {
    std::vector<double> distances;
    distances.reserve(edges.size());
    for (const SeenEdge& edge : edges) {
        distances.push_back(std::abs(distanceTo(edge, fit)));
    }
    return 1.4826 * upperMedian(distances); // factor from the median to the standard deviation
}

double planeSigma(const ViewFit& fit, cv::Point3d point) {
    const Projected seen = project(fit, point);
    const cv::Matx22d byTable = seen.byPoint.get_minor<2, 2>(0, 0);
    const auto onTable = byTable.inv() * seen.byParameter;
    const cv::Matx22d covariance = onTable * fit.covariance * onTable.t();
    return std::sqrt(std::max(0.0, (covariance(0, 0) + covariance(1, 1)) / 2));
}

} // namespace umpire
