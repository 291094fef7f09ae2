#include "vision/observe_table.h"
#include "vision/piece_net.h"

#include <algorithm>
#include <array>
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
/// A stick counts for the scale from this score on (nine real photographs: at 0.6 one more is given
/// no scale, at 0.3 one is given a wrong one).
constexpr double kSureStick = 0.45;
/// The length of the longest match that fits the picture, as a share of its longer side.
constexpr double kLongestShare = 0.8;
/// Where a stick would go on, mm beyond the end that the net places to 3 mm.
constexpr std::array kBeyondMm{3.5, 7.0};
/// Beside a stick of any width: toothpicks at a match's length are 2 mm wide, matches 3 at most.
constexpr double kBesideMm = 4.0;
/// Sticks whose length is within this factor of the median agree about the scale.
constexpr double kSameLength = 1.2;

/// A camera that looks straight down on the picture's own plane.
TableView straightDown(cv::Size size, const std::optional<CameraIntrinsics>& camera,
                       double pixelsPerMm) {
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
    view.translation = {-view.camera.cx / pixelsPerMm,
                        (size.height - 1 - view.camera.cy) / pixelsPerMm, height};
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

cv::Vec3d colourAt(const cv::Mat& image, const TableView& view, TablePoint point) {
    const ImagePoint pixel = imageFromTable(view, {point.x, point.y, 1_mm});
    const cv::Point at(std::clamp(cvRound(pixel.x.value()), 0, image.cols - 1),
                       std::clamp(cvRound(pixel.y.value()), 0, image.rows - 1));
    return image.at<cv::Vec3b>(at);
}

/// Median of the colours along a piece of line, by channel.
cv::Vec3d colourAlong(const cv::Mat& image, const TableView& view, std::array<TablePoint, 2> line) {
    constexpr int kSamples = 9;
    std::array<std::array<double, kSamples>, 3> channels{};
    for (std::size_t k = 0; k < kSamples; ++k) {
        const double t = double(k) / (kSamples - 1);
        const cv::Vec3d colour = colourAt(image, view, line[0] * (1 - t) + line[1] * t);
        for (std::size_t channel = 0; channel < 3; ++channel)
            channels[channel][k] = colour[int(channel)];
    }
    cv::Vec3d median;
    for (std::size_t channel = 0; channel < 3; ++channel) {
        std::ranges::nth_element(channels[channel], channels[channel].begin() + kSamples / 2);
        median[int(channel)] = channels[channel][kSamples / 2];
    }
    return median;
}

/// Whether the stick goes on beyond its end: at too fine a scale a long stick is seen as several
/// matches in a row. Beyond a true end lies what lies beside the stick.
bool goesOnBeyond(const cv::Mat& image, const TableView& view, std::array<TablePoint, 2> fromTo) {
    const auto [from, end] = fromTo;
    const TablePoint unit = (end - from) * (1.0 / std::max(1.0, distance(from, end).value()));
    const TablePoint aside{-unit.y * kBesideMm, unit.x * kBesideMm};
    const std::array tip{end + unit * kBeyondMm[0], end + unit * kBeyondMm[1]};
    const cv::Vec3d beyond = colourAlong(image, view, tip);
    const cv::Vec3d shaft = colourAlong(image, view, {midpoint(from, end), end});
    const cv::Vec3d beside =
        (colourAlong(image, view, {midpoint(from, end) + aside, end + aside}) +
         colourAlong(image, view, {midpoint(from, end) - aside, end - aside})) /
        2;
    return cv::norm(beyond - shaft) < cv::norm(beyond - beside);
}

/// A stick that is a whole one says its score for this scale, a piece of a longer one the contrary.
double evidenceOf(const cv::Mat& image, const TableView& view, const StickHypothesis& stick) {
    const bool piece = goesOnBeyond(image, view, {stick.head, stick.tail}) ||
                       goesOnBeyond(image, view, {stick.tail, stick.head});
    return piece ? -0.5 * stick.score : stick.score;
}

ScaleVote voteOfSticks(const cv::Mat& image, const TableView& view,
                       const std::vector<StickHypothesis>& sticks) {
    std::vector<std::pair<double, double>> lengths; // and what they say for this scale
    for (const StickHypothesis& stick : sticks)
        if (stick.kind == StickHypothesis::Kind::Match && stick.score > kSureStick)
            lengths.emplace_back(lengthOf(stick), evidenceOf(image, view, stick));
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
    ScaleVote vote = voteOfSticks(image, view, pieces.sticks);
    const double misfit = std::log(vote.lengthMm / sizes.matchLength.value());
    vote.evidence *= std::exp(-misfit * misfit / (2 * 0.2 * 0.2));
    if (vote.method == RegistrationMethod::None && !pieces.decks.empty()) {
        for (const DeckHypothesis& deck : pieces.decks)
            vote.evidence += 0.2 * deck.score; // a box says less about the scale than a match
        vote.lengthMm = sizes.matchLength.value();
        vote.method = RegistrationMethod::Matchbox;
    }
    return vote;
}

} // namespace

TableView viewFromPieces(const cv::Mat& image, const std::optional<CameraIntrinsics>& camera,
                         const ObserveOptions& options) {
    const double longer = std::max(image.cols, image.rows);
    const double finest =
        std::max(0.7, kNetPixelsPerMm * std::sqrt(double(image.total()) / kMostNetPixels));
    const double coarsest =
        std::max(finest, longer * kLongestShare / options.sizes.matchLength.value());
    ScaleVote best;
    double bestScale = 0.0;
    const auto attempt = [&](double scale) {
        ScaleVote vote = voteAt(image, straightDown(image.size(), camera, scale), options.sizes);
        // Fewer and longer sticks explain as much of the picture as many short pieces of them.
        vote.evidence *= std::sqrt(scale);
        if (vote.evidence > best.evidence) {
            best = vote;
            bestScale = scale;
        }
    };
    for (double scale = finest; scale <= coarsest * kScaleStep; scale *= kScaleStep)
        attempt(scale);
    if (best.method != RegistrationMethod::None)
        for (const double scale :
             {bestScale / std::sqrt(kScaleStep), bestScale * std::sqrt(kScaleStep)})
            attempt(scale);
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
