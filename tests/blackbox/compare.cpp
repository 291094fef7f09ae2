#include "tests/blackbox/compare.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace umpire::testing {
namespace {

using nlohmann::json;

constexpr double kGalleyNearMm = 15.0;
constexpr double kMatchNearMm = 7.0;
constexpr double kMatchNearDeg = 12.0;
constexpr double kColumnNearMm = 10.0;
/// A line that passes this near to a corner may honestly be called either way.
constexpr double kTooCloseMm = 1.5;
constexpr double kTouchingMm = 0.8;
constexpr double kNotTouchingMm = 4.0;
constexpr double kRangeMm = 126.0;

struct Xy {
    double x = 0.0;
    double y = 0.0;
};
Xy operator-(Xy a, Xy b) {
    return {a.x - b.x, a.y - b.y};
}
double cross(Xy a, Xy b) {
    return a.x * b.y - a.y * b.x;
}
double dot(Xy a, Xy b) {
    return a.x * b.x + a.y * b.y;
}
double norm(Xy a) {
    return std::hypot(a.x, a.y);
}

Xy xy(const json& pair) {
    return {pair[0].get<double>(), pair[1].get<double>()};
}

std::vector<Xy> hullOf(const json& galley) {
    std::vector<Xy> hull;
    for (const json& corner : galley["hull_mm"]) {
        hull.push_back(xy(corner));
    }
    return hull;
}

double turnDeg(double a, double b) {
    return std::abs(std::remainder(a - b, 360.0));
}

double headingOf(const json& match) {
    const Xy along = xy(match["head_mm"]) - xy(match["tail_mm"]);
    return std::atan2(along.y, along.x) * 180.0 / M_PI;
}

double offMm(const json& said, const json& truth) {
    const Xy a = xy(said["tail_mm"]);
    const Xy b = xy(said["head_mm"]);
    return norm(Xy{(a.x + b.x) / 2, (a.y + b.y) / 2} - xy(truth["center_mm"]));
}

bool fits(const json& said, const json& truth) {
    const double turn = turnDeg(headingOf(said), headingOf(truth));
    return offMm(said, truth) < kMatchNearMm && std::min(turn, 180.0 - turn) < kMatchNearDeg;
}

void compareMatch(const json& said, const json& truth, Tally& tally) {
    const bool headed = truth["headed"];
    const double turn = turnDeg(headingOf(said), headingOf(truth));
    const bool sameEnd = !headed || turn < 90.0;
    ++tally.matchesFound;
    tally.headsRight += said["headed"] == headed && sameEnd ? 1 : 0;
    if (!headed || said["headed"] != headed || !sameEnd) {
        return;
    }
    tally.angleDeg.push_back(turn);
    if (!truth["leaning"].get<bool>()) {
        tally.endMm.push_back(std::max(norm(xy(said["head_mm"]) - xy(truth["head_mm"])),
                                       norm(xy(said["tail_mm"]) - xy(truth["tail_mm"]))));
    }
}

void compareMatches(std::vector<json> said, const json& truths, Tally& tally) {
    for (const json& truth : truths) {
        ++tally.matches;
        auto best = said.end();
        for (auto candidate = said.begin(); candidate != said.end(); ++candidate) {
            if (fits(*candidate, truth) &&
                (best == said.end() || offMm(*candidate, truth) < offMm(*best, truth))) {
                best = candidate;
            }
        }
        if (best != said.end()) {
            compareMatch(*best, truth, tally);
            said.erase(best);
        }
    }
    tally.invented += int(said.size());
}

/// A column is right as a whole or invented.
void compareOrders(const json& said, const json& truths, Tally& tally) {
    tally.orders += int(truths.size());
    for (const json& column : said) {
        const bool right = std::ranges::any_of(truths, [&](const json& truth) {
            const double off =
                column["column_x_mm"].get<double>() - truth["column_x_mm"].get<double>();
            return std::abs(off) < kColumnNearMm && column["side"] == truth["side"] &&
                   column["sequence"] == truth["sequence"];
        });
        ++(right ? tally.ordersRight : tally.invented);
    }
}

/// A stack of the other colour, or on another cell, is invented.
void compareStones(const json& said, const json& cells, Tally& tally) {
    tally.stones += int(cells.size());
    for (const json& stone : said) {
        const auto cell = cells.find(stone["cell"].get<std::string>());
        const bool right =
            cell != cells.end() && ((*cell)["owner"] == "roman") == (stone["colour"] == "light");
        ++(right ? tally.stonesRight : tally.invented);
        tally.heightsRight += right && (*cell)["height"] == stone["height"] ? 1 : 0;
    }
}

std::map<std::string, std::string> compareGalleys(std::vector<json> said, const json& truths,
                                                  Tally& tally) {
    std::map<std::string, std::string> ids;
    for (const json& truth : truths) {
        ++tally.galleys;
        const auto found = std::ranges::find_if(said, [&](const json& galley) {
            return norm(xy(galley["center_mm"]) - xy(truth["center_mm"])) < kGalleyNearMm;
        });
        if (found == said.end()) {
            continue;
        }
        ++tally.galleysFound;
        tally.bowsRight += turnDeg((*found)["heading_deg"], truth["heading_deg"]) < 90.0 ? 1 : 0;
        ids[truth["id"]] = (*found)["id"];
        said.erase(found);
    }
    tally.invented += int(said.size());
    return ids;
}

/// How a ray meets a convex hull: whether it does, and how near it passes to a corner ahead.
struct RayFact {
    bool hits = false;
    double nearestCornerMm = 1e9;
    double middleMm = 0.0; ///< of the hull, along the ray
};

RayFact rayFact(Xy through, Xy origin, const std::vector<Xy>& hull) {
    Xy direction = origin - through;
    direction = {direction.x / norm(origin - through), direction.y / norm(origin - through)};
    RayFact fact;
    double least = 1e9;
    double most = -1e9;
    bool ahead = false;
    for (const Xy& corner : hull) {
        const double side = cross(direction, corner - origin);
        least = std::min(least, side);
        most = std::max(most, side);
        fact.middleMm += dot(direction, corner - origin) / double(hull.size());
        if (dot(direction, corner - origin) > 0.0) {
            ahead = true;
            fact.nearestCornerMm = std::min(fact.nearestCornerMm, std::abs(side));
        }
    }
    fact.hits = ahead && least < 0.0 && most > 0.0;
    return fact;
}

/// A line that meets the attacker's own hull first is no hit (WG-33).
RayFact shotFact(const json& from, const json& to, const std::vector<Xy>& target,
                 const std::vector<Xy>& own) {
    RayFact fact = rayFact(xy(from), xy(to), target);
    const RayFact first = rayFact(xy(from), xy(to), own);
    if (!fact.hits || first.middleMm > fact.middleMm) {
        return fact;
    }
    fact.hits = !first.hits;
    fact.nearestCornerMm =
        first.hits ? first.nearestCornerMm : std::min(fact.nearestCornerMm, first.nearestCornerMm);
    return fact;
}

double pointToSegment(Xy point, Xy a, Xy b) {
    const double share =
        std::clamp(dot(point - a, b - a) / std::max(1e-9, dot(b - a, b - a)), 0.0, 1.0);
    return norm(point - Xy{a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share});
}

double matchToHull(const json& match, const std::vector<Xy>& hull) {
    const Xy tail = xy(match["tail_mm"]);
    const Xy head = xy(match["head_mm"]);
    double nearest = 1e9;
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const Xy a = hull[i];
        const Xy b = hull[(i + 1) % hull.size()];
        nearest = std::min({nearest, pointToSegment(tail, a, b), pointToSegment(head, a, b),
                            pointToSegment(a, tail, head), pointToSegment(b, tail, head)});
    }
    return nearest;
}

