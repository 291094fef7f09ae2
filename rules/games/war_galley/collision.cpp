#include "rules/games/war_galley/collision.h"

#include <algorithm>
#include <cmath>

namespace umpire::war_galley {
namespace {

/// Tolerance for angles, so that rounding does not move a heading across a limit.
constexpr Radians kAngleRounding(1e-9);

/// The point of the contact, projected onto the galley's outline, in the galley's own frame.
struct OwnPoint {
    Millimetres toBow; ///< distance from the front edge of the bow
    Millimetres toStern;
    Millimetres toSide; ///< distance from the nearer long side
};

Millimetres fromBowLine(const GalleyPose& galley, TablePoint point) {
    return Millimetres(dot(galley.bow - point, along(galley.heading, 1_mm)));
}

OwnPoint ownPoint(const GalleyPose& galley, TablePoint point, const PieceSizes& sizes) {
    const Millimetres aside(std::abs(cross(along(galley.heading, 1_mm), point - galley.bow)));
    const Millimetres toBow = std::clamp(fromBowLine(galley, point), 0_mm, sizes.boxLength);
    return {toBow, sizes.boxLength - toBow, std::max(sizes.boxWidth * 0.5 - aside, 0_mm)};
}

Face byHeading(Radians apart, bool atBow, const CollisionOptions& options) {
    if (atBow && apart > options.headOnAbove + kAngleRounding) {
        return Face::Bow;
    }
    const bool sternIsNear = !atBow || options.cornerStern == CornerStern::AnyCorner;
    return sternIsNear && apart < options.sternBelow - kAngleRounding ? Face::Stern : Face::Side;
}

Face byNearestEdge(const OwnPoint& own) {
    if (own.toSide <= std::min(own.toBow, own.toStern)) {
        return Face::Side;
    }
    return own.toBow <= own.toStern ? Face::Bow : Face::Stern;
}

/// Returns the points of damage by `rammer` to `struck`, without its speed (WG-24, WG-26).
int damageBy(const GalleyPose& rammer, bool moved, const GalleyPose& struck, TablePoint contact,
             const CollisionOptions& options) {
    const Face face = faceHit(struck, rammer.heading, contact, options);
    return bowTakesPart(rammer, struck.heading, contact, options) &&
                   dealsDamage(moved, face, options.restingBow)
               ? pointsAgainst(face)
               : 0;
}

int withBonus(int points, int forwards) {
    return points > 0 ? points + forwards : 0;
}

} // namespace

Face faceHit(const GalleyPose& struck, Radians otherHeading, TablePoint contact,
             const CollisionOptions& options) {
    const OwnPoint own = ownPoint(struck, contact, options.sizes);
    const Millimetres toEnd = std::min(own.toBow, own.toStern);
    const double toCorner = std::hypot(toEnd.value(), own.toSide.value());
    if (toCorner < options.cornerPart * options.sizes.boxLength.value()) {
        return byHeading(abs(normalized(otherHeading - struck.heading)), own.toBow < own.toStern,
                         options);
    }
    return byNearestEdge(own);
}

bool bowTakesPart(const GalleyPose& galley, Radians otherHeading, TablePoint contact,
                  const CollisionOptions& options) {
    return fromBowLine(galley, contact) <= options.bowDepth ||
           faceHit(galley, otherHeading, contact, options) == Face::Bow;
}

int pointsAgainst(Face face) {
    switch (face) {
    case Face::Bow:
    case Face::Side:
        return 2;
    case Face::Stern:
        return 1;
    }
    return 0;
}

bool dealsDamage(bool moved, Face struck, RestingBow restingBow) {
    return moved || restingBow == RestingBow::Rams ||
           (restingBow == RestingBow::HeadOn && struck == Face::Bow);
}

int countedForwards(std::span<const Order> executed, SpeedBonus bonus) {
    const auto isForward = [](Order order) { return order == Order::Forward; };
    if (bonus == SpeedBonus::AllForwards) {
        return int(std::ranges::count_if(executed, isForward));
    }
    const auto lastOther = std::ranges::find_if_not(executed.rbegin(), executed.rend(), isForward);
    return int(lastOther - executed.rbegin());
}

CollisionDamage collisionDamage(const HullContact& contact, const RamSpeeds& speeds,
                                const CollisionOptions& options) {
    const GalleyPose& first = contact.firstPose;
    const GalleyPose& second = contact.secondPose;
    const int toFirst = damageBy(second, speeds.secondMoved, first, contact.point, options);
    const int toSecond = damageBy(first, speeds.firstMoved, second, contact.point, options);
    return {withBonus(toFirst, speeds.second), withBonus(toSecond, speeds.first)};
}

} // namespace umpire::war_galley
