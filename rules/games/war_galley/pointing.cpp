#include "rules/games/war_galley/pointing.h"

#include "rules/games/war_galley/approach.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace umpire::war_galley {
namespace {

/// Tolerance for rounding, so that a line through a corner is not a miss.
constexpr Millimetres kRounding = 1e-6_mm;

struct Ray {
    TablePoint from;
    TablePoint direction; ///< unit vector
    Millimetres length;   ///< length of the match
    Millimetres sigmaFrom;
    Millimetres sigmaOther;
};

/// A point of the hull in the frame of the ray.
struct Sighted {
    Millimetres ahead;
    Millimetres left;
    Millimetres sigma; ///< standard deviation of `left`
};

Ray rayOf(const Match& match, End end) {
    const bool byHead = end == End::Head;
    const TablePoint from = byHead ? match.head : match.tail;
    const TablePoint other = byHead ? match.tail : match.head;
    const Millimetres length = distance(other, from);
    return {from, (from - other) * (1.0 / length.value()), length,
            byHead ? match.sigmaHead : match.sigmaTail, byHead ? match.sigmaTail : match.sigmaHead};
}

TablePoint pointOn(const Ray& ray, Millimetres ahead) {
    return ray.from + ray.direction * ahead.value();
}

Sighted sight(const Ray& ray, const Galley& target, TablePoint point) {
    const TablePoint to = point - ray.from;
    const Millimetres ahead(dot(ray.direction, to));
    const double lever = std::max(ahead.value(), 0.0) / ray.length.value();
    const TablePoint leftward{-ray.direction.y, ray.direction.x};
    const double sigma =
        std::hypot(ray.sigmaFrom.value() * (1.0 + lever), ray.sigmaOther.value() * lever,
                   sigmaAt(target, point, leftward).value());
    return {ahead, Millimetres(cross(ray.direction, to)), Millimetres(sigma)};
}

/// Returns the part of the hull that is not behind the ray's start.
std::vector<Sighted> sightAhead(const Ray& ray, const Galley& target) {
    std::vector<Sighted> outline;
    for (std::size_t i = 0; i < target.hull.size(); ++i) {
        const TablePoint corner = target.hull[i];
        const TablePoint next = target.hull[(i + 1) % target.hull.size()];
        const double here = dot(ray.direction, corner - ray.from);
        const double there = dot(ray.direction, next - ray.from);
        if (here >= 0.0) {
            outline.push_back(sight(ray, target, corner));
        }
        if ((here < 0.0) != (there < 0.0)) {
            outline.push_back(
                sight(ray, target, corner + (next - corner) * (here / (here - there))));
        }
    }
    return outline;
}

/// Returns the offset from the ray in standard deviations; practically infinite if the point has no
/// uncertainty.
double certainty(const Sighted& point) {
    const double left = point.left.value();
    const double far = std::numeric_limits<double>::max();
    return point.sigma > 0_mm ? left / point.sigma.value() : std::clamp(left * 1e9, -far, far);
}

/// Returns the distance along the ray to its nearest crossing with the outline.
Millimetres firstMeeting(const std::vector<Sighted>& outline) {
    Millimetres nearest(std::numeric_limits<double>::infinity());
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Sighted& a = outline[i];
        const Sighted& b = outline[(i + 1) % outline.size()];
        if (abs(a.left) <= kRounding) {
            nearest = std::min(nearest, a.ahead);
        } else if ((a.left < 0_mm) != (b.left < 0_mm)) {
            nearest =
                std::min(nearest, a.ahead + (b.ahead - a.ahead) * (a.left / (a.left - b.left)));
        }
    }
    return nearest;
}

Pointing behind(const Ray& ray, const Galley& target) {
    const TablePoint end[] = {ray.from, ray.from};
    const Approach nearest = approachOf(end, target.hull);
    const Sighted seen = sight(ray, target, nearest.onSecond);
    return {{-nearest.distance, seen.sigma}, ray.from, ray.from};
}

} // namespace

Pointing pointingOf(const Match& match, End end, const Galley& target) {
    const Ray ray = rayOf(match, end);
    if (!(ray.length > 0_mm)) {
        const Millimetres unknown(std::numeric_limits<double>::infinity());
        return {{0_mm, unknown}, ray.from, ray.from};
    }
    const std::vector<Sighted> outline = sightAhead(ray, target);
    if (outline.empty()) {
        return behind(ray, target);
    }
    // The ray meets the outline if points lie on both sides of the ray. The outermost point on each
    // side shows how certain this is; the less certain of the two points decides. On a miss, this
    // is the point that the ray passes.
    const auto [right, left] = std::ranges::minmax_element(outline, {}, certainty);
    const bool leftDecides = certainty(*left) < -certainty(*right);
    const Sighted& deciding = leftDecides ? *left : *right;
    Millimetres margin = leftDecides ? deciding.left : -deciding.left;
    margin = abs(margin) <= kRounding ? 0_mm : margin;
    const Millimetres ahead = margin >= 0_mm ? firstMeeting(outline) : deciding.ahead;
    return {{margin, deciding.sigma}, ray.from, pointOn(ray, ahead)};
}

} // namespace umpire::war_galley