/// What a fair umpire may say of a toss.
struct TrueToss {
    int hitsMin = 0;
    int hitsMax = 0;
    double gapMm = 0.0;
    double nearestHullMm = 1e9;
};

const json& galleyNamed(const json& truth, const std::string& id) {
    return *std::ranges::find_if(truth["galleys"], [&](const json& g) { return g["id"] == id; });
}

/// How far the target reaches into the strips beside the attacker's long sides; negative: outside.
double intoSideZoneMm(const json& attacker, const json& target) {
    const double heading = attacker["heading_deg"].get<double>() * M_PI / 180.0;
    double least = 1e9;
    double most = -1e9;
    for (const Xy& corner : hullOf(target)) {
        const double along =
            dot(corner - xy(attacker["center_mm"]), {std::cos(heading), std::sin(heading)});
        least = std::min(least, along);
        most = std::max(most, along);
    }
    return std::min(most + 30.0, 30.0 - least);
}

TrueToss trueToss(const json& truth) {
    TrueToss toss{.gapMm = truth["toss"]["gap_mm"]};
    const json& target = galleyNamed(truth, truth["toss"]["target"]);
    const std::vector<Xy> hull = hullOf(target);
    const json& attacker = galleyNamed(truth, truth["toss"]["attacker"]);
    const std::vector<Xy> own = hullOf(attacker);
    const double into = intoSideZoneMm(attacker, target);
    for (const json& match : truth["matches"]) {
        if (match["role"] != "tossed") {
            continue;
        }
        const RayFact head = shotFact(match["tail_mm"], match["head_mm"], hull, own);
        const RayFact tail = shotFact(match["head_mm"], match["tail_mm"], hull, own);
        const bool zone = into > 0.0;
        const bool doubtful = head.nearestCornerMm < kTooCloseMm ||
                              (zone && tail.nearestCornerMm < kTooCloseMm) ||
                              (tail.hits && std::abs(into) < 3.0);
        toss.hitsMax += doubtful || head.hits || (zone && tail.hits) ? 1 : 0;
        toss.hitsMin += !doubtful && (head.hits || (zone && tail.hits)) ? 1 : 0;
        for (const json& galley : truth["galleys"]) {
            toss.nearestHullMm = std::min(toss.nearestHullMm, matchToHull(match, hullOf(galley)));
        }
    }
    return toss;
}

