#include "rules/games/war_galley/contacts.h"

#include "rules/games/war_galley/sweep.h"

#include <algorithm>

namespace umpire::war_galley {
namespace {

/// A forward order that moves a galley less than this counts as no movement, because a camera is
/// not more accurate.
constexpr Millimetres kMovedNothing = 0.5_mm;

/// Depth in which edges of hulls that were placed by hand belong to a contact (see
/// `touchingPoint`).
constexpr Millimetres kMeasuredDepth = 0.1_mm;

/// Depth behind the front edge that counts as the bow (WG-26); it includes the placing errors of
/// two hulls.
constexpr Millimetres kMeasuredBowDepth = 2_mm;

/// Error of the place where two hulls touch, by the hand and the camera.
constexpr Millimetres kPlaceDoubt = 1_mm;
constexpr Radians kHeadingDoubt = 1.5_deg;

/// Returns the number of forward orders that increase the damage of the galley's ram in this step
/// (WG-25, WG-A4).
int speedOf(const State& state, VesselIndex vessel) {
    const auto& plan = state.vessels[vessel].plan;
    const int step = state.execution.step;
    const SpeedBonus bonus = state.settings.speedBonus;
    if (!plan || (plan->count < step && bonus == SpeedBonus::ConsecutiveForwards)) {
        return 0; // a step without an order ends the sequence
    }
    Plan executed = *plan;
    executed.count = std::min(plan->count, step);
    for (std::size_t i = 0; i < std::size_t(executed.count); ++i) {
        if ((state.vessels[vessel].stalled >> i & 1U) != 0) {
            executed.laid[i] = Order::Fire; // any order that does not count as forward
        }
    }
    return countedForwards(executed.orders(), bonus);
}

CollisionOptions measuredOptions(const State& state) {
    CollisionOptions options = collisionOptionsOf(state.settings);
    options.bowDepth = kMeasuredBowDepth;
    return options;
}

/// Moves the point of the contact, and turns the first galley.
HullContact shifted(HullContact contact, TablePoint by, Radians turn) {
    contact.point = contact.point + by;
    contact.firstPose.heading += turn;
    return contact;
}

} // namespace

bool hasMoved(const State& state, VesselIndex index) {
    const Vessel& vessel = state.vessels[index];
    return isMovement(orderOf(state, index)) && (!vessel.from || *vessel.from != *vessel.pose);
}

RamSpeeds ramSpeedsOf(const State& state, const VesselPair& pair) {
    return {speedOf(state, pair.first), speedOf(state, pair.second), hasMoved(state, pair.first),
            hasMoved(state, pair.second)};
}

std::vector<VesselIndex> stalledNow(const State& state) {
    std::vector<VesselIndex> stalled;
    for (VesselIndex index = 0; index < state.vessels.size(); ++index) {
        const Vessel& vessel = state.vessels[index];
        if (vessel.from && orderOf(state, index) == Order::Forward &&
            distance(vessel.from->bow, vessel.pose->bow) < kMovedNothing) {
            stalled.push_back(index);
        }
    }
    return stalled;
}

HullContact contactOf(const State& state, const VesselPair& pair) {
    const GalleyPose& first = *state.vessels[pair.first].pose;
    const GalleyPose& second = *state.vessels[pair.second].pose;
    const TablePoint point = touchingPoint(first, second, sizesOf(state.settings), kMeasuredDepth);
    return {pair.first, pair.second, point, 1.0, first, second};
}

std::optional<CollisionDamage> sureDamageOf(const State& state, const VesselPair& pair) {
    const HullContact contact = contactOf(state, pair);
    const RamSpeeds speeds = ramSpeedsOf(state, pair);
    const CollisionOptions options = measuredOptions(state);
    const CollisionDamage damage = collisionDamage(contact, speeds, options);
    for (const Radians turn : {-kHeadingDoubt, Radians(), kHeadingDoubt}) {
        for (const TablePoint by :
             {TablePoint{kPlaceDoubt, 0_mm}, TablePoint{-kPlaceDoubt, 0_mm},
              TablePoint{0_mm, kPlaceDoubt}, TablePoint{0_mm, -kPlaceDoubt}}) {
            if (collisionDamage(shifted(contact, by, turn), speeds, options) != damage) {
                return std::nullopt;
            }
        }
    }
    return damage;
}

CollisionDamage damageOf(const State& state, const CallRam& call) {
    const VesselPair pair = pairOf(call.rammer, call.struck);
    const RamSpeeds speeds = ramSpeedsOf(state, pair);
    const bool headOn = call.face == Face::Bow;
    const auto points = [&](VesselIndex by, bool moved, int speed) {
        const bool takesPart = (by == call.rammer || headOn) &&
                               dealsDamage(moved, call.face, state.settings.restingBow);
        return takesPart ? pointsAgainst(call.face) + speed : 0;
    };
    return {points(pair.second, speeds.secondMoved, speeds.second),
            points(pair.first, speeds.firstMoved, speeds.first)};
}

std::vector<VesselPair> reckonedContacts(const State& state) {
    std::vector<VesselIndex> indices;
    std::vector<StepMover> movers;
    for (VesselIndex index = 0; index < state.vessels.size(); ++index) {
        if (isAfloat(state, index)) {
            const Vessel& vessel = state.vessels[index];
            indices.push_back(index);
            movers.push_back({vessel.from.value_or(*vessel.pose), orderOf(state, index)});
        }
    }
    std::vector<VesselPair> pairs;
    for (const HullContact& contact :
         moveOneStep(movers, motionOptionsOf(state.settings)).contacts) {
        pairs.push_back({indices[contact.first], indices[contact.second]});
    }
    return pairs;
}

bool touchedBefore(const State& state, const VesselPair& pair) {
    State before = state;
    for (Vessel& vessel : before.vessels) {
        vessel.pose = vessel.from ? vessel.from : vessel.pose;
    }
    return touch(before, pair) == Certainty::Yes;
}

Certainty touch(const State& state, const VesselPair& pair) {
    const Millimetres gap = gapBetween(state, pair.first, pair.second);
    return gap >= state.settings.apart      ? Certainty::No
           : gap <= state.settings.touching ? Certainty::Yes
                                            : Certainty::TooClose;
}

} // namespace umpire::war_galley
