#include "rules/engine/war_galley/toss_model.h"

#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/salvo.h"

#include <algorithm>

namespace umpire::war_galley {
namespace {

constexpr double kBesideHull = 1.0; ///< distance of the drop from the hull, in match lengths
constexpr double kDeviation = 0.5;

/// Draws a value with nearly a standard normal distribution: the sum of 12 uniform values, which is
/// the same on every machine.
double normal(Lot& lot) {
    double sum = -6;
    for (int i = 0; i < 12; ++i) {
        sum += lot.fraction();
    }
    return sum;
}

/// Draws a unit vector with a uniformly random direction: draws points in a square until a point
/// lies in the unit disc and not too near its centre.
TablePoint direction(Lot& lot) {
    for (;;) {
        const double x = 2 * lot.fraction() - 1;
        const double y = 2 * lot.fraction() - 1;
        const double square = x * x + y * y;
        if (square <= 1 && square > 0.01) {
            const double length = std::sqrt(square);
            return {Millimetres(x / length), Millimetres(y / length)};
        }
    }
}

/// Tells whether the ray from `from` meets the hull: passes between two adjacent corners ahead.
bool pointsAt(TablePoint from, TablePoint ahead, const Hull& hull) {
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const TablePoint a = hull[i] - from;
        const TablePoint b = hull[(i + 1) % hull.size()] - from;
        const double left = cross(ahead, a);
        const double right = cross(ahead, b);
        if ((left < 0) == (right < 0)) {
            continue;
        }
        const double along = (dot(ahead, a) * right - dot(ahead, b) * left) / (right - left);
        if (along >= 0) {
            return true;
        }
    }
    return false;
}

bool isInside(TablePoint point, const Hull& hull) {
    int left = 0;
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const TablePoint edge = hull[(i + 1) % hull.size()] - hull[i];
        left += cross(edge, point - hull[i]) > 0 ? 1 : 0;
    }
    return left == 0 || left == int(hull.size());
}

} // namespace

int hitsByLot(const State& state, VesselIndex attacker, VesselIndex target, Lot& lot) {
    const Galley from = pieceOf(state, attacker);
    const Galley to = pieceOf(state, target);
    const Millimetres match = state.settings.match;
    const bool bothEnds = sideZoneOf(from, to, state.settings.sideZone).margin > 0_mm;
    const TablePoint back = from.center - to.center;
    const double apart = std::max(1.0, length(back).value());
    const TablePoint spot =
        to.center + back * ((state.settings.boxWidth * 0.5 + match * kBesideHull).value() / apart);
    int hits = 0;
    for (int left = matchesToDrop(state, attacker, target); left > 0; --left) {
        const TablePoint middle = spot + TablePoint{match * (kDeviation * normal(lot)),
                                                    match * (kDeviation * normal(lot))};
        const TablePoint ahead = direction(lot);
        const TablePoint half = ahead * (0.5 * match.value());
        for (const TablePoint& part : {middle - half, middle, middle + half}) {
            if (isInside(part, to.hull)) {
                return 0;
            }
        }
        hits += pointsAt(middle + half, ahead, to.hull) ||
                        (bothEnds && pointsAt(middle - half, ahead * -1.0, to.hull))
                    ? 1
                    : 0;
    }
    return hits;
}

} // namespace umpire::war_galley