bool isAny(const json& said, const std::vector<json>& allowed) {
    return std::ranges::find(allowed, said) != allowed.end();
}

bool isRight(const json& said, const TrueToss& truth) {
    if (truth.nearestHullMm < kTouchingMm) {
        return isAny(said["void"], {true, "too_close"});
    }
    if (truth.gapMm > kRangeMm + 2.0) {
        return isAny(said["in_range"], {false, "too_close"});
    }
    const int least = said["hits_min"];
    const int most = said["hits_max"];
    return said["void"] == false && least <= truth.hitsMax && most >= truth.hitsMin &&
           most - least <= truth.hitsMax - truth.hitsMin + 1;
}

} // namespace

std::map<std::string, std::string> compareLook(const json& said, const json& truth, Tally& tally) {
    compareMatches(said["matches"], truth.value("matches", json::array()), tally);
    tally.invented += int(said["codes"].size());
    compareStones(said["stones"], truth.value("cells", json::object()), tally);
    tally.invented += int(std::ranges::count_if(
        said["dice"], [](const json& die) { return !die["value"].is_null(); }));
    compareOrders(said["orders"], truth.value("orders", json::array()), tally);
    return compareGalleys(said["galleys"], truth.value("galleys", json::array()), tally);
}

void compareScore(const json& said, const json& truth, Tally& tally) {
    const TrueToss toss = trueToss(truth);
    if (toss.nearestHullMm >= kTouchingMm && toss.nearestHullMm < kNotTouchingMm) {
        return; // too near to a hull for this check to say
    }
    ++tally.tosses;
    tally.verdictsRight += !said.is_null() && isRight(said["toss"], toss) ? 1 : 0;
}

double median(std::vector<double> values) {
    if (values.empty()) {
        return 0.0;
    }
    std::ranges::sort(values);
    return values[values.size() / 2];
}

} // namespace umpire::testing
