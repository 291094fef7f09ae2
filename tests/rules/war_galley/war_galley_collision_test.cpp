#include "rules/games/war_galley/collision.h"

#include "tests/rules/war_galley/war_galley_fleet.h"

#include <utility>

namespace umpire::war_galley {
namespace {

/// Bow at the origin, heading +x: the hull is x from -60 to 0 and y from -17.5 to 17.5.
const GalleyPose kStruck = facing(0, 0, 0);

Face hitAt(double x, double y, double otherDegrees, const CollisionOptions& options = {}) {
    return faceHit(kStruck, radiansFromDegrees(otherDegrees), at(x, y), options);
}

bool bowAt(double x, double y, double otherDegrees = 90) {
    return bowTakesPart(kStruck, radiansFromDegrees(otherDegrees), at(x, y), {});
}

// --- Which face (WG-A6)
// ---------------------------------------------------------------------------

TEST(WarGalleyCollision, WGA6_AwayFromCornersTheNearestEdgeWasHitWhateverTheHeadings) {
    for (const double heading : {0.0, 44.0, 90.0, 136.0, 180.0, -30.0, -100.0}) {
        for (const double off : {-0.05, 0.0, 0.05}) {
            EXPECT_EQ(hitAt(off, 5, heading), Face::Bow);
            EXPECT_EQ(hitAt(-60 - off, -5, heading), Face::Stern);
            EXPECT_EQ(hitAt(-20, 17.5 + off, heading), Face::Side);
            EXPECT_EQ(hitAt(-40, -17.5 - off, heading), Face::Side);
        }
    }
}

TEST(WarGalleyCollision, WGA6_FivePercentOfTheHullFromACornerTheHeadingsDecide) {
    for (const double side : {-1.0, 1.0}) {
        EXPECT_EQ(hitAt(0, side * (17.5 - 2.9), 90), Face::Side);
        EXPECT_EQ(hitAt(0, side * (17.5 - 3.1), 90), Face::Bow);
        EXPECT_EQ(hitAt(-60, side * (17.5 - 2.9), 90), Face::Side);
        EXPECT_EQ(hitAt(-60, side * (17.5 - 3.1), 90), Face::Stern);
        EXPECT_EQ(hitAt(-2.9, side * 17.5, 180), Face::Bow);
        EXPECT_EQ(hitAt(-3.1, side * 17.5, 180), Face::Side);
        EXPECT_EQ(hitAt(-57.1, side * 17.5, 0), Face::Stern);
        EXPECT_EQ(hitAt(-56.9, side * 17.5, 0), Face::Side);
    }
    CollisionOptions wide;
    wide.cornerPart = 0.1;
    EXPECT_EQ(hitAt(-5.9, 17.5, 180, wide), Face::Bow);
    EXPECT_EQ(hitAt(-6.1, 17.5, 180, wide), Face::Side);
    wide.cornerPart = 0.05;
    wide.sizes.boxLength = 80_mm;
    EXPECT_EQ(hitAt(-3.9, 17.5, 180, wide), Face::Bow);
}

TEST(WarGalleyCollision, WGA6_TheAnglesThatMakeItASternOrABow) {
    for (const double sign : {-1.0, 1.0}) {
        EXPECT_EQ(hitAt(-60, 17, sign * 44.9), Face::Stern);
        EXPECT_EQ(hitAt(-60, 17, sign * 45), Face::Side);
        EXPECT_EQ(hitAt(-60, 17, sign * 45.1), Face::Side);
        EXPECT_EQ(hitAt(0, -17, sign * 134.9), Face::Side);
        EXPECT_EQ(hitAt(0, -17, sign * 135), Face::Side);
        EXPECT_EQ(hitAt(0, -17, sign * 135.1), Face::Bow);
        EXPECT_EQ(hitAt(-60, 17, sign * 180), Face::Side); // head-on only at the bow
    }
    CollisionOptions angles;
    angles.sternBelow = 50_deg;
    angles.headOnAbove = 150_deg;
    EXPECT_EQ(hitAt(-60, 17, 49, angles), Face::Stern);
    EXPECT_EQ(hitAt(-60, 17, 51, angles), Face::Side);
    EXPECT_EQ(hitAt(0, 17, 149, angles), Face::Side);
    EXPECT_EQ(hitAt(0, 17, 151, angles), Face::Bow);
}

TEST(WarGalleyCollision, WGA6_TheAngleIsTakenBetweenTheHeadingsTheShortWayRound) {
    const GalleyPose struck = facing(0, 0, 170);
    const TablePoint sternCorner = hullOf(struck, {})[1];
    EXPECT_EQ(faceHit(struck, radiansFromDegrees(-160), sternCorner, {}), Face::Stern);
    EXPECT_EQ(faceHit(struck, radiansFromDegrees(170 + 720), sternCorner, {}), Face::Stern);
    EXPECT_EQ(faceHit(struck, radiansFromDegrees(-140), sternCorner, {}), Face::Side);
}

TEST(WarGalleyCollision, WGA6_FromBehindAtABowsCornerIsTheSideOrByOptionTheStern) {
    CollisionOptions options;
    EXPECT_EQ(hitAt(0, 17, 30, options), Face::Side);
    EXPECT_EQ(hitAt(-60, 17, 30, options), Face::Stern);
    options.cornerStern = CornerStern::AnyCorner;
    EXPECT_EQ(hitAt(0, 17, 30, options), Face::Stern);
}

// --- Whose bow (WG-26)
// ------------------------------------------------------------------------------

TEST(WarGalleyCollision, WG26_TheBowTakesPartAlongItsFrontEdgeAndItsCorners) {
    EXPECT_TRUE(bowAt(0.05, 0));
    EXPECT_TRUE(bowAt(0, 17.5));
    EXPECT_TRUE(bowAt(-0.1, -17.55));
    EXPECT_FALSE(bowAt(-0.3, 17.55));
    EXPECT_FALSE(bowAt(-20, 17.5));
    EXPECT_FALSE(bowAt(-60, 0));
    CollisionOptions deeper;
    deeper.bowDepth = 1_mm;
    EXPECT_TRUE(bowTakesPart(kStruck, 90_deg, at(-0.9, 17.55), deeper));
    EXPECT_FALSE(bowTakesPart(kStruck, 90_deg, at(-1.1, 17.55), deeper));
}

TEST(WarGalleyCollision, WG26_TheBowTakesPartWhereItCountsAsHitHeadOn) {
    EXPECT_TRUE(bowAt(-2, 17.5, 170));
    EXPECT_FALSE(bowAt(-2, 17.5, 100));
    EXPECT_FALSE(bowAt(-4, 17.5, 170));
}

// --- Forwards (WG-25, WG-A4)
// --------------------------------------------------------------------------

TEST(WarGalleyCollision, WGA4_AllForwardsOfTheTurnCountOrTheRunThatRams) {
    using enum Order;
    const auto counted = [](const std::vector<Order>& executed) {
        return std::pair(countedForwards(executed, SpeedBonus::AllForwards),
                         countedForwards(executed, SpeedBonus::ConsecutiveForwards));
    };
    EXPECT_EQ(counted({}), std::pair(0, 0));
    EXPECT_EQ(counted({Forward}), std::pair(1, 1));
    EXPECT_EQ(counted({Forward, Forward}), std::pair(2, 2));
    EXPECT_EQ(counted({Forward, Left, Forward, Forward}), std::pair(3, 2));
    EXPECT_EQ(counted({Forward, Fire, Forward}), std::pair(2, 1));
    EXPECT_EQ(counted({Forward, Forward, Right}), std::pair(2, 0));
    EXPECT_EQ(counted({Left, Right, Fire, RearrangeOars}), std::pair(0, 0));
}

// --- Damage, from movement to points
// --------------------------------------------------------------------

/// Returns the damage of the only contact of a step.
CollisionDamage damageOf(const std::vector<StepMover>& movers, const RamSpeeds& speeds,
                         const CollisionOptions& options = {}) {
    const StepMotion motion = moveOneStep(movers, {});
    if (motion.contacts.size() != 1) {
        ADD_FAILURE() << motion.contacts.size() << " contacts";
        return {-1, -1};
    }
    return collisionDamage(motion.contacts[0], speeds, options);
}

StepMover forward(double x, double y, double degrees) {
    return {facing(x, y, degrees), Order::Forward};
}

/// Returns a galley whose port side is the line x = 20, from y = -30 to 30.
StepMover broadside() {
    return standing(facing(37.5, 30, 90));
}

TEST(WarGalleyCollision, WGX9_ASideRamAfterTwoForwardsDoesFour) {
    for (const double heading : {0.0, 30.0, -50.0}) {
        const CollisionDamage damage = damageOf({forward(-5, 0, heading), broadside()}, {2, 0});
        EXPECT_EQ(damage, (CollisionDamage{0, 4})) << heading;
    }
    EXPECT_EQ(damageOf({broadside(), forward(-5, 0, 0)}, {0, 2}), (CollisionDamage{4, 0}));
}

TEST(WarGalleyCollision, WGX9_ARamOnATurnWithoutForwardsDoesTwo) {
    const StepMover turning{facing(-10, 0, 60), Order::Right};
    const std::vector<Order> executed = {Order::Right};
    const int speed = countedForwards(executed, SpeedBonus::AllForwards);
    EXPECT_EQ(damageOf({turning, broadside()}, {speed, 0}), (CollisionDamage{0, 2}));
}

TEST(WarGalleyCollision, WGX10_ASternRamAfterOneForwardDoesTwo) {
    const StepMover ahead = standing(facing(80, 0, 0)); // its stern is the line x = 20
    EXPECT_EQ(damageOf({forward(0, 0, 0), ahead}, {1, 0}), (CollisionDamage{0, 2}));
    EXPECT_EQ(damageOf({forward(0, 5, 0), ahead}, {0, 0}), (CollisionDamage{0, 1}));
}

TEST(WarGalleyCollision, WGX11_HeadOnEachSuffersTheOthersSpeed) {
    EXPECT_EQ(damageOf({forward(0, 0, 0), forward(40, 0, 180)}, {2, 1}), (CollisionDamage{3, 4}));
    EXPECT_EQ(damageOf({forward(0, 0, 0), forward(40, 5, 150)}, {2, 1}), (CollisionDamage{3, 4}));
}

TEST(WarGalleyCollision, WG24_HeadOnCornerToCornerIsBowAgainstBow) {
    EXPECT_EQ(damageOf({forward(0, 0, 0), forward(40, 34, 180)}, {1, 1}), (CollisionDamage{3, 3}));
    const StepMover still = standing(facing(40, 34, 180));
    EXPECT_EQ(damageOf({forward(0, 0, 0), still}, {1, 0}), (CollisionDamage{2, 3}));
}

TEST(WarGalleyCollision, WG23_TheSideOfOneThatMovesToo) {
    const StepMover crossing{facing(37.5, 0, 90), Order::Forward};
    EXPECT_EQ(damageOf({forward(0, 0, 0), crossing}, {3, 2}), (CollisionDamage{0, 5}));
}

TEST(WarGalleyCollision, WGA3_TheSwingingSternDoesNoDamage) {
    const StepMover turning{facing(0, 0, 0), Order::Left};
    const StepMover below = standing(facing(0, -57.5, 0));
    EXPECT_EQ(damageOf({turning, below}, {3, 3}), (CollisionDamage{0, 0}));
}

TEST(WarGalleyCollision, WG26_WhoSwingsIntoABowSuffersFromItAndDoesNothing) {
    // The swinging corner passes (-48, -40), where the other galley's bow points at it.
    const StepMover turning{facing(0, 0, 0), Order::Left};
    const StepMover below = standing(facing(-48, -40, 90));
    const CollisionDamage damage = damageOf({turning, below}, {2, 0});
    EXPECT_EQ(damage.toSecond, 0);
    EXPECT_GT(damage.toFirst, 0);
}

TEST(WarGalleyCollision, WG24_ABowAtRestIsHeadOnAgainstABow) {
    const StepMover still = standing(facing(40, 0, 180));
    const RamSpeeds resting{2, 0, true, false};
    EXPECT_EQ(damageOf({forward(0, 0, 0), still}, resting), (CollisionDamage{2, 4}));
    CollisionOptions options;
    options.restingBow = RestingBow::IsHarmless;
    EXPECT_EQ(damageOf({forward(0, 0, 0), still}, resting, options), (CollisionDamage{0, 4}));
}

TEST(WarGalleyCollision, WG26_ABowThatDidNotMoveHurtsNoFlank) {
    // The swinging corner meets the bow of a galley that lies still.
    const StepMover turning{facing(0, 0, 0), Order::Left};
    const StepMover below = standing(facing(-48, -40, 90));
    const RamSpeeds resting{2, 0, true, false};
    EXPECT_EQ(damageOf({turning, below}, resting), (CollisionDamage{0, 0}));
    CollisionOptions options;
    options.restingBow = RestingBow::Rams;
    EXPECT_GT(damageOf({turning, below}, resting, options).toFirst, 0);
}

TEST(WarGalleyCollision, WG26_AFlankThatSwingsAgainstASternDoesNoDamage) {
    const StepMover turning{facing(0, 0, 0), Order::Left};
    const StepMover below = standing(facing(-30, -80, -90)); // its stern is the line y = -20
    EXPECT_EQ(damageOf({turning, below}, {5, 5}), (CollisionDamage{0, 0}));
}

TEST(WarGalleyCollision, TheOptionsReachTheDamage) {
    // The bow meets the stern's corner, with 60 degrees between the headings.
    const StepMover ahead = standing(facing(60, 0, 0));
    const StepMover rammer = forward(-25, 35, -60);
    CollisionOptions options;
    const StepMotion motion = moveOneStep({rammer, ahead}, {});
    ASSERT_EQ(motion.contacts.size(), 1u);
    EXPECT_EQ(collisionDamage(motion.contacts[0], {0, 0}, options).toSecond, 2);
    options.sternBelow = 70_deg;
    EXPECT_EQ(collisionDamage(motion.contacts[0], {0, 0}, options).toSecond, 1);
}

TEST(WarGalleyCollision, TheDamageTurnsWithTheNamesOfTheTwo) {
    RandomFleet fleet{std::mt19937(31)};
    int hurt = 0;
    for (int i = 0; i < 200; ++i) {
        const std::vector<StepMover> movers = fleet.next(2);
        const StepMotion there = moveOneStep({movers[0], movers[1]}, {});
        const StepMotion back = moveOneStep({movers[1], movers[0]}, {});
        for (std::size_t c = 0; c < there.contacts.size(); ++c) {
            const CollisionDamage a = collisionDamage(there.contacts[c], {3, 1}, {});
            const CollisionDamage b = collisionDamage(back.contacts[c], {1, 3}, {});
            EXPECT_EQ(a, (CollisionDamage{b.toSecond, b.toFirst}));
            hurt += a.toFirst + a.toSecond > 0;
        }
    }
    EXPECT_GT(hurt, 10);
}

} // namespace
} // namespace umpire::war_galley
