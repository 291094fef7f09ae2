#include "vision/galley_fit.h"

#include "vision/galley_edges.h"
#include "vision/galley_search.h"

#include <algorithm>
#include <cmath>

namespace umpire {

namespace {

/// The hypothesis, moved from the plane it was seen on (1 mm) up to the top's.
BoxPose raised(const DeckHypothesis& deck, const TableView& view, const PieceSizes& sizes) {
    const TablePoint3 eye = cameraCenter(view);
    constexpr double kPlane = 1.0; // mm, see DeckHypothesis
    const double share = (eye.z - sizes.boxHeight).value() / (eye.z.value() - kPlane);
    const cv::Point2d foot(eye.x.value(), eye.y.value());
    const cv::Point2d seen(deck.center.x.value(), deck.center.y.value());
    return {foot + (seen - foot) * share, deck.heading.value(), sizes.boxLength.value(),
            sizes.boxWidth.value()};
}

Galley galleyFrom(const BoxFit& fit, const TableView& view, const PieceSizes& sizes) {
    Galley galley;
    galley.center = {Millimetres(fit.pose.center.x), Millimetres(fit.pose.center.y)};
    galley.heading = normalized(Radians(fit.pose.heading));
    galley.hull = hullOf(galley.center, galley.heading, sizes.boxLength, sizes.boxWidth);
    for (std::size_t i = 0; i < galley.hull.size(); ++i)
        galley.outline[i] = imageFromTable(view, {galley.hull[i].x, galley.hull[i].y, 0_mm});
    galley.sigma = Millimetres(std::sqrt((fit.covariance(0, 0) + fit.covariance(1, 1)) / 2));
    galley.headingSigma = Radians(std::sqrt(fit.covariance(2, 2)));
    galley.confidence = *std::ranges::min_element(fit.support);
    return galley;
}

} // namespace

std::optional<Galley> fitGalley(const cv::Mat& image, const TableView& view,
                                const DeckHypothesis& deck, const PieceSizes& sizes) {
    const auto found = searchBox(image, view, raised(deck, view, sizes), sizes.boxHeight);
    if (!found)
        return std::nullopt;
    const auto fit = refineBox(image, view, found->pose, sizes);
    if (!fit)
        return std::nullopt;
    return galleyFrom(*fit, view, sizes);
}

} // namespace umpire
