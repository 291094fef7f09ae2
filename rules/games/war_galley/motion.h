#pragma once

#include "rules/games/war_galley/galley_pose.h"

#include <cstddef>
#include <optional>
#include <vector>

/// Computes one step's movement: WG-18, WG-20, WG-21(A), WG-23; readings WG-A2, WG-A3, WG-A5. All
/// galleys of a step move at once over a common time from 0 to 1. A forward slides 1 M at a
/// constant speed. A turn rotates by 60 degrees about the bow's front point in the first half; in
/// the second half it slides 1 M along the new heading (WG-A3), or rests if it turns in place. The
/// time of contact is computed, not sampled: in closed form if both galleys slide; if one rotates,
/// by isolating the first root with a proven bound. Only a gap less than 1e-6 mm below `touch` can
/// be missed, and times are accurate to 1e-10 of the step.
namespace umpire::war_galley {

/// Tells whether the order is forward, left or right.
constexpr bool isMovement(std::optional<Order> order) {
    return order == Order::Forward || order == Order::Left || order == Order::Right;
}

/// Selects how a turn ends: with an advance of 1 M along the new heading (WG-A2), or in place.
enum class Turning { AndAdvance, InPlace };

/// Selects whether a galley stops where it touches another (WG-A5), or completes its order (the
/// other reading of WG-23). Completing may make hulls overlap on the record, which real boxes
/// cannot do.
enum class AfterContact { Stops, Completes };

struct MotionOptions {
    Turning turning = Turning::AndAdvance;
    AfterContact afterContact = AfterContact::Stops;
    PieceSizes sizes; ///< `matchLength` is M, the box is the hull
    /// Hulls with a gap of at most this touch, and a moving galley stops at this gap. The value is
    /// far below what a hand can place and a camera can measure (0.5 mm), and far above rounding.
    /// Two hulls that are up to a tenth farther apart at a step's start still count as touching, so
    /// that rounding a recorded state does not part a pair. The gap is measured at right angles to
    /// the hulls' edges; from corner to corner it may be 1.41 times as far.
    Millimetres touch = 0.1_mm;
    bool operator==(const MotionOptions&) const = default;
};

/// A galley at a step's start with the order that it executes. The galley rests if it has no order,
/// or an order that is no movement.
struct StepMover {
    GalleyPose pose;
    std::optional<Order> order;
};

/// Two galleys that were apart at the step's start and now touch (WG-23).
struct HullContact {
    std::size_t first = 0; ///< index into the movers, below `second`
    std::size_t second = 0;
    TablePoint point;  ///< between the hulls; if edges meet flush, the middle of their common part
    double when = 0.0; ///< time in the step, 0 to 1
    GalleyPose firstPose; ///< poses of the two at that time
    GalleyPose secondPose;
    bool operator==(const HullContact&) const = default;
};

/// `stops` holds each mover's pose at the step's end, in the movers' order. In the mode Stops, both
/// galleys of a contact have rested there since the contact or longer. Contacts are in time order.
struct StepMotion {
    std::vector<GalleyPose> stops;
    std::vector<HullContact> contacts;
};

/// Moves all galleys of a step at once. Each galley stops at its first contact, whichever galley
/// caused it, and stays there; others can still run into it (WG-A5). Friendly galleys collide like
/// enemies. WG-23 says that both moving galleys carry out their orders first; this only means that
/// the damage comes later. Two galleys that touch at the step's start make no contact in this step
/// (WG-A5). Neither moves further into the other: a galley whose own movement would do so stops at
/// once, without a contact; a galley that moves away or slides along goes on. Hulls that already
/// overlap (measured poses) follow the same rule: they may part but not get deeper. The result does
/// not depend on the order of the movers. A pose that is not finite meets no other.
StepMotion moveOneStep(const std::vector<StepMover>& movers, const MotionOptions& options);

/// Returns the pose after one order if no galley is in the way. After a turn the heading is in
/// (-pi, pi].
GalleyPose poseAfter(const GalleyPose& start, Order order, const MotionOptions& options);

} // namespace umpire::war_galley
