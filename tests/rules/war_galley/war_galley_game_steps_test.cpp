#include "tests/rules/war_galley/war_galley_game_table.h"

/// Tests reveal, steps, movement, collisions and re-arranging: WG-17 to WG-26.
namespace umpire::war_galley::testing {
namespace {

/// B's galley far away without anything to lay.
constexpr std::string_view kFar = " 5:0/5/0@300,5000,90=- orders introduction";

std::string alone(std::string_view galley) {
    return std::string(galley) + std::string(kFar);
}

TEST(WarGalleySteps, LiftAllScreensAtOnce) { // WG-17
    const State state = position("5:5/5/3@100,72,90;5:5/5/3@200,72,90 "
                                 "5:5/5/3@100,348,270;5:0/5/0@300,348,270 orders");
    const State laid = after(state, {"A1 orders FFFXX", "A2 orders LLLXX", "B1 orders RRRXX"});
    EXPECT_EQ(ruleAgainst(laid, "B ready"), "WG-16") << "B2 has none";
    EXPECT_EQ(ruleAgainst(laid, "A1 orders FFFXX"), "WG-12") << "it has orders";
    const State ready = after(laid, {"A ready"});
    EXPECT_EQ(sidesToAct(ready), std::vector{Side::B});
    EXPECT_EQ(ruleAgainst(ready, "A1 takes-up"), "WG-17");
    EXPECT_EQ(ruleAgainst(ready, "A ready"), "WG-17");
    const auto told = eventsOf(after(ready, {"B2 orders -"}), "B ready");
    EXPECT_EQ(told.front(), "B is ready");
    EXPECT_TRUE(tells(told, "A2's orders are LLLXX"));
    EXPECT_TRUE(tells(told, "B1's orders are RRRXX"));
    EXPECT_TRUE(tells(told, "B2's orders are -"));
}

TEST(WarGalleySteps, HideOrdersUntilThen) { // WG-9, WG-12
    const State state = position("5:5/5/3@100,72,90 5:5/5/3@100,348,270 orders introduction");
    const State one = after(state, {"A1 orders FFFXX"});
    const State other = after(state, {"A1 orders LLRXX"});
    EXPECT_EQ(viewFor(one, Side::B), viewFor(other, Side::B));
    EXPECT_EQ(viewFor(one, Side::B), viewFor(state, Side::B));
    EXPECT_NE(viewFor(one, Side::A), viewFor(other, Side::A));
    const Event laid = OrdersLaid{Side::A, 0, *planOf("FFFXX")};
    EXPECT_EQ(eventFor(laid, Side::B), std::nullopt);
    EXPECT_EQ(eventFor(laid, Side::A), laid);
    const State taken = after(one, {"A1 takes-up"});
    EXPECT_EQ(taken, state);
    EXPECT_EQ(ruleAgainst(taken, "A1 takes-up"), "WG-12");
    EXPECT_EQ(eventFor(OrdersTakenUp{Side::A, 0}, Side::B), std::nullopt);
}

TEST(WarGalleySteps, WgX6FollowTheLaidOutRow) { // WG-18, WG-20
    const State state = executed(alone("6:3/3/2@300,100,90=FFXRX"));
    EXPECT_EQ(poseOf(state, 0), "336.373,205,30");
    EXPECT_EQ(text(state), "6:3/3/2@336.373,205,30 5:0/5/0@300,5000,90 orders introduction");
    const auto told =
        eventsOf(after(position(alone("6:3/3/2@300,100,90=FFXRX")), {"A ready"}), "B ready");
    EXPECT_TRUE(tells(told, "A1 forward to 300,142,90"));
    EXPECT_TRUE(tells(told, "A1 forward to 300,184,90"));
    EXPECT_TRUE(tells(told, "A1 does not fire: no enemy is within 3 M"));
    EXPECT_TRUE(tells(told, "A1 turn right to 336.373,205,30"));
    EXPECT_TRUE(tells(told, "the turn is over after 5 steps"));
}

TEST(WarGalleySteps, WgX7TurnToTheOtherSideToo) {
    EXPECT_EQ(poseOf(executed(alone("6:3/3/2@300,100,90=FFXLX")), 0), "263.627,205,150");
}

TEST(WarGalleySteps, WgX8ComeRoundInSixTurns) {
    const State five = executed(alone("5:5/5/0@300,100,90=RRRRR"));
    EXPECT_EQ(five.vessels[0].pose->heading, 150_deg);
    EXPECT_EQ(poseOf(executed(alone("5:1/1/0@" + poseOf(five, 0) + "=R")), 0), "300,100,90");
}

TEST(WarGalleySteps, MayTurnInPlace) { // WG-A2, the option
    const State state = executed("5:1/1/0@300,100,90=L 5:0/5/0@300,5000,90=- orders galleys=1 "
                                 "turn=in-place");
    EXPECT_EQ(poseOf(state, 0), "300,100,150");
}

TEST(WarGalleySteps, EndWithTheLongestRow) { // WG-20
    const auto told =
        eventsOf(after(position("5:1/1/0@300,100,90=F 5:2/2/0@300,500,90=LL orders introduction"),
                       {"A ready"}),
                 "B ready");
    EXPECT_TRUE(tells(told, "the turn is over after 2 steps"));
    const auto nothing =
        eventsOf(after(position(alone("5:0/1/0@300,100,90=-")), {"A ready"}), "B ready");
    EXPECT_TRUE(tells(nothing, "the turn is over after 0 steps"));
}

/// Returns a position in which A sails north along x = 300 with its bow at y = 100, and B lies
/// across its way with its side at y = 150.
std::string sideRam(std::string_view mover) {
    return std::string(mover) + " 5:0/5/0@330,167.5,0=- orders introduction";
}

TEST(WarGalleyCollisions, WgX9RamASide) { // WG-24, WG-25
    const State forward = executed(sideRam("5:2/2/0@300,100,90=FF"));
    EXPECT_EQ(rigOf(forward, "B1"), "0/1/0") << "2 and 2 forwards";
    EXPECT_EQ(rigOf(forward, "A1"), "2/2/0");
    EXPECT_EQ(poseOf(forward, 0), "300,149.9,90") << "it stops at the contact (WG-A5)";
    const State turning = executed("5:1/1/0@300,100,90=L 5:0/5/0@282.524,144.731,60=- "
                                   "orders introduction");
    EXPECT_EQ(rigOf(turning, "B1"), "0/3/0") << "a turn adds nothing";
}

TEST(WarGalleyCollisions, WgX10RamAStern) { // WG-24
    const State state = executed("5:1/1/0@300,100,90=F 5:0/5/0@300,180,90=- orders introduction");
    EXPECT_EQ(rigOf(state, "B1"), "0/3/0") << "1 and 1 forward";
}

TEST(WarGalleyCollisions, WgX11MeetHeadOn) { // WG-23 to WG-25
    const State state = executed("5:2/2/0@300,100,90=FF 5:2/4/0@300,210,330=RF orders galleys=1 "
                                 "turn=in-place");
    ASSERT_EQ(pendingOf(state).owed, Owed::Losses) << text(state);
    EXPECT_EQ(state.execution.blows, (std::vector{Blow{1, 0, 3}, Blow{0, 1, 4}}));
}

TEST(WarGalleyCollisions, CountAllForwardsOrTheRun) { // WG-A4
    // Forward to (300, 100), left to (263.627, 121), forward along 150 degrees: B's side is 20 mm
    // before the bow then.
    const std::string line = "5:3/3/0@300,58,90=FLF 5:0/5/0@246.151,165.731,60=- orders galleys=1";
    EXPECT_EQ(rigOf(executed(line), "B1"), "0/1/0") << "2 and 2";
    EXPECT_EQ(rigOf(executed(line + " bonus=consecutive"), "B1"), "0/2/0") << "2 and 1";
}

TEST(WarGalleyCollisions, NeedANewContact) { // WG-A5
    // The galley rams in the first step and pushes on in the second.
    const State state = executed("5:2/2/0@300,130,90=FF 5:0/5/0@330,167.5,0=- orders introduction");
    EXPECT_EQ(rigOf(state, "B1"), "0/2/0") << "2 and 1, once";
    EXPECT_EQ(poseOf(state, 0), "300,149.9,90");
}

TEST(WarGalleyCollisions, WG23_ByOptionAnOrderIsCompletedAfterTheContact) {
    const std::string line = "5:1/1/0@300,130,90=F 5:0/5/0@330,167.5,0=- orders galleys=1";
    EXPECT_EQ(poseOf(executed(line), 0), "300,149.9,90");
    const State through = executed(line + " contact=completes");
    EXPECT_EQ(poseOf(through, 0), "300,172,90");
    EXPECT_EQ(rigOf(through, "B1"), rigOf(executed(line), "B1"));
}

TEST(WarGalleyCollisions, WG26_WhoLiesStillAndFiresRamsNobody) {
    // A swings about its bow, and A's stern corner meets the bow of B, which fires.
    const std::string line = "5:1/1/0@300,300,0=L 5:0/5/1@252,260,90=X orders galleys=1 "
                             "turn=in-place";
    EXPECT_EQ(rigOf(executed(line), "A1"), "1/1/0");
    EXPECT_NE(rigOf(executed(line + " resting-bow=rams"), "A1"), "1/1/0");
}

TEST(WarGalleyCollisions, WG24_HeadOnAgainstAGalleyAtRestBothSuffer) {
    const std::string line = "6:6/6/2@300,100,90=FFFFF 6:6/6/2@300,150,270=XXFFF orders:A "
                             "galleys=1";
    const auto rammed = [&](const std::string& options, const std::string& damage) {
        const State fires = after(position(line + options), {"B ready"});
        return tells(eventsOf(fires, "B1 hits 0"), "A1 and B1 collide at 300,149.95: " + damage);
    };
    EXPECT_TRUE(rammed("", "2 to A1, 4 to B1"));
    EXPECT_TRUE(rammed(" resting-bow=harmless", "0 to A1, 4 to B1"));
    EXPECT_TRUE(rammed(" resting-bow=rams", "2 to A1, 4 to B1"));
}

TEST(WarGalleyCollisions, HurtFriendsToo) { // WG-23
    const State state = executed("5:1/1/0@300,100,90=F;5:0/5/0@330,140,0=- "
                                 "5:0/5/0@300,5000,90=-;5:0/5/0@400,5000,90=- orders");
    EXPECT_EQ(rigOf(state, "A2"), "0/2/0");
}

TEST(WarGalleyCollisions, DealNothingWithoutABow) { // WG-26: the swinging stern
    // A's hull swings about its bow by 60 degrees to port; A's stern sweeps to starboard and meets
    // B's side.
    const State state = executed("5:1/1/0@300,100,90=L 5:0/5/0@352,100,90=- orders galleys=1 "
                                 "turn=in-place");
    EXPECT_EQ(rigOf(state, "B1"), "0/5/0");
    EXPECT_NE(poseOf(state, 0), "300,100,150") << "it has stopped at the contact";
}

TEST(WarGalleySteps, MoveBeforeTheyFire) { // WG-21
    // In step 1 A moves to within 3 M of B, so B's fire order of that step can reach A.
    const State state = executed("5:1/1/0@300,100,90=F 5:0/5/1@300,300,90=X orders introduction");
    EXPECT_EQ(pendingOf(state), (Pending{Owed::Toss, 1}));
}

TEST(WarGalleySteps, RearrangeOnTheSecondMatch) { // WG-22
    const State state = executed(alone("5:3/2/0@300,100,90=OOFF"));
    EXPECT_EQ(state.execution.step, 2);
    EXPECT_EQ(sidesToAct(state), std::vector{Side::A});
    EXPECT_EQ(listed(state), "A1 oars 1/4, A1 oars 2/3, A1 oars 3/2, A1 oars 4/1");
    EXPECT_EQ(ruleAgainst(state, "A1 oars 5/0"), "WG-22");
    EXPECT_EQ(ruleAgainst(state, "A1 oars 2/2"), "WG-22");
    EXPECT_EQ(poseOf(state, 0), "300,100,90") << "the forwards come later";
    const State done = after(state, {"A1 oars 1/4"});
    EXPECT_EQ(rigOf(done, "A1"), "1/4/0");
    EXPECT_EQ(poseOf(done, 0), "300,184,90") << "laid orders do not lapse (WG-A9)";
}

TEST(WarGalleySteps, RearrangeWithinTheHoles) { // WG-3, WG-5: limited by the holes of its type
    const State six = executed(alone("6:5/4/0@300,100,90=OOFFF"));
    EXPECT_EQ(listed(six), "A1 oars 3/6, A1 oars 4/5, A1 oars 5/4, A1 oars 6/3");
    const State four = executed(alone("4:4/2/0@300,100,90=OOFF"));
    EXPECT_EQ(listed(four), "A1 oars 2/4, A1 oars 3/3, A1 oars 4/2");
    const auto violation = validate(four, action(four, "A1 oars 5/1"));
    ASSERT_TRUE(violation);
    EXPECT_EQ(english(violation->because), "6 oars, at least 1 and at most 4 on each side");
}

TEST(WarGalleySteps, RearrangeABareSide) { // WG-39, WG-A1
    const State forced = executed(alone("5:2/0/0@300,100,90=OO"));
    EXPECT_EQ(rigOf(forced, "A1"), "1/1/0") << "there is no other way";
    EXPECT_EQ(rigOf(executed(alone("5:1/0/0@300,100,90=OO")), "A1"), "1/0/0")
        << "one oar cannot be on both sides";
}

TEST(WarGalleySteps, RearrangeAfterFire) { // WG-21
    const State state = executed("5:3/2/0@300,100,90=OOFF 5:0/5/2@320,200,90=XX "
                                 "orders introduction");
    EXPECT_EQ(pendingOf(state), (Pending{Owed::Toss, 1}));
    const State second = after(state, {"B1 hits 0", "B1 hits 1"});
    EXPECT_EQ(rigOf(second, "A1").size(), 5U);
    EXPECT_EQ(pendingOf(second), (Pending{Owed::Oars, 0})) << text(second);
    EXPECT_EQ(second.vessels[0].rig.port + second.vessels[0].rig.starboard, 4);
}

TEST(WarGalleySteps, MayBeConfirmedByTheTable) { // WG-A5, an option
    const State state = executed("5:1/1/0@300,100,90=F 5:0/5/1@300,300,90=X orders galleys=1 "
                                 "poses=confirmed");
    EXPECT_EQ(pendingOf(state).owed, Owed::Confirmation);
    EXPECT_TRUE(sidesToAct(state).empty());
    EXPECT_EQ(listed(state), "confirmed");
    EXPECT_EQ(ruleAgainst(state, "B1 hits 1"), "WG-21");
    const State there = after(state, {"A1 lies 300,100,90", "confirmed"});
    EXPECT_EQ(pendingOf(there).owed, Owed::Nothing) << "out of range: the order is spent";
    EXPECT_EQ(pendingOf(after(state, {"confirmed"})).owed, Owed::Toss);
}

TEST(WarGalleySteps, GoOnFromWhereAGalleyReallyIs) { // WG-A5
    const State ordering = position(alone("5:1/1/0@300,100,90"));
    const State corrected = after(ordering, {"A1 lies 310.5,90,80"});
    EXPECT_EQ(poseOf(corrected, 0), "310.5,90,80");
    const State owing = executed("5:1/1/0@300,100,90=F 5:0/5/1@300,300,90=X orders introduction");
    EXPECT_EQ(pendingOf(after(owing, {"A1 lies 300,100,90"})).owed, Owed::Nothing)
        << "nobody is in range any more, and the turn is over";
    const State losing = position("5:5/5/3@300,100,90=FFFFF 5:0/5/0@330,117.5,0=- step1:move "
                                  "B1*A1:2 introduction");
    EXPECT_EQ(ruleAgainst(losing, "A1 lies 300,90,90"), "WG-A5");
    EXPECT_EQ(ruleAgainst(startOf(variant("standard")), "A1 lies 300,90,90"), "WG-38");
}

TEST(WarGalleySteps, TellOnceOfFireThatIsSpent) {
    const State owing = executed("5:0/5/1@300,100,90=X;5:0/5/1@100,100,90=X "
                                 "5:0/5/0@365,100,90=-;5:0/5/0@365,300,90=- orders");
    EXPECT_EQ(
        eventsOf(owing, "B1 lies 365,105,90"),
        (std::vector<std::string>{"B1 lies at 365,105,90", "A1 fires at B1: 2 matches to drop"}));
    const auto away = eventsOf(owing, "B1 lies 565,105,90");
    EXPECT_TRUE(tells(away, "A1 does not fire: no enemy is within 3 M"));
    EXPECT_FALSE(tells(away, "A2 does not fire: no enemy is within 3 M")) << "that was told before";
}

/// WG-19: rows that would cross are laid in parts; the executed orders are the same.
TEST(WarGalleySteps, DoNotAskWhetherRowsCross) {
    const State state = executed("5:3/3/0@300,100,90=FFF 5:3/3/0@500,160,180=FFF "
                                 "orders introduction");
    EXPECT_EQ(poseOf(state, 0), "300,226,90");
    EXPECT_EQ(poseOf(state, 1), "374,160,180");
}

} // namespace
} // namespace umpire::war_galley::testing
