#pragma once

#include "rules/games/war_galley/galley_pose.h"

#include <cstddef>
#include <optional>
#include <vector>

/// Computes the movement of one step (WG-18, WG-20, WG-21 (A), WG-23, with the readings WG-A2,
/// WG-A3 and WG-A5). All galleys move at once, in a common time from 0 to 1. M is the length of a
/// match. In a forward order a galley slides 1 M at a constant speed. In a turn it rotates by 60
/// degrees about the middle of its bow in the first half of the time; in the second half it slides
/// 1 M along the new heading (WG-A3), or stays if it turns in place. The time of a contact is
/// computed, not sampled: exactly if both galleys slide; otherwise by isolating the first root with
/// a proven bound. Only a gap less than 1e-6 mm below `touch` can be missed. Times are accurate to
/// 1e-10 of the step.
namespace umpire::war_galley {

/// Tells whether the order is a movement: forward, left or right.
constexpr bool isMovement(std::optional<Order> order) {
    return order == Order::Forward || order == Order::Left || order == Order::Right;
}

/// Selects how a turn ends: with 1 M along the new heading (WG-A2), or in place.
enum class Turning { AndAdvance, InPlace };

/// Selects whether a galley stops where it touches another (WG-A5), or completes its order (the
/// other reading of WG-23). In the second case recorded hulls may overlap, which real boxes cannot
/// do.
enum class AfterContact { Stops, Completes };

struct MotionOptions {
    Turning turning = Turning::AndAdvance;
    AfterContact afterContact = AfterContact::Stops;
    PieceSizes sizes; ///< `matchLength` is M; the box is the hull
    /// Maximum gap of two hulls that touch; a moving galley stops at this gap. The value is far
    /// less than a hand can place or a camera can measure (0.5 mm), and far more than rounding
    /// errors. At the start of a step, hulls with a gap up to a tenth larger still count as
    /// touching, so that rounding in a record does not separate a pair. The gap is measured at
    /// right angles to the edges of the hulls; from corner to corner the distance may be 1.41 times
    /// larger.
    Millimetres touch = 0.1_mm;
    bool operator==(const MotionOptions&) const = default;
};

/// A galley at the start of a step, with its order. Without an order, or with an order that is no
/// movement, the galley stays where it is.
struct StepMover {
    GalleyPose pose;
    std::optional<Order> order;
};

/// Two galleys that did not touch at the start of the step and now touch (WG-23).
struct HullContact {
    std::size_t first = 0; ///< index of a mover; less than `second`
    std::size_t second = 0;
    /// Point between the hulls; if edges touch along a line, the middle of that line.
    TablePoint point;
    double when = 0.0;    ///< time in the step, 0 to 1
    GalleyPose firstPose; ///< pose of the first galley at that time
    GalleyPose secondPose;
    bool operator==(const HullContact&) const = default;
};

/// `stops` has the pose of each mover at the end of the step, in the order of the movers. With
/// AfterContact::Stops, both galleys of a contact have not moved since the contact. `contacts` are
/// in the order of time.
struct StepMotion {
    std::vector<GalleyPose> stops;
    std::vector<HullContact> contacts;
};

/// Moves all galleys of a step at once. Each galley stops at its first contact, whichever galley
/// caused the contact, and stays there; others can still run into it (WG-A5). Friendly galleys
/// collide like enemies. WG-23 says that both moving galleys first carry out their orders; this
/// only means that the damage comes later. Two galleys that touch at the start of the step make no
/// contact in this step (WG-A5). Neither can move further into the other: a galley that would do so
/// stops at once, without a contact; a galley that moves away or slides along the other goes on.
/// The same is true for hulls that already overlap (measured poses): they may separate, but not
/// overlap more. The result does not depend on the order of the movers. A galley whose pose is not
/// finite meets no other galley.
StepMotion moveOneStep(const std::vector<StepMover>& movers, const MotionOptions& options);

/// Returns the pose after one order if no other galley is in the way. After a turn the heading is
/// in (-pi, pi].
GalleyPose poseAfter(const GalleyPose& start, Order order, const MotionOptions& options);

} // namespace umpire::war_galley
