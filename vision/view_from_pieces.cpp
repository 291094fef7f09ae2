#include "vision/observe_table.h"
#include "vision/piece_net.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

/// Scale without tags: the net knows pieces at one size only, so the picture is offered to it at
/// several; the size at which the most sticks of a match's length agree is the scale.
namespace umpire {

namespace {

/// Neighbouring scales tried differ by this factor: the net bears 15 % either way.
constexpr double kScaleStep = 1.35;
/// The net's own resolution (vision/training/render.py).
constexpr double kNetPixelsPerMm = 1.5;
/// The largest picture offered to the net, so that a 12-megapixel photograph stays affordable.
constexpr double kMostNetPixels = 1.5e6;
/// A stick counts for the scale from this score on.
constexpr double kSureStick = 0.6;
/// The length of the longest match that fits the picture, as a share of its longer side.
constexpr double kLongestShare = 0.8;
/// Sine of 8 degrees, and how near two sticks must lie to be pieces of one.
constexpr double kSameDirection = 0.14;
constexpr double kSameLineMm = 4.0;
constexpr double kNextInRowMm = 10.0;
constexpr double kSureHead = 0.75;
/// Sticks whose length is within this factor of the median agree about the scale.
constexpr double kSameLength = 1.2;

/// A camera that looks straight down on the picture's own plane.
TableView straightDown(cv::Size size, const std::optional<CameraIntrinsics>& camera, double pixelsPerMm) {
    TableView view;
    if (camera) {
        view.camera = *camera;
    } else {
        view.camera.size = size;
        view.camera.fx = view.camera.fy = 1.2 * std::max(size.width, size.height);
        view.camera.cx = (size.width - 1) / 2.0;
        view.camera.cy = (size.height - 1) / 2.0;
    }
    const double height = view.camera.fx / pixelsPerMm;
    view.rotation = {1, 0, 0, 0, -1, 0, 0, 0, -1};
    view.translation = {-view.camera.cx / pixelsPerMm, (size.height - 1 - view.camera.cy) / pixelsPerMm, height};
    view.areaWidth = Millimetres((size.width - 1) / pixelsPerMm);
    view.areaHeight = Millimetres((size.height - 1) / pixelsPerMm);
    view.registration.camera = camera ? CameraKnowledge::Calibrated : CameraKnowledge::Assumed;
    return view;
}

struct ScaleVote {
    double evidence = 0.0;
    double lengthMm = 0.0; ///< median of what agrees, at the scale tried
    RegistrationMethod method = RegistrationMethod::None;
};

double lengthOf(const StickHypothesis& stick) {
    return std::max(1.0, distance(stick.tail, stick.head).value());
}

/// Whether b goes on where a ends: at too fine a scale a long stick is seen as several matches in a row.
bool continues(const StickHypothesis& a, const StickHypothesis& b) {
    const TablePoint axis = a.head - a.tail;
    const double turn = std::abs(cross(axis, b.head - b.tail)) / (lengthOf(a) * lengthOf(b));
    if (turn > kSameDirection)
        return false;
    for (const TablePoint end : {b.tail, b.head}) {
        const double t = dot(end - a.tail, axis) / dot(axis, axis);
        const double across = std::abs(cross(axis, end - a.tail)) / lengthOf(a);
        if (across < kSameLineMm && std::abs(t - 0.5) < 0.5 + kNextInRowMm / lengthOf(a) &&
            std::abs(dot(midpoint(b.tail, b.head) - midpoint(a.tail, a.head), axis)) > 0.4 * dot(axis, axis))
            return true;
    }
    return false;
}

/// A stick that is a whole one says its score for this scale, one of a row without heads the contrary.
double evidenceOf(const StickHypothesis& stick, const std::vector<StickHypothesis>& sticks) {
    const bool piece = stick.headScore < kSureHead && std::ranges::any_of(sticks, [&](const StickHypothesis& other) {
        return other.kind == StickHypothesis::Kind::Match && continues(stick, other);
    });
    return piece ? -0.5 * stick.score : stick.score;
}

ScaleVote voteOfSticks(const std::vector<StickHypothesis>& sticks) {
    std::vector<std::pair<double, double>> lengths; // and what they say for this scale
    for (const StickHypothesis& stick : sticks)
        if (stick.kind == StickHypothesis::Kind::Match && stick.score > kSureStick)
            lengths.emplace_back(lengthOf(stick), evidenceOf(stick, sticks));
    if (lengths.empty())
        return {};
    std::ranges::sort(lengths);
    const double median = lengths[lengths.size() / 2].first;
    ScaleVote vote{0.0, median, RegistrationMethod::Matches};
    for (const auto& [length, evidence] : lengths)
        if (length < median * kSameLength && length * kSameLength > median)
            vote.evidence += evidence;
    return vote;
}

ScaleVote voteAt(const cv::Mat& image, const TableView& view, const PieceSizes& sizes) {
    const PieceHypotheses pieces = proposePieces(image, view);
    ScaleVote vote = voteOfSticks(pieces.sticks);
    const double misfit = std::log(vote.lengthMm / sizes.matchLength.value());
    vote.evidence *= std::exp(-misfit * misfit / (2 * 0.2 * 0.2));
    if (vote.method == RegistrationMethod::None && !pieces.decks.empty()) {
        for (const DeckHypothesis& deck : pieces.decks)
            vote.evidence += 0.3 * deck.score; // a box says less about the scale than a match
        vote.lengthMm = sizes.matchLength.value();
        vote.method = RegistrationMethod::Matchbox;
    }
    return vote;
}

} // namespace

TableView viewFromPieces(const cv::Mat& image, const std::optional<CameraIntrinsics>& camera,
                         const ObserveOptions& options) {
    const double longer = std::max(image.cols, image.rows);
    const double finest = std::max(0.7, kNetPixelsPerMm * std::sqrt(double(image.total()) / kMostNetPixels));
    const double coarsest = std::max(finest, longer * kLongestShare / options.sizes.matchLength.value());
    ScaleVote best;
    double bestScale = 0.0;
    for (double scale = finest; scale <= coarsest * kScaleStep; scale *= kScaleStep) {
        ScaleVote vote = voteAt(image, straightDown(image.size(), camera, scale), options.sizes);
        // Fewer and longer sticks explain as much of the picture as many short pieces of them.
        vote.evidence *= std::sqrt(scale);
        if (vote.evidence > best.evidence) {
            best = vote;
            bestScale = scale;
        }
    }
    if (best.method == RegistrationMethod::None) {
        TableView view = straightDown(image.size(), camera, 1.0);
        view.registration.method = RegistrationMethod::None;
        return view;
    }
    const double pixelsPerMm = bestScale * best.lengthMm / options.sizes.matchLength.value();
    TableView view = straightDown(image.size(), camera, pixelsPerMm);
    view.registration.method = best.method;
    // Matches differ by 0.7 mm in length, and an unknown tilt counts for more (5 % at 18 degrees).
    view.registration.sigma = Millimetres(0.03 * options.sizes.matchLength.value());
    return view;
}

} // namespace umpire
