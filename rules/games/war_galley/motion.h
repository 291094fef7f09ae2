#pragma once

#include "rules/games/war_galley/galley_pose.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// One step's movement: WG-18, WG-20, WG-21(A), WG-23 with the readings WG-A2, WG-A3, WG-A5.
///
/// All galleys of a step move at once over a common time from 0 to 1. A forward slides 1 M, evenly
/// over the whole step. A turn swings by 60 degrees about the bow's front point in the first half
/// and slides 1 M along the new heading in the second (WG-A3); in place, it stands in the second.
/// When two hulls touch is computed, not sampled: in closed form where both slide; where one swings
/// by isolating the first root, with a proven bound: no gap is missed that is narrower than `touch`
/// by more than a millionth of a millimetre, and times are right to 1e-10 of the step.
namespace umpire::war_galley {

/// Forward, left or right.
constexpr bool isMovement(std::optional<Order> order) {
    return order == Order::Forward || order == Order::Left || order == Order::Right;
}

/// Does a turn go on by 1 M along the new heading (WG-A2), or end where its bow is?
enum class Turning { AndAdvance, InPlace };

/// Does a galley stop where it touches another (WG-A5), or complete its order (the other reading of
/// WG-23)? Then the hulls may overlap on the record, as boxes do not.
enum class AfterContact { Stops, Completes };

struct MotionOptions {
    Turning turning = Turning::AndAdvance;
    AfterContact afterContact = AfterContact::Stops;
    PieceSizes sizes; ///< `matchLength` is M, the box is the hull
    /// Hulls with a gap of at most this touch, and a moving galley stops at this gap. It is far
    /// below what a hand can place and a camera can measure (0.5 mm), and far above rounding. Up to
    /// a tenth more apart at a step's start two hulls still count as touching, so that no rounding
    /// of a state that is written and read parts a pair. The gap is measured square to the hulls'
    /// edges: from corner to corner it may be 1.41 times as far.
    Millimetres touch = 0.1_mm;
    bool operator==(const MotionOptions&) const = default;
};

/// A galley at a step's start and the order that it executes. None, and orders that are no
/// movement, let it stand.
struct StepMover {
    GalleyPose pose;
    std::optional<Order> order;
};

/// Two galleys that were apart at the step's start have come to touch (WG-23).
struct HullContact {
    std::size_t first = 0; ///< index into the movers, below `second`
    std::size_t second = 0;
    TablePoint point;  ///< between the hulls; where edges meet flush, the middle of what they share
    double when = 0.0; ///< 0 to 1 of the step's time
    GalleyPose firstPose; ///< where the two lie then
    GalleyPose secondPose;
    bool operator==(const HullContact&) const = default;
};

/// `stops` has each mover's pose at the step's end, in the movers' order; where galleys stop, both
/// of a contact stand there since the contact or longer. Contacts are in the order of time.
struct StepMotion {
    std::vector<GalleyPose> stops;
    std::vector<HullContact> contacts;
};

/// Moves all galleys of a step at once. Each stops at its first contact, whoever ran into whom,
/// and stays there; others can still run into it (WG-A5). Friends are nothing special, and that
/// both of two that move carry out their order first (WG-23) says only that the damage is for
/// later.
///
/// Two that touch when the step starts make no contact in it (WG-A5). Nor does either go further
/// into the other: the one whose own movement would do so stops there and then, without a contact;
/// one that goes away or slides along goes on. What overlaps already (poses as measured) is
/// treated the same way: it may part but not get deeper.
///
/// The answer does not depend on the order of the movers. A pose that is not finite meets nobody.
StepMotion moveOneStep(const std::vector<StepMover>& movers, const MotionOptions& options);

/// Where one order takes a galley if nothing stands in the way; the heading in (-pi, pi] after a
/// turn.
GalleyPose poseAfter(const GalleyPose& start, Order order, const MotionOptions& options);

/// The poses after each of a row of orders if nothing stands in the way: where the row's matches
/// lie (WG-18).
std::vector<GalleyPose> posesAfterEach(const GalleyPose& start, std::span<const Order> orders,
                                       const MotionOptions& options);

} // namespace umpire::war_galley
