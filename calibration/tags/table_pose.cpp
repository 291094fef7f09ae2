#include "calibration/tags/table_pose.h"

#include "calibration/tags/tag_edges.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>

namespace umpire {

namespace {

/// Standard deviation, in pixels, of corners from a quick detection at half size.
constexpr double kCornerSpreadPixels = 1.0;
/// Search distances of edges from their expected places, in pixels: in the first round, and in the
/// second round with a better pose.
constexpr std::array<double, 2> kReaches{3.0, 2.0};
/// Standard deviation of the edges, in pixels, before it is measured; and its minimum, which
/// applies because the errors of one tag are correlated.
constexpr double kEdgeSpreadPixels = 0.15;
constexpr double kMinSpreadPixels = 0.03;
/// Factor from the edges' scatter to the standard deviation that is used for the pose. The errors
/// along one side are correlated (by light, print and the picture's compression).
constexpr double kTogether = 3.0;
/// Minimum number of edges for a pose: about two thirds of the edges of a single tag.
constexpr std::size_t kMinEdges = 40;
/// A rival pose is dismissed if its cost is higher by this value, in squared standard deviations:
/// the limit is three standard deviations.
constexpr double kDismissed = 9.0;

/// Maximum distance between two rotations that count as the same pose (Frobenius norm; about 0.1
/// degrees).
constexpr double kSamePose = 0.002;

/// The same limit for poses from corners, whose standard deviation is only assumed: it is five
/// standard deviations.
constexpr double kDismissedByCorners = 25.0;

struct Refined {
    ViewFit fit;
    std::vector<SeenEdge> edges;
};

std::optional<Refined> refined(const TagSight& sight, const ViewFit& coarse,
                               CameraUnknowns unknowns) {
    Refined result{coarse, {}};
    double spread = kEdgeSpreadPixels;
    for (const double reach : kReaches) {
        result.edges = measureEdges(sight, result.fit, reach);
        if (result.edges.size() < kMinEdges) {
            return std::nullopt;
        }
        const auto fit = fitView(result.edges, result.fit, {unknowns, spread});
        if (!fit) {
            return std::nullopt;
        }
        result.fit = *fit;
        spread = kTogether * std::max(kMinSpreadPixels, edgeScatter(result.edges, *fit));
    }
    const auto fit = fitView(result.edges, result.fit, {unknowns, spread});
    if (!fit) {
        return std::nullopt;
    }
    result.fit = *fit;
    return result;
}

} // namespace

std::vector<ViewFit> coarsePoses(const TagSight& sight, const CameraIntrinsics& camera,
                                 CameraUnknowns unknowns) {
    std::vector<cv::Point3d> onTable;
    std::vector<cv::Point2d> seen;
    for (const PlacedTag& tag : sight.tags) {
        // OpenCV 4.6's IPPE fails on planes other than z = 0, so the paper's height is added later.
        for (const cv::Point3d& corner : cornersOfTag(tag.place, sight.tagSize)) {
            onTable.emplace_back(corner.x, corner.y, 0.0);
        }
        seen.insert(seen.end(), tag.seen.corners.begin(), tag.seen.corners.end());
    }
    std::vector<cv::Mat> rotations;
    std::vector<cv::Mat> translations;
    cv::solvePnPGeneric(onTable, seen, camera.matrix(), cv::Mat(camera.distortion), rotations,
                        translations, false, cv::SOLVEPNP_IPPE);
    const auto edges = cornerEdges(sight);
    std::vector<ViewFit> poses;
    const auto addFrom = [&](const cv::Mat& rotation, const cv::Mat& translation) {
        ViewFit start;
        start.camera = camera;
        cv::Rodrigues(rotation, start.rotation);
        start.translation = cv::Vec3d(translation.reshape(1, 3));
        const auto fit = fitView(edges, start, {unknowns, kCornerSpreadPixels});
        const auto same = [&](const ViewFit& other) {
            return cv::norm(other.rotation - fit->rotation) < kSamePose;
        };
        if (fit && std::ranges::none_of(poses, same)) {
            poses.push_back(*fit);
        }
    };
    for (std::size_t i = 0; i < rotations.size(); ++i) {
        addFrom(rotations[i], translations[i]);
    }
    if (poses.empty()) {
        // IPPE returns NaN for corners that are exactly symmetric on whole pixels.
        cv::Mat rotation;
        cv::Mat translation;
        if (cv::solvePnP(onTable, seen, camera.matrix(), cv::Mat(camera.distortion), rotation,
                         translation, false, cv::SOLVEPNP_ITERATIVE)) {
            addFrom(rotation, translation);
        }
    }
    std::ranges::sort(poses, {}, &ViewFit::cost);
    return poses;
}

std::optional<FinePose> finePose(const TagSight& sight, const std::vector<ViewFit>& coarse,
                                 CameraUnknowns unknowns) {
    std::vector<Refined> candidates;
    for (const ViewFit& pose : coarse) {
        // A pose that the corners dismiss already need not be refined.
        if (2 * (pose.cost - coarse.front().cost) < kDismissedByCorners) {
            if (const auto fine = refined(sight, pose, unknowns)) {
                candidates.push_back(*fine);
            }
        }
    }
    if (candidates.empty()) {
        return std::nullopt;
    }
    const auto scatterOf = [](const Refined& r) { return edgeScatter(r.edges, r.fit); };
    std::ranges::sort(candidates, {}, scatterOf);
    FinePose best{candidates[0].fit, scatterOf(candidates[0]), std::nullopt};
    if (candidates.size() > 1) {
        // Both fits use the same edges and the same standard deviation; otherwise their costs could
        // not be compared.
        const FitOptions options{unknowns,
                                 kTogether * std::max(kMinSpreadPixels, best.scatterPixels)};
        const auto rival = fitView(candidates[0].edges, candidates[1].fit, options);
        const auto chosen = fitView(candidates[0].edges, candidates[0].fit, options);
        if (rival && chosen && 2 * (rival->cost - chosen->cost) < kDismissed) {
            best.rival = rival;
        }
    }
    return best;
}

} // namespace umpire
