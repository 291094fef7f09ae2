#include "tests/rules/naval_battle/naval_table.h"

/// Tests NB-5 and the hidden information (NB-A20).
namespace umpire::naval_battle::testing {
namespace {

using Lines = std::vector<std::string>;

/// Everything of red but a battleship is placed; yellow is ready. Two mines of red are in the port.
constexpr std::string_view kNearlyReady =
    "LOa1,PAb1,KRc1d1e1,NIf1g1h1i1,FRj1k1l1,OPm1n1o1,ORa2b2c2,KTd2e2f2,DOg2h2i2,TRj2k2l2,DEm2,"
    "BAc4f4k4n4,MIa3b3,+4 "
    "LOa20,PAb20p20,KRc20d20e20,NIf20g20h20i20,FRj20k20l20,OPm20n20o20,ORa19b19c19,KTd19e19f19,"
    "DOg19h19i19,TRj19k19l19,DEm19,BAc17f17k17n17,+6 setup:yellow";

TEST(NavalSetUp, StartsWithTheBatteriesOnTheirSquares) {
    EXPECT_EQ(text(startOf(variant("standard"))), "BAc4f4k4n4,+6 BAc17f17k17n17,+6 setup");
}

TEST(NavalSetUp, AWholeFleetFitsALineAndIsPlacedUnitByUnit) {
    const State state = position(kNearlyReady);
    EXPECT_EQ(english(violationOf(state, "r ready").because), "red has 1 ship still to place");
    const State ready = after(state, {"r PAp1", "r ready"});
    EXPECT_EQ(ready.phase, Phase::Opening);
    EXPECT_EQ(ready.minesOff, (std::array{4, 6}));
}

TEST(NavalSetUp, AUnitCanBeTakenUpAgain) {
    const State state = position(kNearlyReady);
    EXPECT_EQ(text(after(state, {"r -b1", "r PAb4", "r -a3", "r MIa3"})),
              text(after(state, {"r -b1", "r PAb4"})));
    EXPECT_EQ(english(violationOf(state, "r -c4").because),
              "c4 holds a battery, which stays there");
    EXPECT_EQ(violationOf(state, "r -p1").kind, ViolationKind::NothingThere);
    EXPECT_EQ(english(violationOf(state, "y -a20").because), "yellow has set up already");
}

TEST(NavalSetUp, EachOfATeamMayGiveUpForAllOfIt) {
    const State state = startOf(variant("teams"));
    EXPECT_EQ(NavalBattle::resignation(state, Player{2}), Action(Resign{Side::Red}));
    EXPECT_EQ(NavalBattle::resignation(state, Player{3}), Action(Resign{Side::Yellow}));
    EXPECT_EQ(NavalBattle::resignation(state, Player{4}), std::nullopt) << "nobody sits there";
    EXPECT_EQ(NavalBattle::resignation(after(state, {"draw"}), Player{2}), std::nullopt);
}

TEST(NavalSetUp, IsSecretUntilBothAreReady) {
    const State state = position(kNearlyReady);
    EXPECT_EQ(text(viewFor(state, Side::Yellow)).substr(0, 15), "BAc4f4k4n4,+6 L");
    EXPECT_TRUE(toldTo(Side::Yellow, state, "r PAp1").empty());
    EXPECT_TRUE(toldTo(Side::Yellow, state, "r -b1").empty());
    EXPECT_EQ(toldTo(Side::Red, state, "r PAp1"), Lines{"red places battleship on p1"});
    const State placed = after(state, {"r PAp1"});
    EXPECT_TRUE(viewFor(placed, Side::Yellow) == viewFor(state, Side::Yellow));
    EXPECT_EQ(toldTo(Side::Yellow, placed, "r ready").size(), 3U) << "ready, and both fleets";
}

TEST(NavalSecrets, NbA20ShipsAreHiddenAndMinesThatWereSetUpTooButNotThoseThatWereLaid) {
    const State state = position("KRh6,ORb1,DEa1,BAc4,MIa2h7!,+1 LOp18,NIp20,BAc17,SAi9 red",
                                 variant("standard", Resources{printed()}));
    EXPECT_EQ(text(viewFor(state, Side::Yellow)),
              "BAc4,MIh7!,??a1b1a2h6,+1 LOp18,NIp20,BAc17,SAi9 red");
    EXPECT_EQ(text(viewFor(state, Side::Red)),
              "KRh6,ORb1,DEa1,BAc4,MIa2h7!,+1 BAc17,SAi9,??p18p20 red");
}

TEST(NavalSecrets, AMoveShowsNoKindAndAFightShowsTheTwo) {
    const State state = position("KRh6,ORb1,DEa1 NIh7,PAp20 red");
    EXPECT_EQ(toldTo(Side::Yellow, state, "h6-g6"), Lines{"red unit moves h6 to g6"});
    const Lines fight{"red cruiser on h6 attacks destroyer on h7: the attacked is lost"};
    EXPECT_EQ(toldTo(Side::Yellow, state, "h6xh7"), fight);
    EXPECT_EQ(toldTo(Side::Red, state, "h6xh7"), fight);
    EXPECT_EQ(text(viewFor(after(state, {"h6xh7"}), Side::Yellow)), "??a1b1h6 PAp20 yellow")
        << "the survivor is hidden again";
}

TEST(NavalSecrets, ThePlaneDoesNotShowItsCarrier) {
    const State state = position("LOa6,ORb1,DEa1 FRa10,PAp20 red");
    EXPECT_EQ(toldTo(Side::Yellow, state, "a6~a10"),
              Lines{"red plane attacks frigate on a10: the attacked is lost"});
    EXPECT_EQ(toldTo(Side::Red, state, "a6~a10"),
              Lines{"red plane from a6 attacks frigate on a10: the attacked is lost"});
    EXPECT_EQ(text(viewFor(after(state, {"a6~a10"}), Side::Yellow)), "SAa10,??a1b1a6 PAp20 yellow");
}

TEST(NavalSecrets, APlaneOrABatteryThatMeetsAHiddenWrongTargetLosesTheTurn) {
    EXPECT_EQ(textAfter("LOa16,ORb1,DEa1 MIa18,NIp20 red", {"a16~a18"}),
              "LOa16,ORb1,DEa1 NIp20,MIa18 yellow");
    EXPECT_TRUE(isLegal(position("ORc16,DEa1 BAc17 yellow"), "c17xc16"))
        << "that it were illegal would show the missile ship";
}

TEST(NavalSecrets, WhatLeavesNeutralWaterByForceIsNotShownNorThatItWasNeeded) {
    const State state = position("DEe9:2,ORb1 DEp20,ORp19 red");
    EXPECT_EQ(toldTo(Side::Yellow, state, "b1-b2"),
              (Lines{"red unit moves b1 to b2",
                     "red unit on e9 stayed too long on neutral water and is removed"}));
    EXPECT_EQ(toldTo(Side::Red, state, "b1-b2").back(),
              "red can no longer win, without its landing ship");
}

TEST(NavalSecrets, WhatIsLegalDoesNotDependOnWhatIsHiddenFromWhoActs) {
    // The same tokens with other ships under them give red the same list.
    const std::string red = "LOd16,TRe16,ORg16,DEa1 ";
    const auto listing = [&red](const std::string& yellow) {
        return listed(position(red + yellow + " red"));
    };
    EXPECT_EQ(listing("PAd17,KRe18,DEf15,BAf17"), listing("MId17,ORe18,TRf15,BAf17"));
    EXPECT_EQ(listing("PAd17,KRe18,DEf15,BAf17"), listing("DEd17,MIe18,LOf15,BAf17"));
}

} // namespace
} // namespace umpire::naval_battle::testing
