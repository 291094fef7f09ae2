#include "rules/engine/war_galley/prospects.h"

#include "rules/engine/war_galley/boxes.h"
#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/salvo.h"

#include <algorithm>

namespace umpire::war_galley {
namespace {

// Weights of the evaluation, in points of lead.
constexpr double kAfloat = 2.0;
constexpr double kOar = 0.3; ///< weight of each oar
/// Weight of each oar on the side of the galley that has fewer oars; this number limits the moves
/// (WG-15).
constexpr double kEvenOar = 0.35;
constexpr double kMast = 0.5;   ///< weight of each mast
constexpr double kThreat = 0.5; ///< weight of an enemy straight ahead and within reach
/// Penalty for each match length of distance to the nearest enemy.
constexpr double kAwayFrom = 0.04;
constexpr double kAwayFromTable = 1.5;
constexpr double kOneSided = 5; ///< a lead of this many points is worth 3 of 4 games

double squashed(double lead) {
    const double part = lead / kOneSided;
    return 0.5 + 0.5 * part / (1 + (part < 0 ? -part : part));
}

/// Evaluates the pose of a galley relative to its enemies, in points of lead.
double threatOf(const State& state, VesselIndex vessel) {
    constexpr double kReach = 5; // distance that a galley can cover in a turn, in match lengths
    const Box own = boxOf(state, vessel);
    double threat = 0;
    double nearest = kReach * 4;
    for (VesselIndex other = 0; other < state.vessels.size(); ++other) {
        if (ownerOf(state, other) == ownerOf(state, vessel) || !isAfloat(state, other)) {
            continue;
        }
        const Box enemy = boxOf(state, other);
        const double away = std::max(0.0, gapOf(own, enemy)) / state.settings.match.value();
        nearest = std::min(nearest, away);
        const double facing = std::max(0.0, facingOf(own, enemy));
        // 1 if the enemy shows its side, 0 if it shows its bow
        const double exposed = 1 - std::max(0.0, facingOf(enemy, own));
        threat += away > kReach ? 0 : kThreat * facing * exposed;
    }
    return threat - kAwayFrom * nearest - (isOffTable(own, state.settings) ? kAwayFromTable : 0);
}

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

double worthOf(const State& state, VesselIndex vessel) {
    const Rig& rig = state.vessels[vessel].rig;
    return kAfloat + kOar * (rig.port + rig.starboard) +
           kEvenOar * std::min(rig.port, rig.starboard) + kMast * rig.masts;
}

Worth worthOf(const State& state) {
    double lead = 0;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (isAfloat(state, vessel)) {
            const double own = worthOf(state, vessel) + threatOf(state, vessel);
            lead += ownerOf(state, vessel) == Side::A ? own : -own;
        }
    }
    Worth worth{};
    worth[0] = squashed(lead);
    worth[1] = 1 - worth[0];
    return worth;
}

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
