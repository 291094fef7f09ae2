#include "app/measure/evaluate/compare_score.h"

#include "app/measure/evaluate/truth.h"

#include <algorithm>
#include <cmath>

namespace umpire {
namespace {

using nlohmann::json;

/// If a line passes a hull's corner at less than this distance, in mm, a hit and a miss are both
/// accepted as right.
constexpr double kTooCloseMm = 1.5;
/// If a galley is inside or outside the side zone by less than this, in mm, a hit and a miss are
/// both accepted as right.
constexpr double kZoneTooCloseMm = 3.0;
constexpr double kHalfZoneMm = 30.0;
/// Maximum range in mm: three match lengths, plus 2 mm in which "in range" and "out of range" are
/// both accepted as right.
constexpr double kRangeMm = 126.0 + 2.0;
/// Distances between a match and a hull, in mm. Below kTouchingMm the match touches the hull; from
/// kNotTouchingMm on it does not; between them it may.
constexpr double kTouchingMm = 0.8;
constexpr double kNotTouchingMm = 4.0;

/// Whether the attacker's own hull stops a line that meets it before the target.
enum class OwnHull { IsOpen, Stops };

/// The intersection of a ray and a convex hull.
struct RayFact {
    bool hits = false;
    double nearestCornerMm = 1e9; ///< distance between the ray and the nearest corner ahead
    double middleMm = 0.0;        ///< distance to the middle of the hull, along the ray
};

Hull hullIn(const json& galley) {
    const json& corners = galley.at("hull_mm");
    return {pointOf(corners.at(0)), pointOf(corners.at(1)), pointOf(corners.at(2)),
            pointOf(corners.at(3))};
}

RayFact rayFact(TablePoint through, TablePoint origin, const Hull& hull) {
    const TablePoint direction = (origin - through) * (1.0 / distance(origin, through).value());
    RayFact fact;
    double least = 1e9;
    double most = -1e9;
    for (const TablePoint& corner : hull) {
        const double side = cross(direction, corner - origin);
        const double ahead = dot(direction, corner - origin);
        least = std::min(least, side);
        most = std::max(most, side);
        fact.middleMm += ahead / double(hull.size());
        if (ahead > 0.0) {
            fact.nearestCornerMm = std::min(fact.nearestCornerMm, std::abs(side));
        }
    }
    fact.hits = fact.nearestCornerMm < 1e9 && least < 0.0 && most > 0.0;
    return fact;
}

double pointToSegmentMm(TablePoint point, TablePoint a, TablePoint b) {
    const double share =
        std::clamp(dot(point - a, b - a) / std::max(1e-9, dot(b - a, b - a)), 0.0, 1.0);
    return distance(point, a + (b - a) * share).value();
}

double matchToHullMm(const json& match, const Hull& hull) {
    const TablePoint tail = pointOf(match.at("tail_mm"));
    const TablePoint head = pointOf(match.at("head_mm"));
    double nearest = 1e9;
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const TablePoint a = hull[i];
        const TablePoint b = hull[(i + 1) % hull.size()];
        nearest = std::min({nearest, pointToSegmentMm(tail, a, b), pointToSegmentMm(head, a, b),
                            pointToSegmentMm(a, tail, head), pointToSegmentMm(b, tail, head)});
    }
    return nearest;
}

/// The pieces of a toss, at rest.
struct Toss {
    Hull attacker;
    Hull target;
    double gapMm = 0.0;
    double intoZoneMm = 0.0;      ///< depth of the target inside the side zone; negative: outside
    double nearestHullMm = 999.0; ///< smallest distance between a tossed match and a hull
    std::vector<json> matches;
};

double intoSideZoneMm(const json& attacker, const Hull& target) {
    const TablePoint forward = along(radiansFromDegrees(attacker.at("heading_deg")), 1_mm);
    double least = 1e9;
    double most = -1e9;
    for (const TablePoint& corner : target) {
        const double ahead = dot(corner - pointOf(attacker.at("center_mm")), forward);
        least = std::min(least, ahead);
        most = std::max(most, ahead);
    }
    return std::min(most + kHalfZoneMm, kHalfZoneMm - least);
}

Toss tossIn(const json& truth) {
    json galleys;
    for (const json& galley : truth.at("galleys")) {
        galleys[galley.at("id").get<std::string>()] = galley;
    }
    const json& attacker = galleys.at(truth.at("toss").at("attacker").get<std::string>());
    Toss toss;
    toss.attacker = hullIn(attacker);
    toss.target = hullIn(galleys.at(truth.at("toss").at("target").get<std::string>()));
    toss.gapMm = truth.at("toss").at("gap_mm");
    toss.intoZoneMm = intoSideZoneMm(attacker, toss.target);
    for (const json& match : truth.at("matches")) {
        if (match.at("role") != "tossed") {
            continue;
        }
        toss.matches.push_back(match);
        for (const json& galley : galleys) {
            toss.nearestHullMm = std::min(toss.nearestHullMm, matchToHullMm(match, hullIn(galley)));
        }
    }
    return toss;
}

RayFact shotFact(const Toss& toss, OwnHull own, const json& from, const json& to) {
    RayFact fact = rayFact(pointOf(from), pointOf(to), toss.target);
    const RayFact first = rayFact(pointOf(from), pointOf(to), toss.attacker);
    if (own == OwnHull::IsOpen || !fact.hits || first.middleMm > fact.middleMm) {
        return fact;
    }
    fact.hits = !first.hits;
    fact.nearestCornerMm =
        first.hits ? first.nearestCornerMm : std::min(fact.nearestCornerMm, first.nearestCornerMm);
    return fact;
}

struct Hits {
    int min = 0;
    int max = 0;
};

/// Returns the range of hits that the truth allows.
Hits trueHits(const Toss& toss, OwnHull own) {
    Hits hits;
    const bool zone = toss.intoZoneMm > 0.0;
    for (const json& match : toss.matches) {
        const RayFact head = shotFact(toss, own, match.at("tail_mm"), match.at("head_mm"));
        const RayFact tail = shotFact(toss, own, match.at("head_mm"), match.at("tail_mm"));
        const bool hit = head.hits || (zone && tail.hits);
        const bool doubtful = head.nearestCornerMm < kTooCloseMm ||
                              (zone && tail.nearestCornerMm < kTooCloseMm) ||
                              (tail.hits && std::abs(toss.intoZoneMm) < kZoneTooCloseMm);
        hits.min += hit && !doubtful ? 1 : 0;
        hits.max += hit || doubtful ? 1 : 0;
    }
    return hits;
}

/// Tells whether the ruling agrees with the truth, and its range of hits is at most one wider.
bool isRight(const json& said, const Toss& toss, const Hits& hits) {
    if (toss.nearestHullMm < kTouchingMm) {
        return said.at("void") != false;
    }
    if (toss.gapMm > kRangeMm) {
        return said.at("in_range") != true;
    }
    const int least = said.at("hits_min");
    const int most = said.at("hits_max");
    return said.at("void") == false && least <= hits.max && most >= hits.min &&
           most - least <= hits.max - hits.min + 1;
}

/// Tells whether the ruling contradicts the truth. A ruling with too wide a range is useless, but
/// it does not contradict the truth.
bool isFalse(const json& said, const Toss& toss, const Hits& hits) {
    if (toss.nearestHullMm < kTouchingMm) {
        return said.at("void") == false;
    }
    if (toss.gapMm > kRangeMm) {
        return said.at("in_range") == true;
    }
    return said.at("void") == true || said.at("in_range") == false ||
           said.at("hits_min") > hits.max || said.at("hits_max") < hits.min;
}

/// Tells whether the true distances do not show if a match touches a hull.
bool isOpen(const Toss& toss) {
    return toss.nearestHullMm >= kTouchingMm && toss.nearestHullMm < kNotTouchingMm;
}

/// `ending`: suffix of the keys. If it is empty, the attacker's own hull stops no line.
void judgeRuling(const json& said, const Toss& toss, const std::string& ending, Figures& figures) {
    const Hits hits = trueHits(toss, ending.empty() ? OwnHull::IsOpen : OwnHull::Stops);
    figures.counts["verdicts_false_invented" + ending] += isFalse(said, toss, hits) ? 1 : 0;
    figures.judge("verdict_right" + ending, isRight(said, toss, hits));
    if (toss.nearestHullMm >= kTouchingMm && toss.gapMm <= kRangeMm) {
        figures.judge("verdict_exact" + ending,
                      said.at("hits_min") == hits.min && said.at("hits_max") == hits.max);
    }
}

} // namespace

void compareScore(const json& said, const json& truth, Figures& figures) {
    const Toss toss = tossIn(truth);
    if (said.is_null()) {
        figures.judge("verdict_right", false);
        figures.judge("verdict_right_wg33", false);
        return;
    }
    const json& ruling = said.at("toss");
    figures.errors["gap_mm"].push_back(std::abs(double(ruling.at("gap_mm")) - toss.gapMm));
    if (isOpen(toss)) {
        return;
    }
    judgeRuling(ruling, toss, "", figures);
    judgeRuling(ruling, toss, "_wg33", figures);
}

void compareDroppedScore(const json& said, const json& truth, Figures& figures) {
    const Toss toss = tossIn(truth);
    if (said.is_null()) {
        figures.judge("verdict_right_dropped", false);
    } else if (!isOpen(toss)) {
        judgeRuling(said.at("toss"), toss, "_dropped", figures);
    }
}

int droppedIn(const json& truth) {
    return int(tossIn(truth).matches.size());
}

} // namespace umpire
