#pragma once

#include "rules/games/war_galley/motion.h"

/// What a contact does: WG-24 to WG-26 with the readings WG-A4 and WG-A6.
namespace umpire::war_galley {

enum class Face { Bow, Side, Stern };

/// Which of the forwards that a galley has executed this turn make it hit harder: all, or the
/// unbroken run that ends with the step of the contact (WG-A4).
enum class SpeedBonus { AllForwards, ConsecutiveForwards };

/// Near a corner a ram from behind hits the stern (WG-A6): only at a corner that the stern has, for
/// at a bow's corner it hits the side, or at whichever corner.
enum class CornerStern { AnyCorner, SternCorners };

/// What does the bow of a galley that did not move in this step do to what runs into it (WG-26)?
/// Bow on bow is head-on, whoever moved: both suffer (WG-24). Else it does nothing. By the other
/// readings it does nothing at all, or it rams as a moving one.
enum class RestingBow { HeadOn, IsHarmless, Rams };

struct CollisionOptions {
    PieceSizes sizes;
    SpeedBonus speedBonus = SpeedBonus::AllForwards;
    CornerStern cornerStern = CornerStern::SternCorners;
    RestingBow restingBow = RestingBow::HeadOn;
    double cornerPart = 0.05;      ///< of the hull's length: nearer to a corner the headings tell
    Radians sternBelow = 45_deg;   ///< between the headings, less than this: from behind
    Radians headOnAbove = 135_deg; ///< more than this: head-on
    Millimetres bowDepth = 0.2_mm; ///< so far behind its front edge the bow still takes part;
                                   ///< twice the gap at which hulls touch
    bool operator==(const CollisionOptions&) const = default;
};

/// Which of the struck galley's faces was hit (WG-A6): that of the hull's nearest edge; near a
/// corner the angle between the headings decides: less than 45 degrees the stern, more than 135 at
/// a bow's corner the bow, else the side. Exactly 45 and 135 are the side.
Face faceHit(const GalleyPose& struck, Radians otherHeading, TablePoint contact,
             const CollisionOptions& options);

/// Does this galley's bow take part in the contact (WG-26)? Where its front edge, corners included,
/// is touched, and wherever WG-A6 says that its bow was hit. It need not have moved.
bool bowTakesPart(const GalleyPose& galley, Radians otherHeading, TablePoint contact,
                  const CollisionOptions& options);

/// How many forwards count of the orders that a galley has executed this turn, the step of the
/// contact last (WG-25, WG-A4). Turns never count.
int countedForwards(std::span<const Order> executed, SpeedBonus bonus);

/// Counted forwards of the two galleys of a contact, and whether they moved in the step.
struct RamSpeeds {
    int first = 0;
    int second = 0;
    bool firstMoved = true;
    bool secondMoved = true;
};

/// Points that each galley of a contact suffers.
struct CollisionDamage {
    int toFirst = 0;
    int toSecond = 0;
    bool operator==(const CollisionDamage&) const = default;
};

/// What a bow does to a face, without speed (WG-24): 2 to a side or a bow, 1 to a stern.
int pointsAgainst(Face face);

/// Does a bow do that to a face (WG-26)? `moved`: in the step of the contact.
bool dealsDamage(bool moved, Face struck, RestingBow restingBow);

/// A bow does 2 to a side or a bow and 1 to a stern (WG-24), and 1 more for each forward (WG-25); a
/// galley whose bow takes no part does none, nor does one at rest, but head-on (WG-26).
CollisionDamage collisionDamage(const HullContact& contact, const RamSpeeds& speeds,
                                const CollisionOptions& options);

} // namespace umpire::war_galley
