#include "calibration/tags/tag_layout.h"

#include "calibration/tags/table_pose.h"
#include "calibration/tags/tag_edges.h"
#include "calibration/view/levenberg_marquardt.h"
#include "calibration/view/table_view.h"
#include "calibration/view/upper_median.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>

namespace umpire {
namespace {

constexpr int kTurn = 0;
constexpr int kShift = 3;
constexpr int kBleed = 6;
constexpr int kFocal = 7;  ///< index of log f, then k1; absent if the camera is known
constexpr int kPlaces = 3; ///< parameters of each tag but the first: x, y (mm), heading (rad)

/// Search distances of edges from their expected places, in pixels: the first round starts from
/// rough places, the later rounds from fitted places.
constexpr std::array<double, 3> kReaches{3.0, 2.0, 2.0};
/// Assumed standard deviations of the corners and of the edges, in pixels.
constexpr double kCornerSpreadPixels = 1.0;
constexpr double kEdgeSpreadPixels = 0.15;
/// Edges are dropped if their distance exceeds the scatter by this factor: they are covered or
/// dirty.
constexpr double kOutlier = 4.0;
constexpr std::size_t kMinEdges = 40;

/// An edge of a tag: its place in the tag's own frame, and its place and normal in the picture.
struct TagEdge {
    std::size_t tag;
    Millimetres right;
    Millimetres up;
    cv::Point2d seen;
    cv::Point2d normal;
};

/// The edges, and the standard deviation of their distances, in pixels.
struct Evidence {
    std::vector<TagEdge> edges;
    double spreadPixels = kEdgeSpreadPixels;
};

struct Layout {
    ViewFit fit;
    std::vector<TableTag> tags;
};

/// Gives the minimiser what it needs: the layout after a step, and the residuals of a layout.
class LayoutProblem {
public:
    LayoutProblem(const Evidence& evidence, CameraUnknowns unknowns, std::size_t tags)
        : evidence_(evidence), unknowns_(unknowns), tags_(int(tags)) {}

    [[nodiscard]] int firstPlace() const {
        return unknowns_ == CameraUnknowns::None ? kFocal : kFocal + 2;
    }
    [[nodiscard]] int size() const { return firstPlace() + kPlaces * (tags_ - 1); }

    [[nodiscard]] Layout moved(Layout layout, const cv::Mat1d& step) const {
        cv::Matx33d turn;
        cv::Rodrigues(cv::Vec3d(step(kTurn), step(kTurn + 1), step(kTurn + 2)), turn);
        layout.fit.rotation = turn * layout.fit.rotation;
        for (int i = 0; i < 3; ++i) {
            layout.fit.translation[i] += step(kShift + i);
        }
        layout.fit.bleedPixels += step(kBleed);
        if (unknowns_ == CameraUnknowns::All) {
            const double ratio = std::exp(std::clamp(step(kFocal), -0.5, 0.5));
            // A longer focal length gives the same picture from a larger distance.
            layout.fit.translation[2] *= ratio;
            layout.fit.camera.fx *= ratio;
            layout.fit.camera.fy = layout.fit.camera.fx;
            layout.fit.camera.distortion[0] += step(kFocal + 1);
        }
        for (std::size_t i = 1; i < layout.tags.size(); ++i) {
            const int first = firstPlace() + kPlaces * int(i - 1);
            layout.tags[i].center.x += Millimetres(step(first));
            layout.tags[i].center.y += Millimetres(step(first + 1));
            layout.tags[i].heading += Radians(step(first + 2));
        }
        return layout;
    }

    [[nodiscard]] cv::Mat1d residuals(const Layout& layout) const {
        const CameraIntrinsics& camera = layout.fit.camera;
        cv::Mat1d values(int(evidence_.edges.size()) + 3, 1, 0.0);
        int row = 0;
        for (const TagEdge& edge : evidence_.edges) {
            values(row++) = distanceTo(edge, layout) / evidence_.spreadPixels;
        }
        values(row++) = (layout.fit.bleedPixels - kUsualBleedPixels) / kBleedSpreadPixels;
        if (unknowns_ == CameraUnknowns::All) {
            values(row++) =
                std::log(camera.fx / (kUsualFocalShare * camera.size.width)) / kFocalSpread;
            values(row++) = (camera.distortion[0] - kUsualBend) / kBendSpread;
        }
        return values;
    }

