#include "tests/rules/war_galley/war_galley_game_table.h"

/// Tests contacts if the table gives the galleys' poses: WG-23 to WG-26, WG-A5 with
/// `poses=confirmed`.
namespace umpire::war_galley::testing {
namespace {

/// Returns a position in which A's bow moves from y = 58 to 100 in one step, and B lies across its
/// way with its side at `side`.
std::string ram(const std::string& orders, const std::string& side) {
    return "6:6/6/2@300,58,90=" + orders + " 6:6/6/2@330," + side +
           ",0=OOOOF orders:A galleys=1 poses=confirmed";
}

State moved(const std::string& line) {
    return after(position(line), {"B ready"});
}

std::vector<std::string> blowsOf(const State& state) {
    std::vector<std::string> blows;
    for (const Blow& blow : state.execution.blows) {
        blows.push_back(nameOf(state, blow.attacker) + "*" + nameOf(state, blow.target) + ":" +
                        std::to_string(blow.points));
    }
    return blows;
}

constexpr const char* kSideAt99 = "116.5"; // its side at y = 99: A stops at 98.9

TEST(WarGalleyContacts, WG23_WaitForWhatTheTableShows) {
    const State state = moved(ram("FFFFF", kSideAt99));
    EXPECT_EQ(pendingOf(state).owed, Owed::Confirmation);
    EXPECT_TRUE(state.execution.blows.empty()) << "nothing is dealt before it is seen";
    EXPECT_EQ(text(state).rfind("6:6/6/2@300,98.9,90<300,58,90=FFFFF", 0), 0U) << text(state);
    const State confirmed = after(state, {"confirmed"});
    EXPECT_EQ(blowsOf(confirmed), (std::vector<std::string>{"A1*B1:3"}));
    EXPECT_EQ(position(text(confirmed)), confirmed);
}

TEST(WarGalleyContacts, WG23_AReckonedRamThatTheTableShowsAsAGapIsNone) {
    const auto told =
        eventsOf(after(moved(ram("FFFFF", kSideAt99)), {"A1 lies 300,90.5,90"}), "confirmed");
    EXPECT_EQ(told.at(1), "step 2") << "8.5 mm: no contact, no question";
}

TEST(WarGalleyContacts, WG23_AReckonedMissThatTheTableShowsAsContactIsARam) {
    const State state = moved(ram("FFFFF", "118.5")); // its side at y = 101
    EXPECT_EQ(blowsOf(after(state, {"A1 lies 300,101,90", "confirmed"})),
              (std::vector<std::string>{"A1*B1:3"}));
    EXPECT_EQ(pendingOf(after(state, {"confirmed"})).owed, Owed::Contact)
        << "no hand and no eye tells a gap of 1 mm";
}

TEST(WarGalleyContacts, WG23_BetweenTouchingAndApartThePlayersSay) {
    const State near = moved(ram("FFFFF", kSideAt99));
    const State state = after(near, {"A1 lies 300,96.9,90"});
    const auto told = eventsOf(state, "confirmed");
    EXPECT_EQ(told.at(1), "A1 and B1 lie 2.1 mm apart: too close to call whether they touch");
    const State asked = after(state, {"confirmed"});
    EXPECT_EQ(pendingOf(asked).owed, Owed::Contact);
    EXPECT_EQ(sidesToAct(asked), (std::vector{Side::A, Side::B}));
    EXPECT_EQ(listed(asked), "A1 rams B1 side, A1 rams B1 stern, A1 rams B1 head-on, "
                             "A1 clear of B1");
    EXPECT_EQ(position(text(asked)), asked);
    EXPECT_EQ(ruleAgainst(asked, "B1 rams A1 side"), "WG-26") << "it lies still";
    EXPECT_EQ(ruleAgainst(asked, "A1 lies 300,100,90"), "WG-A5");
    EXPECT_EQ(ruleAgainst(asked, "confirmed"), "WG-21");
    EXPECT_EQ(blowsOf(after(asked, {"A1 rams B1 side"})), (std::vector<std::string>{"A1*B1:3"}));
    EXPECT_EQ(blowsOf(after(asked, {"A1 rams B1 stern"})), (std::vector<std::string>{"A1*B1:2"}));
    EXPECT_EQ(blowsOf(after(asked, {"A1 rams B1 head-on"})),
              (std::vector<std::string>{"B1*A1:2", "A1*B1:3"}))
        << "WG-24: both, though B1 lies still";
    EXPECT_EQ(eventsOf(asked, "A1 clear of B1").at(0), "A1 is clear of B1");
    EXPECT_EQ(eventsOf(asked, "B1 clear of A1").at(0), "A1 is clear of B1");
}

TEST(WarGalleyContacts, WG23_OneRamIsDealtOnceWhileTheHullsDoNotPart) {
    State state = moved("6:6/6/2@300,101,90=FFFFF 6:6/6/2@330,160,0=OOOOF orders:A galleys=1 "
                        "poses=confirmed");
    state = after(state, {"A1 lies 300,140.4,90", "confirmed", "A1 rams B1 side"});
    EXPECT_EQ(blowsOf(state), (std::vector<std::string>{"A1*B1:3"}));
    state = after(state, {"B1 loses 0/2/1"});
    for (int step = 2; step <= 5; ++step) {
        ASSERT_EQ(state.execution.step, step) << text(state);
        if (pendingOf(state).owed == Owed::Oars) {
            state = after(state, {"B1 oars 5/5"});
        }
        state = after(state, {"A1 lies 300,140.4,90", "B1 lies 330,160,0", "confirmed"});
        if (pendingOf(state).owed == Owed::Oars) {
            state = after(state, {"B1 oars 5/5"});
        }
        EXPECT_TRUE(state.execution.blows.empty()) << text(state);
    }
    EXPECT_EQ(state.phase, Phase::Ordering);
    EXPECT_EQ(state.neighbours, (std::vector{Neighbours{{0, 1}, Judged::Touching}}))
        << "into the next turn";
}

TEST(WarGalleyContacts, WGA5_OnceTheyHavePartedAContactIsNew) {
    const State touching = position("6:2/2/0@300,98.9,90=FF 6:0/6/0@330,116.5,0=- orders:A "
                                    "galleys=1 poses=confirmed A1+B1");
    State state = after(touching, {"B ready"});
    state = after(state, {"A1 lies 300,90,90", "confirmed"});
    EXPECT_TRUE(state.neighbours.empty()) << "9 mm: they have parted";
    state = after(state, {"confirmed"});
    EXPECT_EQ(rigOf(state, "B1"), "0/2/0") << "2 and 2 forwards";
}

TEST(WarGalleyContacts, WGA5_HullsThatTouchedBeforeTheStepMakeNoContact) {
    const State state = after(position("6:1/1/0@300,98.95,90=F;5:0/5/0@330,116.5,0=- "
                                       "5:0/5/0@900,900,0=-;5:0/5/0@700,900,0=- orders:A "
                                       "poses=confirmed"),
                              {"B ready", "confirmed"});
    EXPECT_EQ(rigOf(state, "A2"), "0/5/0") << "they were placed so";
}

TEST(WarGalleyContacts, WG23_WhoIsSaidToBeClearIsAskedAboutAgainOnlyWhereOneRunsIntoIt) {
    // The galleys pass each other at 2 mm: the umpire asks once.
    const std::string line = "6:6/6/2@300,100,90=FFFFF 6:6/6/2@337,130,90=OOOOF orders:A galleys=1 "
                             "poses=confirmed";
    State state = after(position(line), {"B ready", "confirmed"});
    ASSERT_EQ(pendingOf(state).owed, Owed::Contact) << text(state);
    state = after(state, {"A1 clear of B1"});
    EXPECT_EQ(text(state).find("A1/B1") != std::string::npos, true) << text(state);
    state = after(state, {"confirmed"});
    EXPECT_NE(pendingOf(state).owed, Owed::Contact) << text(state);
    // A galley stands two millimetres from B's side and was declared clear. If it goes on, it rams
    // B.
    const State before = position("6:2/2/0@300,96.9,90=FF 6:0/6/0@330,116.5,0=- orders:A "
                                  "galleys=1 poses=confirmed A1/B1");
    EXPECT_EQ(rigOf(after(before, {"B ready", "confirmed"}), "B1"), "0/3/0");
    EXPECT_EQ(pendingOf(after(before, {"B ready", "A1 lies 300,96.9,90", "confirmed"})).owed,
              Owed::Contact)
        << "or is asked about again";
}

TEST(WarGalleyContacts, WG25_AForwardThatMovedNothingGivesNoSpeedByOption) {
    const std::string line = "6:2/2/0@300,98.9,90<300,58,90=FF 6:0/6/0@330,116.5,0=- step2:move "
                             "confirm galleys=1 ";
    EXPECT_EQ(rigOf(after(position(line + "poses=confirmed"), {"confirmed"}), "B1"), "0/2/0");
    std::string stalled = line;
    stalled.replace(stalled.find("=FF"), 3, "=fF");
    stalled += "stalled=nothing poses=confirmed";
    EXPECT_EQ(rigOf(after(position(stalled), {"confirmed"}), "B1"), "0/3/0");
    const State pushing = after(position("6:2/2/0@300,98.95,90=FF 6:0/6/0@330,116.5,0=- orders:A "
                                         "galleys=1 stalled=nothing poses=confirmed"),
                                {"B ready", "confirmed"});
    EXPECT_NE(text(pushing).find("=fF "), std::string::npos) << text(pushing);
}

TEST(WarGalleyContacts, WGA6_NearACornerThePlayersSayWhichSideWasHit) {
    // B's stern corner is before A's bow at 45 degrees: one degree decides between side and stern.
    const State state =
        moved("6:6/6/2@300,58,90=FFFFF 6:6/6/2@330.05,153.8,45=OOOOF orders:A galleys=1 "
              "poses=confirmed");
    const auto told = eventsOf(state, "confirmed");
    const State one = after(state, {"confirmed"});
    if (pendingOf(one).owed == Owed::Contact) {
        EXPECT_EQ(told.at(1), "A1 and B1 touch: too close to call which side was hit");
    } else {
        ADD_FAILURE() << text(one);
    }
}

TEST(WarGalleyContacts, MeasuredHullsMayOverlapABit) {
    const State state = moved(ram("FFFFF", kSideAt99));
    EXPECT_EQ(blowsOf(after(state, {"A1 lies 300.4,99.7,90.5", "confirmed"})),
              (std::vector<std::string>{"A1*B1:3"}));
}

} // namespace
} // namespace umpire::war_galley::testing
