#pragma once

#include "rules/games/war_galley/motion.h"

#include <span>

/// Computes the damage of a contact: WG-24 to WG-26 with the readings WG-A4 and WG-A6.
namespace umpire::war_galley {

enum class Face { Bow, Side, Stern };

/// Selects which forwards executed this turn make the ram harder: all of them, or the unbroken run
/// that ends with the step of the contact (WG-A4).
enum class SpeedBonus { AllForwards, ConsecutiveForwards };

/// Selects where a ram from behind near a corner hits the stern (WG-A6): at any corner, or only at
/// the stern's corners (at a bow's corner it then hits the side).
enum class CornerStern { AnyCorner, SternCorners };

/// Selects the damage by the bow of a galley that did not move in this step (WG-26). HeadOn: only
/// bow against bow does damage, and both galleys suffer (WG-24). IsHarmless: such a bow never does
/// damage. Rams: it does damage as a moving bow would.
enum class RestingBow { HeadOn, IsHarmless, Rams };

struct CollisionOptions {
    PieceSizes sizes;
    SpeedBonus speedBonus = SpeedBonus::AllForwards;
    CornerStern cornerStern = CornerStern::SternCorners;
    RestingBow restingBow = RestingBow::HeadOn;
    double cornerPart = 0.05;      ///< share of the hull's length: at a corner, headings decide
    Radians sternBelow = 45_deg;   ///< a smaller angle between the headings is a ram from behind
    Radians headOnAbove = 135_deg; ///< a larger angle is head-on
    Millimetres bowDepth = 0.2_mm; ///< depth behind the front edge that belongs to the bow:
                                   ///< twice the gap at which hulls touch
    bool operator==(const CollisionOptions&) const = default;
};

/// Returns the face of the struck galley that was hit (WG-A6): that of the hull's nearest edge.
/// Near a corner the angle between the headings decides: below 45 degrees the stern, above 135
/// degrees at a bow's corner the bow, otherwise the side. Exactly 45 and 135 are the side.
Face faceHit(const GalleyPose& struck, Radians otherHeading, TablePoint contact,
             const CollisionOptions& options);

/// Tells whether this galley's bow takes part in the contact (WG-26): the contact touches the bow's
/// front edge, including its corners, or WG-A6 says that the bow was hit. The galley need not have
/// moved.
bool bowTakesPart(const GalleyPose& galley, Radians otherHeading, TablePoint contact,
                  const CollisionOptions& options);

/// Counts the forwards that add speed (WG-25, WG-A4) among the orders executed this turn; the last
/// order is that of the contact's step. Turns never count.
int countedForwards(std::span<const Order> executed, SpeedBonus bonus);

/// Counted forwards of the two galleys of a contact, and whether each moved in the step.
struct RamSpeeds {
    int first = 0;
    int second = 0;
    bool firstMoved = true;
    bool secondMoved = true;
};

/// The damage points that each galley of a contact suffers.
struct CollisionDamage {
    int toFirst = 0;
    int toSecond = 0;
    bool operator==(const CollisionDamage&) const = default;
};

/// Returns the points of a bow against a face without speed (WG-24): side or bow 2, stern 1.
int pointsAgainst(Face face);

/// Tells whether a bow damages this face (WG-26). `moved`: the galley moved in the step of the
/// contact.
bool dealsDamage(bool moved, Face struck, RestingBow restingBow);

/// Applies WG-24 (2 points to a side or bow, 1 to a stern) and WG-25 (1 more for each forward). A
/// galley does no damage if its bow takes no part, or if it rests and the contact is not head-on
/// (WG-26).
CollisionDamage collisionDamage(const HullContact& contact, const RamSpeeds& speeds,
                                const CollisionOptions& options);

} // namespace umpire::war_galley
