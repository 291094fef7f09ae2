#include "vision/galleys/galley_fit.h"

#include "vision/galleys/galley_bow.h"
#include "vision/galleys/galley_edges.h"
#include "vision/galleys/galley_search.h"
#include "vision/galleys/options.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace umpire::galleys {

namespace {

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
