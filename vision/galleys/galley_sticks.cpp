#include "vision/galleys/galley_sticks.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace umpire::galleys {

namespace {

/// Returns how far a value is from the middle of two bounds: 0 in the middle, 1 at a bound, more
/// outside.
double strain(double value, double low, double high) {
    return std::abs(2 * value - low - high) / (high - low);
}

} // namespace

Millimetres oarHeight(const PieceSizes& sizes) {
    return sizes.boxHeight * 0.5;
}

GalleyPoint galleyPoint(const Galley& galley, TablePoint point) {
    const TablePoint from = point - galley.center;
    const TablePoint forward = along(galley.heading, 1_mm);
    return {dot(forward, from), cross(forward, from)};
}

TablePoint tablePoint(const Galley& galley, GalleyPoint point) {
    return galley.center + along(galley.heading, Millimetres(point.ahead)) +
           along(galley.heading + 90_deg, Millimetres(point.port));
}

TablePoint lifted(const TableView& view, TablePoint seen, Millimetres from, Millimetres to) {
    const TablePoint3 eye = cameraCenter(view);
    const TablePoint foot{eye.x, eye.y};
    return foot + (seen - foot) * ((eye.z - to) / (eye.z - from));
}

std::optional<OarClaim> oarClaim(const proposals::StickHypothesis& stick, const Galley& galley,
                                 const TableView& view, const PieceSizes& sizes) {
    constexpr double kInnerLow = -7,
                     kInnerHigh = 15; // mm from the side; the deck may hide 8 mm of the oar
    // Mm from the side; 16 to 34 mm of an oar are visible.
    constexpr double kOuterLow = 8, kOuterHigh = 38;
    constexpr double kSlant = 0.6; // maximum slant: mm along the side for each mm outward (31°)
    const Millimetres height = oarHeight(sizes);
    OarClaim claim;
    claim.stick = stick;
    GalleyPoint inner = galleyPoint(galley, lifted(view, stick.tail, kStickPlane, height));
    GalleyPoint outer = galleyPoint(galley, lifted(view, stick.head, kStickPlane, height));
    if (std::abs(inner.port) > std::abs(outer.port)) {
        std::swap(inner, outer);
        std::swap(claim.stick.tail, claim.stick.head);
    }
    const double side = outer.port > 0 ? 1 : -1;
    const double from = inner.port * side - sizes.boxWidth.value() / 2;
    const double to = outer.port * side - sizes.boxWidth.value() / 2;
    if (from < kInnerLow || from > kInnerHigh || to < kOuterLow || to > kOuterHigh ||
        to - from < 4) {
        return std::nullopt;
    }
    const double slant = (outer.ahead - inner.ahead) / (to - from);
    const double middle = to / 2;
    const double ahead = outer.ahead - slant * (to - middle);
    const double end = sizes.boxLength.value() / 2 + 1.5;
    if (std::abs(slant) > kSlant || std::abs(outer.ahead - slant * to) > end) {
        return std::nullopt;
    }
    claim.side = side > 0 ? GalleySide::Port : GalleySide::Starboard;
    claim.ahead = ahead;
    claim.misfit = std::max({strain(from, kInnerLow, kInnerHigh), strain(to, kOuterLow, kOuterHigh),
                             std::abs(slant) / kSlant});
    claim.score = stick.score;
    return claim;
}

} // namespace umpire::galleys
