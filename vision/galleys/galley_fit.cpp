#include "vision/galleys/galley_fit.h"

#include "vision/galleys/galley_box.h"
#include "vision/galleys/galley_edges.h"
#include "vision/galleys/galley_search.h"
#include "vision/galleys/options.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace umpire::galleys {
namespace {

constexpr int kDepth = 24; // depth of the examined part at each end, in mm; the triangle lies in it
constexpr int kHalf = 15;  // half width of this part, in mm; without the label's border

/// Colours at one end of the deck, one sample for each millimetre: [distance from the end][across,
/// from starboard to port].
using DeckEnd = std::array<std::array<cv::Vec3f, 2 * kHalf + 1>, kDepth>;

DeckEnd sampleEnd(const cv::Mat& image, const TableView& view, const EdgeFrame& edge,
                  Millimetres height) {
    DeckEnd end{};
    for (int depth = 0; depth < kDepth; ++depth) {
        for (int across = -kHalf; across <= kHalf; ++across) {
            const cv::Point2d p = edge.at(across, -depth - 0.5);
            const ImagePoint q = imageFromTable(view, {Millimetres(p.x), Millimetres(p.y), height});
            const cv::Point2f pixel(float(q.x.value()), float(q.y.value()));
            if (shows(image, pixel)) {
                end[std::size_t(depth)][std::size_t(across + kHalf)] = colourAt(image, pixel);
            }
        }
    }
    return end;
}

/// A triangle that a player may have drawn on the label, in mm, with its apex towards the end of
/// the box.
struct Triangle {
    double apex;   ///< distance of the apex from the end
    double height; ///< distance of the base from the apex
    double halfBase;
};

struct ColourSum {
    cv::Vec3d sum;
    double square = 0;
    int count = 0;
    void add(cv::Vec3f c) {
        sum += cv::Vec3d(c);
        square += double(c.dot(c));
        ++count;
    }
    [[nodiscard]] cv::Vec3d mean() const { return sum * (1.0 / std::max(1, count)); }
    [[nodiscard]] double scatter() const { return square - mean().dot(sum); }
};

/// Returns how clearly the inside of the triangle is darker than the corners beside it, from 0 to
/// 1. Returns 0 if there are too few samples.
double contrast(const DeckEnd& end, const Triangle& triangle) {
    // Mm on each side of the drawn line that are ignored, because of blur and of an unsteady hand.
    constexpr double kGap = 1.5;
    // Variance of the noise over three channels, in squared grey levels.
    constexpr double kNoise = 3 * 36;
    ColourSum inside, beside;
    for (int depth = 0; depth < kDepth; ++depth) {
        const double down = (depth + 0.5 - triangle.apex) / triangle.height;
        if (down < 0 || down > 1) {
            continue;
        }
        for (int across = -kHalf; across <= kHalf; ++across) {
            const double out = std::abs(across) - down * triangle.halfBase;
            const cv::Vec3f& colour = end[std::size_t(depth)][std::size_t(across + kHalf)];
            if (out < -kGap) {
                inside.add(colour);
            } else if (out > kGap && std::abs(across) < triangle.halfBase + 2) {
                beside.add(colour);
            }
        }
    }
    if (inside.count < 10 || beside.count < 10) {
        return 0;
    }
    const cv::Vec3d step = beside.mean() - inside.mean();
    const double darker = step[0] + step[1] + step[2];
    const double between = step.dot(step);
    const double within =
        (inside.scatter() + beside.scatter()) / (inside.count + beside.count) + kNoise;
    return darker > 0 ? between / (between + 4 * within) : 0.0;
}

double bestContrast(const DeckEnd& end) {
    double best = 0;
    for (const double apex : {2.0, 4.0, 6.0}) {
        for (const double height : {9.0, 11.0, 13.0}) {
            for (const double halfBase : {8.0, 10.0, 12.0}) {
                best = std::max(best, contrast(end, {apex, height, halfBase}));
            }
        }
    }
    return best;
}

/// Searches both ends of the deck for the triangle whose apex points to the bow (WG-6). Returns 1
/// if the triangle is clearly at the bow of the pose, -1 if it is clearly at the stern, and about 0
/// if the picture does not decide. The label does not matter, but the triangle must be darker than
/// the label on both its sides.
double bowEvidence(const cv::Mat& image, const TableView& view, const BoxPose& pose,
                   Millimetres height) {
    const double front =
        bestContrast(sampleEnd(image, view, edgeFrame(pose, BoxSide::Bow), height));
    const double back =
        bestContrast(sampleEnd(image, view, edgeFrame(pose, BoxSide::Stern), height));
    return front - back;
}

/// Moves the hypothesis from the plane in which it was detected to the plane of the box's top.
BoxPose raised(const proposals::DeckHypothesis& deck, const TableView& view,
               const PieceSizes& sizes) {
    constexpr Millimetres kPlane = 1_mm; // the height in DeckHypothesis
    const TablePoint3 eye = cameraCenter(view);
    const double share = (eye.z - sizes.boxHeight) / (eye.z - kPlane);
    const cv::Point2d foot(eye.x.value(), eye.y.value());
    const cv::Point2d seen(deck.center.x.value(), deck.center.y.value());
    return {foot + (seen - foot) * share, deck.heading.value(), sizes.boxLength.value(),
            sizes.boxWidth.value()};
}

/// Returns a value that rises smoothly from 0 to 1 and is one half at the threshold.
double step(double value, double threshold, double width) {
    return 1 / (1 + std::exp((threshold - value) / width));
}

/// Computes the confidence from the score, the residual, the support and the clearness of the
/// weakest edge. The thresholds separate 145 true boxes from 930 places on tags, print and bare
/// tables. True boxes have a score of at least 1.6 (the others' median is below 0.7), a residual of
/// at most 0.23 mm (others 0.32), a support of the search of at least 0.61 (0.13 on tables), and a
/// clearness of the weakest edge of at least 0.21.
double confidenceOf(const BoxSearch& search, const BoxFit& fit) {
    return step(fit.ends.score + fit.sides.score, 1.0, 0.25) * step(-fit.residual, -0.4, 0.03) *
           step(search.support, 0.5, 0.04) * step(*std::ranges::min_element(fit.clear), 0.15, 0.03);
}

Galley galleyFrom(const BoxFit& fit, const TableView& view, const PieceSizes& sizes) {
    Galley galley;
    galley.center = {Millimetres(fit.pose.center.x), Millimetres(fit.pose.center.y)};
    galley.heading = normalized(Radians(fit.pose.heading));
    galley.hull = hullOf(galley.center, galley.heading, sizes.boxLength, sizes.boxWidth);
    for (std::size_t i = 0; i < galley.hull.size(); ++i) {
        galley.outline[i] = imageFromTable(view, {galley.hull[i].x, galley.hull[i].y, 0_mm});
    }
    galley.sigma =
        Millimetres(std::hypot(sigmaOf(fit.ends), sigmaOf(fit.sides)) / std::numbers::sqrt2);
    galley.headingSigma = Radians(fit.headingSigma);
    return galley;
}

} // namespace

std::optional<Galley> fitGalley(const cv::Mat& image, const TableView& view,
                                const proposals::DeckHypothesis& deck, const PieceSizes& sizes) {
    const auto found = searchBox(image, view, raised(deck, view, sizes), sizes.boxHeight);
    if (!found) {
        return std::nullopt;
    }
    auto fit = refineBox(image, view, found->pose, sizes);
    if (!fit || isOnTag(view, {Millimetres(fit->pose.center.x), Millimetres(fit->pose.center.y)})) {
        return std::nullopt;
    }
    const double confidence = confidenceOf(*found, *fit);
    if (confidence < kOptions.minConfidence) {
        return std::nullopt;
    }
    const double drawn = bowEvidence(image, view, fit->pose, sizes.boxHeight);
    const double bow = drawn + kOptions.netBowWeight * deck.bowScore;
    if (bow < 0.0) {
        fit->pose.heading += CV_PI;
    }
    Galley galley = galleyFrom(*fit, view, sizes);
    galley.confidence = confidence;
    if (std::abs(bow) < kOptions.leastBow) {
        galley.bow = Bow::NotSeen;
    }
    return galley;
}

} // namespace umpire::galleys
