#pragma once

#include "rules/games/war_galley/motion.h"

#include <span>

/// Computes the damage of a contact of two galleys (WG-24 to WG-26, with the readings WG-A4 and
/// WG-A6).
namespace umpire::war_galley {

enum class Face { Bow, Side, Stern };

/// Selects the forward orders of this turn that increase the damage of a ram: all that were
/// executed, or only the unbroken sequence that ends with the step of the contact (WG-A4).
enum class SpeedBonus { AllForwards, ConsecutiveForwards };

/// Selects where a ram from behind near a corner hits the stern (WG-A6): at any corner, or only at
/// the corners of the stern. In the second case a ram at a corner of the bow hits the side.
enum class CornerStern { AnyCorner, SternCorners };

/// Selects the damage by the bow of a galley that did not move in this step (WG-26). HeadOn: only
/// bow against bow does damage, and then to both galleys (WG-24). IsHarmless: such a bow never does
/// damage. Rams: the bow does the same damage as a moving bow.
enum class RestingBow { HeadOn, IsHarmless, Rams };

struct CollisionOptions {
    PieceSizes sizes;
    SpeedBonus speedBonus = SpeedBonus::AllForwards;
    CornerStern cornerStern = CornerStern::SternCorners;
    RestingBow restingBow = RestingBow::HeadOn;
    /// Distance from a corner, as a share of the hull's length, in which the headings decide.
    double cornerPart = 0.05;
    /// The ram comes from behind below this angle between the headings.
    Radians sternBelow = 45_deg;
    Radians headOnAbove = 135_deg; ///< the ram is head-on above this angle between the headings
    /// Depth of the bow behind its front edge: twice the maximum gap of hulls that touch.
    Millimetres bowDepth = 0.2_mm;
    bool operator==(const CollisionOptions&) const = default;
};

/// Returns the face of the galley `struck` that was hit (WG-A6): the face with the hull's nearest
/// edge. Near a corner the angle between the headings decides: the stern below 45 degrees; the bow
/// above 135 degrees at a corner of the bow; otherwise the side, also at exactly 45 and 135
/// degrees.
Face faceHit(const GalleyPose& struck, Radians otherHeading, TablePoint contact,
             const CollisionOptions& options);

/// Tells whether the galley's bow takes part in the contact (WG-26): the contact is at the front
/// edge of the bow or its corners, or the bow was hit by WG-A6. The galley need not have moved.
bool bowTakesPart(const GalleyPose& galley, Radians otherHeading, TablePoint contact,
                  const CollisionOptions& options);

/// Returns the number of forward orders that increase the damage (WG-25, WG-A4), of the orders that
/// were executed this turn. The last order is the order of the contact's step. Turns do not count.
int countedForwards(std::span<const Order> executed, SpeedBonus bonus);

/// The counted forward orders of the two galleys of a contact, and whether each galley moved in the
/// step.
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

/// Returns the damage by a bow without speed, in points (WG-24): 2 to a side or a bow, 1 to a
/// stern.
int pointsAgainst(Face face);

/// Tells whether a bow damages this face (WG-26). `moved`: the bow's galley moved in the step of
/// the contact.
bool dealsDamage(bool moved, Face struck, RestingBow restingBow);

/// Returns the damage of a contact: 2 points to a side or a bow and 1 to a stern (WG-24), and one
/// more point for each counted forward order (WG-25). A galley does no damage if its bow takes no
/// part in the contact. A galley that did not move does damage as `restingBow` says (WG-26).
CollisionDamage collisionDamage(const HullContact& contact, const RamSpeeds& speeds,
                                const CollisionOptions& options);

} // namespace umpire::war_galley
