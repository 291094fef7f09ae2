#include "rules/games/war_galley/motion.h"

#include "tests/rules/war_galley/war_galley_fleet.h"

#include <cmath>
#include <limits>
#include <numbers>

namespace umpire::war_galley {
namespace {

constexpr double kM = 42.0;
constexpr double kHalfRootThree = 0.86602540378443865;

/// Converts the examples' form: the bow in M, the heading clockwise from +y.
GalleyPose inM(double x, double y, double clockwiseDegrees) {
    return facing(x * kM, y * kM, 90.0 - clockwiseDegrees);
}

/// The poses after each order.
std::vector<GalleyPose> rowFrom(GalleyPose pose, const std::vector<Order>& orders) {
    std::vector<GalleyPose> row;
    for (const Order order : orders) {
        pose = poseAfter(pose, order, {});
        row.push_back(pose);
    }
    return row;
}

void expectRow(const std::vector<Order>& orders, const std::vector<GalleyPose>& expected) {
    const std::vector<GalleyPose> row = rowFrom(inM(0, 0, 0), orders);
    ASSERT_EQ(row.size(), expected.size());
    for (std::size_t i = 0; i < row.size(); ++i) {
        SCOPED_TRACE(i);
        expectNear(row[i], expected[i], 1e-9);
    }
}

TEST(WarGalleyMotion, WGX6_ForwardForwardFireRightFire) {
    expectRow({Order::Forward, Order::Forward, Order::Fire, Order::Right, Order::Fire},
              {inM(0, 1, 0), inM(0, 2, 0), inM(0, 2, 0), inM(kHalfRootThree, 2.5, 60),
               inM(kHalfRootThree, 2.5, 60)});
}

TEST(WarGalleyMotion, WGX7_ForwardForwardFireLeftFire) {
    expectRow({Order::Forward, Order::Forward, Order::Fire, Order::Left, Order::Fire},
              {inM(0, 1, 0), inM(0, 2, 0), inM(0, 2, 0), inM(-kHalfRootThree, 2.5, -60),
               inM(-kHalfRootThree, 2.5, -60)});
}

TEST(WarGalleyMotion, WGX8_SixTurnsComeBackToTheStart) {
    for (const Order turn : {Order::Left, Order::Right}) {
        const std::vector<GalleyPose> row = rowFrom(inM(3, 1, 20), std::vector<Order>(6, turn));
        for (std::size_t i = 0; i < 5; ++i) {
            EXPECT_GT(distance(row[i].bow, inM(3, 1, 20).bow), 40_mm);
        }
        expectNear(row.back(), inM(3, 1, 20), 1e-9);
    }
}

TEST(WarGalleyMotion, WGA2_ATurnInPlaceLeavesTheBowWhereItIs) {
    MotionOptions options;
    options.turning = Turning::InPlace;
    expectNear(poseAfter(inM(1, 2, 0), Order::Left, options), inM(1, 2, -60), 1e-12);
    expectNear(poseAfter(inM(1, 2, 0), Order::Forward, options), inM(1, 3, 0), 1e-12);
    const StepMotion motion = moveOneStep({{inM(1, 2, 0), Order::Right}}, options);
    expectNear(motion.stops[0], inM(1, 2, 60), 1e-12);
}

TEST(WarGalleyMotion, TheUnitIsTheCalibratedMatch) {
    MotionOptions options;
    options.sizes.matchLength = 50_mm;
    expectNear(poseAfter(facing(0, 0, 0), Order::Forward, options), facing(50, 0, 0), 1e-12);
}

TEST(WarGalleyMotion, WG20_AloneAGalleyEndsAsItsOrderSays) {
    const GalleyPose start = facing(10, 20, 33);
    for (const Order order :
         {Order::Forward, Order::Left, Order::Right, Order::Fire, Order::RearrangeOars}) {
        const StepMotion motion = moveOneStep({{start, order}}, {});
        EXPECT_EQ(motion.stops[0], poseAfter(start, order, {}));
        EXPECT_TRUE(motion.contacts.empty());
    }
    EXPECT_EQ(moveOneStep({standing(start)}, {}).stops[0], start);
    EXPECT_TRUE(moveOneStep({}, {}).stops.empty());
}

TEST(WarGalleyMotion, WGA5_AForwardStopsWhereItTouches) {
    const GalleyPose struck = facing(37.5, 30, 90); // its port side is the line x = 20
    const StepMotion motion =
        moveOneStep({{facing(0, 0, 0), Order::Forward}, standing(struck)}, {});
    ASSERT_EQ(motion.contacts.size(), 1u);
    EXPECT_EQ(motion.contacts[0].first, 0u);
    EXPECT_EQ(motion.contacts[0].second, 1u);
    EXPECT_NEAR(motion.contacts[0].when, 19.9 / kM, 1e-12);
    expectNear(motion.contacts[0].point, at(19.95, 0), 1e-9);
    expectNear(motion.stops[0], facing(19.9, 0, 0), 1e-9);
    EXPECT_EQ(motion.stops[1], struck);
}

TEST(WarGalleyMotion, FlushEdgesTouchInTheMiddleOfWhatTheyShare) {
    const GalleyPose struck = facing(37.5, 10, 90); // the side reaches from y = -50 to y = 10
    const StepMotion motion =
        moveOneStep({{facing(0, 0, 0), Order::Forward}, standing(struck)}, {});
    ASSERT_EQ(motion.contacts.size(), 1u);
    expectNear(motion.contacts[0].point, at(19.95, -3.75), 1e-9); // y from -17.5 to 10
}

TEST(WarGalleyMotion, NearlyFlushEdgesTouchInTheMiddleOfWhatIsNear) {
    // At 0.02 degrees the edges are within 0.01 mm of each other along 28.65 mm from the corner.
    const GalleyPose struck = facing(37.5, 30, 90);
    const StepMotion motion =
        moveOneStep({{facing(0, 0, 0.02), Order::Forward}, standing(struck)}, {});
    ASSERT_EQ(motion.contacts.size(), 1u);
    expectNear(motion.contacts[0].point, at(19.95, -17.5 + 28.65 / 2), 0.02);
}

TEST(WarGalleyMotion, AnObliqueBowTouchesWithItsCorner) {
    const GalleyPose struck = facing(47.5, 30, 90); // its port side is the line x = 30
    const StepMotion motion =
        moveOneStep({{facing(0, 0, 30), Order::Forward}, standing(struck)}, {});
    ASSERT_EQ(motion.contacts.size(), 1u);
    const Hull hull = hullOf(motion.stops[0], {});
    EXPECT_NEAR(hull[3].x.value(), 29.9, 1e-9); // bow, starboard
    expectNear(motion.contacts[0].point, hull[3], 0.1);
}

TEST(WarGalleyMotion, WG23_TwoThatMeetHeadOnEachGoHalfTheWay) {
    const StepMotion motion =
        moveOneStep({{facing(0, 0, 0), Order::Forward}, {facing(30, 5, 180), Order::Forward}}, {});
    ASSERT_EQ(motion.contacts.size(), 1u);
    EXPECT_NEAR(motion.contacts[0].when, 14.95 / kM, 1e-12);
    expectNear(motion.stops[0], facing(14.95, 0, 0), 1e-9);
    expectNear(motion.stops[1], facing(15.05, 5, 180), 1e-9);
    expectNear(motion.contacts[0].point, at(15, 2.5), 1e-9);
}

TEST(WarGalleyMotion, AGalleyThatSailsAwayInTimeIsNotHit) {
    const StepMover ahead{facing(100, 0, 0), Order::Forward}; // its stern is at x = 40
    const StepMover after{facing(30, 0, 0), Order::Forward};
    EXPECT_TRUE(moveOneStep({after, ahead}, {}).contacts.empty());
    EXPECT_EQ(moveOneStep({after, standing(ahead.pose)}, {}).contacts.size(), 1u);
}

TEST(WarGalleyMotion, WGA3_ATurnSwingsItsSternInTheFirstHalf) {
    // Turning left, the corner at stern and starboard runs along a circle of 62.5 mm about the bow.
    const GalleyPose below = facing(0, -57.5, 0); // its port side is the line y = -40
    const StepMotion motion = moveOneStep({{facing(0, 0, 0), Order::Left}, standing(below)}, {});
    const double swung = std::asin(39.9 / 62.5) - std::atan2(17.5, 60.0);
    ASSERT_EQ(motion.contacts.size(), 1u);
    EXPECT_NEAR(motion.contacts[0].when, 0.5 * swung / (std::numbers::pi / 3.0), 1e-8);
    expectNear(motion.stops[0], {at(0, 0), Radians(swung)}, 1e-6);
    EXPECT_NEAR(motion.contacts[0].point.y.value(), -39.95, 1e-6);
}

TEST(WarGalleyMotion, AHeadingStoppedInMidTurnIsBetweenMinusAndPlus180Degrees) {
    const GalleyPose above = facing(0, 57.5, 180); // the scene before, turned by 180 degrees
    const StepMotion motion = moveOneStep({{facing(0, 0, 180), Order::Left}, standing(above)}, {});
    ASSERT_EQ(motion.contacts.size(), 1u);
    EXPECT_NEAR(degreesFromRadians(motion.stops[0].heading), -180 + 23.4, 0.1);
}

TEST(WarGalleyMotion, WGA3_ATurnSlidesInTheSecondHalf) {
    // After the swing the galley heads along +x, and its bow is 21 mm from the other's side.
    const GalleyPose struck = facing(38.5, 30, 90);
    const StepMover turning{facing(0, 0, 60), Order::Right};
    const StepMotion motion = moveOneStep({turning, standing(struck)}, {});
    ASSERT_EQ(motion.contacts.size(), 1u);
    EXPECT_NEAR(motion.contacts[0].when, 0.5 + 0.5 * 20.9 / kM, 1e-9);
    expectNear(motion.stops[0], facing(20.9, 0, 0), 1e-9);
    MotionOptions inPlace;
    inPlace.turning = Turning::InPlace;
    EXPECT_TRUE(moveOneStep({turning, standing(struck)}, inPlace).contacts.empty());
}

TEST(WarGalleyMotion, WGA5_OneThatHasStoppedCanStillBeRunInto) {
    const StepMover rammer{facing(0, 0, 0), Order::Forward};
    const StepMover struck{facing(27.5, 10, 90), Order::Forward}; // starboard side x = 45
    // this galley reaches the other only at the very end
    const StepMover late{facing(85, 5, 180), Order::Forward};
    const StepMotion motion = moveOneStep({late, rammer, struck}, {});
    ASSERT_EQ(motion.contacts.size(), 2u);
    EXPECT_EQ(motion.contacts[0].first, 1u);
    EXPECT_EQ(motion.contacts[0].second, 2u);
    EXPECT_NEAR(motion.contacts[0].when, 9.9 / kM, 1e-9);
    EXPECT_EQ(motion.contacts[1].first, 0u);
    EXPECT_EQ(motion.contacts[1].second, 2u);
    EXPECT_NEAR(motion.contacts[1].when, 39.9 / kM, 1e-9);
    expectNear(motion.stops[2], facing(27.5, 19.9, 90), 1e-9); // stopped by the first ram
}

/// Rotates the scene about the origin, so that sums are rounded differently.
std::vector<StepMover> turned(std::vector<StepMover> movers, double degrees) {
    const Radians turn = radiansFromDegrees(degrees);
    for (StepMover& mover : movers) {
        const TablePoint bow = mover.pose.bow;
        mover.pose = {along(turn, bow.x) + along(turn + 90_deg, bow.y), mover.pose.heading + turn};
    }
    return movers;
}

TEST(WarGalleyMotion, TwoThatMirrorEachOtherAreBothRunIntoAtOnce) {
    const StepMover rammer{facing(0, 0, 90), Order::Forward};
    const StepMover left = standing(facing(-10, 40, 150));
    const StepMover right = standing(facing(10, 40, 30));
    for (int degrees = 0; degrees < 360; degrees += 7) {
        const StepMotion motion = moveOneStep(turned({left, rammer, right}, degrees), {});
        EXPECT_EQ(motion.contacts.size(), 2u) << degrees;
    }
}

TEST(WarGalleyMotion, APoseThatIsNotFiniteMeetsNobody) {
    const double nowhere = std::numeric_limits<double>::quiet_NaN();
    const double endless = std::numeric_limits<double>::infinity();
    for (const GalleyPose& lost : {facing(nowhere, 0, 0), facing(0, 0, nowhere),
                                   facing(endless, 0, 0), facing(0, 0, endless)}) {
        const StepMotion motion =
            moveOneStep({{facing(0, 0, 0), Order::Forward}, {lost, Order::Left}}, {});
        EXPECT_TRUE(motion.contacts.empty());
        expectNear(motion.stops[0], facing(42, 0, 0), 1e-12);
    }
}

// --- Galleys that touch when the step starts
// ------------------------------------------------------

/// Returns a galley whose port side is the line x = 0.
GalleyPose wall() {
    return facing(17.5, 30, 90);
}

TEST(WarGalleyMotion, WGA5_WhoTouchesAndPushesStaysAndMakesNoContact) {
    for (const double heading : {0.0, 30.0, -30.0}) {
        const double toCorner = 17.5 * std::abs(std::sin(radiansFromDegrees(heading).value()));
        const StepMover pushing{facing(-kTouch - toCorner, 0, heading), Order::Forward};
        const StepMotion motion = moveOneStep({pushing, standing(wall())}, {});
        EXPECT_TRUE(motion.contacts.empty());
        expectNear(motion.stops[0], pushing.pose, 1e-5);
    }
}

TEST(WarGalleyMotion, WGA5_WhereAStepStopsItTheNextOneMakesNoNewContact) {
    std::vector<StepMover> movers = {{facing(-20, 0, 20), Order::Forward}, standing(wall())};
    StepMotion motion = moveOneStep(movers, {});
    ASSERT_EQ(motion.contacts.size(), 1u);
    for (int step = 0; step < 3; ++step) {
        movers[0].pose = motion.stops[0];
        motion = moveOneStep(movers, {});
        EXPECT_TRUE(motion.contacts.empty());
        expectNear(motion.stops[0], movers[0].pose, 1e-5);
    }
    // the struck galley has moved away by 1 mm, so this is a new ram
    movers[1].pose = facing(18.5, 30, 90);
    EXPECT_EQ(moveOneStep(movers, {}).contacts.size(), 1u);
}

TEST(WarGalleyMotion, HowFarApartTwoStillTouchAtTheStart) {
    const auto contacts = [](double gap) {
        const StepMover mover{facing(-gap, 0, 0), Order::Forward};
        return moveOneStep({mover, standing(wall())}, {}).contacts.size();
    };
    EXPECT_EQ(contacts(kTouch), 0u);
    EXPECT_EQ(contacts(kTouch * 1.09), 0u);
    EXPECT_EQ(contacts(kTouch * 1.11), 1u);
}

TEST(WarGalleyMotion, WhoTouchesMayGoAwayAndSlideAlong) {
    // Against a wall at 17 degrees, gaps along its side change only by rounding.
    const auto beside = [](double gap) {
        const Radians heading = radiansFromDegrees(17);
        return GalleyPose{along(heading + 90_deg, Millimetres(35 + gap)), heading};
    };
    const GalleyPose still = facing(0, 0, 17);
    for (const double gap : {kTouch, 0.0, -1.0}) {
        const StepMover sliding{beside(gap), Order::Forward};
        const StepMotion along = moveOneStep({sliding, standing(still)}, {});
        expectNear(along.stops[0], poseAfter(sliding.pose, Order::Forward, {}), 1e-9);
        EXPECT_TRUE(along.contacts.empty());
    }
    const StepMover leaving{facing(-kTouch - 60, 0, 180), Order::Forward}; // stern to the wall
    expectNear(moveOneStep({leaving, standing(wall())}, {}).stops[0], facing(-102.1, 0, 180), 1e-9);
}

TEST(WarGalleyMotion, OnlyTheOneThatPushesStays) {
    const StepMover pushing{facing(-kTouch, 0, 0), Order::Forward};
    const StepMover passing{wall(), Order::Forward}; // slides along the other's bow
    const StepMotion motion = moveOneStep({pushing, passing}, {});
    EXPECT_TRUE(motion.contacts.empty());
    expectNear(motion.stops[0], pushing.pose, 1e-5);
    expectNear(motion.stops[1], poseAfter(passing.pose, Order::Forward, {}), 1e-9);
    const StepMover meeting{facing(0, 0, 180), Order::Forward};
    const StepMotion headOn = moveOneStep({pushing, meeting}, {});
    expectNear(headOn.stops[0], pushing.pose, 1e-5);
    expectNear(headOn.stops[1], meeting.pose, 1e-5);
}

TEST(WarGalleyMotion, OnlyTheOneThatPushesStaysHoweverTheSceneIsTurned) {
    const std::vector<StepMover> scene = {{facing(-kTouch, 0, 0), Order::Forward},
                                          {wall(), Order::Forward}};
    for (int degrees = 0; degrees < 360; degrees += 7) {
        const std::vector<StepMover> movers = turned(scene, degrees);
        const StepMotion motion = moveOneStep(movers, {});
        expectNear(motion.stops[0], movers[0].pose, 1e-5);
        expectNear(motion.stops[1], poseAfter(movers[1].pose, Order::Forward, {}), 1e-9);
    }
}

TEST(WarGalleyMotion, ATouchingFollowerStopsWithItsLeader) {
    const StepMover leader{facing(-20, 0, 0), Order::Forward};
    const StepMover follower{facing(-80 - kTouch, 0, 0), Order::Forward};
    const StepMotion free = moveOneStep({follower, leader}, {});
    expectNear(free.stops[0], facing(-38.1, 0, 0), 1e-9);
    const StepMotion stopped = moveOneStep({follower, leader, standing(wall())}, {});
    ASSERT_EQ(stopped.contacts.size(), 1u);
    EXPECT_EQ(stopped.contacts[0].first, 1u);
    expectNear(stopped.stops[1], facing(-kTouch, 0, 0), 1e-9);
    expectNear(stopped.stops[0], facing(-60 - 2 * kTouch, 0, 0), 1e-5);
}

TEST(WarGalleyMotion, WhoOverlapsAsMeasuredMayPartButNotGetDeeper) {
    const StepMover deeper{facing(1, 0, 0), Order::Forward};
    expectNear(moveOneStep({deeper, standing(wall())}, {}).stops[0], deeper.pose, 1e-5);
    const StepMover out{facing(-59, 0, 180), Order::Forward}; // its stern is 1 mm inside the wall
    expectNear(moveOneStep({out, standing(wall())}, {}).stops[0], facing(-101, 0, 180), 1e-9);
}

TEST(WarGalleyMotion, ATurnAgainstABowThatLiesFlushStays) {
    for (const Order turn : {Order::Left, Order::Right}) {
        const StepMover turning{facing(-kTouch, 0, 0), turn};
        expectNear(moveOneStep({turning, standing(wall())}, {}).stops[0], turning.pose, 1e-5);
        const StepMotion passing = moveOneStep({turning, {wall(), Order::Forward}}, {});
        expectNear(passing.stops[0], turning.pose, 1e-5);
        expectNear(passing.stops[1], poseAfter(wall(), Order::Forward, {}), 1e-9);
    }
}

TEST(WarGalleyMotion, WGA5_WhoPartsAndComesBackInOneStepMakesNoNewContact) {
    // The galley turns left under the other's side: it swings away and then slides up against that
    // side.
    const GalleyPose above = facing(30, 17.5 + kTouch + 17.5, 0);
    const StepMotion motion = moveOneStep({{facing(0, 0, 0), Order::Left}, standing(above)}, {});
    EXPECT_TRUE(motion.contacts.empty());
    const double slid = 17.5 * 0.5 / kHalfRootThree; // until the corner is at y = 17.5 again
    expectNear(motion.stops[0], {along(60_deg, Millimetres(slid)), 60_deg}, 1e-5);
}

// --- Grazing ------------------------------------------------------------------------------------

/// Counts contacts when a galley turns left and its stern's starboard corner passes another's side
/// at this gap.
std::size_t contactsOfSwingAt(double gap) {
    const Radians nearest = 226_deg; // on the arc of 196 to 256 degrees
    const Radians heading = nearest + 90_deg;
    const TablePoint center = along(nearest, Millimetres(62.5 + gap + 17.5));
    const GalleyPose other{center + along(heading, 30_mm), heading};
    return moveOneStep({{facing(0, 0, 0), Order::Left}, standing(other)}, {}).contacts.size();
}

TEST(WarGalleyMotion, AGrazingSwingIsNotMissed) {
    for (const double depth : {1e-5, 1e-4, 1e-2}) {
        EXPECT_EQ(contactsOfSwingAt(kTouch - depth), 1u) << depth;
        EXPECT_EQ(contactsOfSwingAt(kTouch + depth), 0u) << depth;
    }
}

/// Counts contacts when a galley sails past another's corner, which points at its side, at this
/// gap.
std::size_t contactsOfPassingAt(double gap) {
    const GalleyPose center = facing(0, 0, 45);
    // distance of the corner from the centre
    const double reach = (30 + 17.5) * std::numbers::sqrt2 / 2;
    const GalleyPose other{center.bow + along(45_deg, 30_mm) + at(0, 17.5 + gap + reach), 45_deg};
    return moveOneStep({{facing(-20, 0, 0), Order::Forward}, standing(other)}, {}).contacts.size();
}

TEST(WarGalleyMotion, AGrazingPassIsNotMissed) {
    for (const double depth : {1e-9, 1e-5, 1e-2}) {
        EXPECT_EQ(contactsOfPassingAt(kTouch - depth), 1u) << depth;
        EXPECT_EQ(contactsOfPassingAt(kTouch + depth), 0u) << depth;
    }
}

TEST(WarGalleyMotion, TheGapThatTouchesIsAnOption) {
    MotionOptions options;
    options.touch = 2_mm;
    const StepMotion motion =
        moveOneStep({{facing(-20, 0, 0), Order::Forward}, standing(wall())}, options);
    expectNear(motion.stops[0], facing(-2, 0, 0), 1e-9);
}

} // namespace
} // namespace umpire::war_galley