    /// Uses central differences. The step of each parameter moves the picture by about 0.001
    /// pixels.
    [[nodiscard]] Quadratic quadraticAt(const Layout& layout) const {
        constexpr double kLengthStep = 1e-3;
        constexpr double kAngleStep = 1e-6;
        const cv::Mat1d here = residuals(layout);
        cv::Mat1d slope(here.rows, size());
        for (int i = 0; i < size(); ++i) {
            const bool place = i >= firstPlace();
            const bool isLength =
                place ? (i - firstPlace()) % kPlaces < 2 : i >= kShift && i <= kBleed;
            cv::Mat1d step(size(), 1, 0.0);
            step(i) = isLength ? kLengthStep : kAngleStep;
            const cv::Mat difference =
                residuals(moved(layout, step)) - residuals(moved(layout, cv::Mat(-step)));
            cv::Mat(difference / (2 * step(i))).copyTo(slope.col(i));
        }
        return {0.5 * here.dot(here), cv::Mat(slope.t() * slope), cv::Mat(slope.t() * here)};
    }

    [[nodiscard]] static double distanceTo(const TagEdge& edge, const Layout& layout) {
        const cv::Point3d onTable = pointOfTag(layout.tags[edge.tag], edge.right, edge.up);
        return umpire::distanceTo(SeenEdge{onTable, edge.seen, edge.normal}, layout.fit);
    }

private:
    Evidence evidence_;
    CameraUnknowns unknowns_;
    int tags_;
};

/// Appends a tag's measured edges, converted to the tag's own frame.
void append(std::vector<TagEdge>& edges, const Layout& layout, std::size_t index,
            const std::vector<SeenEdge>& seen) {
    const TableTag& tag = layout.tags[index];
    const TablePoint right = along(tag.heading, 1_mm);
    for (const SeenEdge& edge : seen) {
        const TablePoint from =
            TablePoint{Millimetres(edge.onTable.x), Millimetres(edge.onTable.y)} - tag.center;
        edges.push_back({index, Millimetres(dot(from, right)), Millimetres(cross(right, from)),
                         edge.seen, edge.normal});
    }
}

std::vector<TagEdge> cornersOf(const TagSight& sight, const Layout& layout) {
    std::vector<TagEdge> edges;
    for (std::size_t i = 0; i < layout.tags.size(); ++i) {
        const TableTag& tag = layout.tags[i];
        const TagSight one{sight.gray, sight.family, sight.tagSize, {{tag, sight.tags[i].seen}}};
        append(edges, layout, i, cornerEdges(one));
    }
    return edges;
}

std::vector<TagEdge> edgesOf(const TagSight& sight, const Layout& layout, double reach) {
    std::vector<TagEdge> edges;
    for (std::size_t i = 0; i < layout.tags.size(); ++i) {
        const TableTag& tag = layout.tags[i];
        const TagSight one{sight.gray, sight.family, sight.tagSize, {{tag, {}}}};
        append(edges, layout, i, measureEdges(one, layout.fit, reach, EdgeChoice::SidesAndBits));
    }
    return edges;
}

double scatterOf(const std::vector<TagEdge>& edges, const Layout& layout) {
    std::vector<double> distances;
    distances.reserve(edges.size());
    for (const TagEdge& edge : edges) {
        distances.push_back(std::abs(LayoutProblem::distanceTo(edge, layout)));
    }
    return 1.4826 * upperMedian(distances); // factor from the median to the standard deviation
}

/// A fitted layout, with the covariance of all its parameters: the camera's parameters first, then
/// the places.
struct Solved {
    Layout layout;
    cv::Mat1d covariance;
};

Solved solved(const Layout& start, const Evidence& evidence, CameraUnknowns unknowns) {
    const LayoutProblem problem(evidence, unknowns, start.tags.size());
    const auto [layout, here] = minimised(
        start, [&](const Layout& at) { return problem.quadraticAt(at); },
        [&](const Layout& from, const cv::Mat1d& step) { return problem.moved(from, step); });
    return {layout, cv::Mat(here.curvature.inv(cv::DECOMP_SVD))};
}

std::vector<Millimetres> sigmasOf(const Solved& solution) {
    const std::size_t tags = solution.layout.tags.size();
    const int firstPlace = solution.covariance.rows - kPlaces * int(tags - 1);
    std::vector<Millimetres> sigmas{0_mm};
    for (std::size_t i = 1; i < tags; ++i) {
        const int x = firstPlace + kPlaces * int(i - 1);
        const double square = solution.covariance(x, x) + solution.covariance(x + 1, x + 1);
        sigmas.emplace_back(std::sqrt(square / 2));
    }
    return sigmas;
}

/// Maximum scatter of the edges, in pixels. The edges of well printed, flat tags scatter by 0.05 to
/// 0.15 px; a larger scatter means that a tag is bent or has another size.
constexpr double kLargestScatterPixels = 1.0;

/// Computes rough places of all tags on the first tag's plane, from a pose of the first tag.
TagSight laidOut(const TagSight& sight, const ViewFit& pose) {
    TableView view;
    view.camera = pose.camera;
    view.rotation = pose.rotation;
    view.translation = pose.translation;
    TagSight result = sight;
    for (PlacedTag& tag : result.tags) {
        std::array<TablePoint, 4> corners{};
        for (std::size_t i = 0; i < 4; ++i) {
            corners[i] =
                tableFromImage(view, {Pixels(tag.seen.corners[i].x), Pixels(tag.seen.corners[i].y)})
                    .value_or(TablePoint{});
        }
        tag.place.center =
            midpoint(midpoint(corners[0], corners[2]), midpoint(corners[1], corners[3]));
        tag.place.heading =
            directionOf(corners[0] + corners[3], corners[1] + corners[2]); // left to right
    }
    result.tags.front().place = sight.tags.front().place;
    return result;
}

} // namespace

std::optional<TagLayout> fitLayout(const TagSight& sight, const ViewFit& start,
                                   CameraUnknowns unknowns) {
    Layout layout{start, {}};
    for (const PlacedTag& tag : sight.tags) {
        layout.tags.push_back(tag.place);
    }
    layout = solved(layout, {cornersOf(sight, layout), kCornerSpreadPixels}, unknowns).layout;
    std::vector<TagEdge> edges;
    double scatter = 0.0;
    for (const double reach : kReaches) {
        edges = edgesOf(sight, layout, reach);
        if (edges.size() < kMinEdges) {
            return std::nullopt;
        }
        layout = solved(layout, {edges}, unknowns).layout;
        scatter = scatterOf(edges, layout);
        std::erase_if(edges, [&](const TagEdge& edge) {
            return std::abs(LayoutProblem::distanceTo(edge, layout)) > kOutlier * scatter;
        });
    }
    const Solved solution = solved(layout, {edges}, unknowns);
    return TagLayout{solution.layout.fit, solution.layout.tags, sigmasOf(solution), scatter};
}

/// Tries both poses of the first tag (a flat object has two possible poses), and takes the pose in
/// which the edges of all tags fit best.
std::optional<TagLayout> layOutTags(const TagSight& sight, const Lens& lens) {
    const TagSight first{sight.gray, sight.family, sight.tagSize, {sight.tags.front()}};
    std::optional<TagLayout> best;
    // A single tag does not determine the camera; the later fit of all tags does.
    for (const ViewFit& pose : coarsePoses(first, lens.start, CameraUnknowns::None)) {
        const auto layout = fitLayout(laidOut(sight, pose), pose, lens.unknowns);
        if (layout && (!best || layout->scatterPixels < best->scatterPixels)) {
            best = layout;
        }
    }
    return best && best->scatterPixels < kLargestScatterPixels ? best : std::nullopt;
}

} // namespace umpire
